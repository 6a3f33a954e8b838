// What moves would bring, asked of the rules: figures for destinations, and the table with a move carried out.

import {
  type AzulEvent,
  type AzulView,
  azul,
  decided,
  type MovePreview,
  type Position,
  parseMove,
  previewMove,
} from '@mozaika/azul';
import { parseAction, type Seat } from '@mozaika/kernel';

/** What a legal move would bring, with its text. */
export interface MoveEffect extends MovePreview {
  readonly move: string;
}

export function effectOf(position: Position, seat: Seat, move: string): MoveEffect | undefined {
  const parsed = parseMove(move);
  return parsed.ok ? { move, ...previewMove(position, seat, parsed.value) } : undefined;
}

/** What a move itself decides: the table after it and the events up to there. What follows (scoring, the end) nobody decides. */
export interface Decision {
  readonly view: AzulView;
  readonly events: readonly AzulEvent[];
}

/** The decision of an action such as `1 3B2`; nothing for a deal. */
export function decisionOf(position: Position, action: string): Decision | undefined {
  const parsed = parseAction(azul, action);
  if (!parsed.ok || parsed.value.kind !== 'move') return undefined;
  const { position: after, events } = decided(position, parsed.value.seat, parsed.value.move);
  return { view: viewOf(after), events };
}

/** The rules' view of a position; the kernel's contract knows it only as JSON. */
const viewOf = (position: Position): AzulView => azul.view(position) as AzulView;
