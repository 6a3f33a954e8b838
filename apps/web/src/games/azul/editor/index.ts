// What Azul brings for setting up its positions.

import { type AzulView, type BoardName, formatView, parseView } from '@mozaika/azul';
import { type Json, type Refusal, seatAt } from '@mozaika/kernel';
import type { Phrase } from '@mozaika/words';
import type { GameEditor } from '../../../editor/contract.ts';
import { emptyView, withMarker, withSeats, withTurn } from './draft.ts';
import Fields from './Fields.svelte';
import { MENDS } from './words.ts';

const boardOf = (options: Json) => ({ board: (Object(options) as { readonly board: BoardName }).board });

/** The position of a text that is known to be readable. */
function viewOf(text: string, options: Json): AzulView {
  const read = parseView(text, boardOf(options));
  if (!read.ok) throw new Error(`A position can't be edited: ${text}`);
  return read.value;
}

interface Way {
  readonly says: Phrase;
  change(view: AzulView, facts: { readonly expected: number; readonly most: number }): AzulView;
}

const taking: Way = { says: MENDS.take, change: (view) => withTurn(view, `take${view.starter ?? 1}`) };
const dealing: Way = { says: MENDS.deal, change: (view) => withTurn(view, 'deal') };

/** By the code of a refusal. */
const WAYS: { readonly [code: string]: Way } = {
  'wall-too-full': { says: MENDS.round, change: (view, { expected }) => ({ ...view, round: expected }) },
  'nothing-on-offer': dealing,
  'no-full-line': dealing,
  'tiles-on-offer': taking,
  'marker-starts': { says: MENDS.marker, change: (view, { expected }) => withMarker(view, seatAt(expected - 1)) },
  'idle-too-many': { says: MENDS.idle, change: (view, { most }) => ({ ...view, idleRounds: most }) },
  'placed-too-many': { says: MENDS.placed, change: (view, { most }) => ({ ...view, placed: most }) },
};

function mend(text: string, options: Json, refusal: Refusal) {
  const way = Object.hasOwn(WAYS, refusal.code) ? WAYS[refusal.code] : undefined;
  if (!way) return undefined;
  const view = viewOf(text, options);
  const facts = refusal as Refusal & { readonly expected: number; readonly most: number };
  return {
    says: { phrase: way.says, facts: { seat: view.starter ?? 1, ...refusal } },
    text: formatView(way.change(view, facts)),
  };
}

export default {
  Fields,
  empty: (options, seats) => formatView(emptyView(boardOf(options).board, seats)),
  refusalOf(text, options) {
    const read = parseView(text, boardOf(options));
    return read.ok ? undefined : read.refusal;
  },
  seatsIn: (text, options) => viewOf(text, options).seats,
  withSeats: (text, options, seats) => formatView(withSeats(viewOf(text, options), seats)),
  mend,
} satisfies GameEditor;
