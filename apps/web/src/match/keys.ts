// The keys that are the same for every game: of replays, of the rules, and of the keyboard help itself.

import type { Phrase } from '@mozaika/words';
import type { KeyHelp } from '../games/keys.ts';

export const REPLAY_KEYS: readonly KeyHelp[] = [
  { keys: ['ArrowLeft', 'ArrowRight'], does: { en: 'a move back, a move on', cs: 'o tah zpět, o tah dál' } },
  { keys: ['Home', 'End'], does: { en: 'to the beginning, to the end', cs: 'na začátek, na konec' } },
  { keys: [' '], does: { en: 'play, pause', cs: 'přehrát, zastavit' } },
];

export const PAGE_KEYS: readonly KeyHelp[] = [
  { keys: ['Tab'], does: { en: 'to the next button', cs: 'na další tlačítko' } },
  { keys: ['Escape'], does: { en: 'close what is open', cs: 'zavřít, co je otevřené' } },
  { keys: ['?'], does: { en: 'this list', cs: 'tenhle přehled' } },
];

/** How keys are drawn or called on a keyboard. */
const KEY_NAMES: { readonly [key: string]: Phrase } = {
  ArrowLeft: { en: '←', cs: '←' },
  ArrowUp: { en: '↑', cs: '↑' },
  ArrowDown: { en: '↓', cs: '↓' },
  ArrowRight: { en: '→', cs: '→' },
  ' ': { en: 'Space', cs: 'mezerník' },
  Escape: { en: 'Esc', cs: 'Esc' },
  PageDown: { en: 'Page Down', cs: 'Page Down' },
  PageUp: { en: 'Page Up', cs: 'Page Up' },
  '-': { en: '−', cs: '−' },
};

/** The keys of one chord as people know them: `Ctrl`, `Enter`. */
export const chordNames = (chord: string): Phrase[] =>
  (chord === '+' ? [chord] : chord.split('+')).map((key) => KEY_NAMES[key] ?? { en: key, cs: key });

/** Whether a key press asks for the keyboard help: not where it is typed. */
export const asksForKeys = ({ key, target }: KeyboardEvent): boolean =>
  key === '?' && !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));

/** What the keys of a replay do. */
const REPLAY_ACTIONS = new Map([
  ['ArrowLeft', 'earlier'],
  ['ArrowRight', 'later'],
  ['Home', 'first'],
  ['End', 'last'],
  [' ', 'toggle'],
] as const);

/** Whatever has a use for all keys: something to type into, or a list to choose from. */
const TYPING = 'input:not([type="range"]), textarea, select, [contenteditable]';
/** What the space bar presses where somebody got there with the keyboard. */
const PRESSED = 'button, a, summary';

type ReplayAction = 'earlier' | 'later' | 'first' | 'last' | 'toggle';

/** What a key means to a replay; nothing where it belongs to something else. `focused`: what the focus came by. */
export function replayKey(event: KeyboardEvent, focused: 'pointer' | 'keyboard'): ReplayAction | undefined {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return undefined;
  const at = target instanceof Element ? target : undefined;
  if (at?.matches(TYPING) || (key === ' ' && focused === 'keyboard' && at?.matches(PRESSED)) || at?.closest('dialog'))
    return undefined;
  return REPLAY_ACTIONS.get(key as ' ');
}
