// The mark of a proposed move on the table: its tiles, and the line, the floor or the cell that they go to.

import { groupKey, readMove } from './move-text.ts';

const MARK = 'data-suggested';

/** The attributes that the parts of a move's mark bear. */
function partsOf(text: string): string[] {
  const move = readMove(text);
  if (!move) return [];
  const to = (destination: number | 'floor') => (destination === 'floor' ? 'F' : String(destination));
  if (move.kind === 'take') return [`[data-group="${groupKey(move)}"]`, `.own [data-to="${to(move.line)}"]`];
  return [`.own .line[data-to="${move.line}"]`, `.own [data-move="${text}"]`];
}

/** Marks a move in the place of the one that was marked; nothing marks none. */
export function markSuggestion(table: HTMLElement, move: string | undefined): void {
  for (const marked of table.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  if (move === undefined) return;
  for (const part of table.querySelectorAll(partsOf(move).join(', ') || MARK)) part.setAttribute(MARK, '');
}
