// What Qwirkle brings for setting up its positions.

import type { Refusal } from '@mozaika/kernel';
import { type ReadPosition, readPosition, writePosition } from '@mozaika/qwirkle';
import type { Phrase } from '@mozaika/words';
import type { GameEditor } from '../../../editor/contract.ts';
import { emptyPosition, withSeats } from './draft.ts';
import Fields from './Fields.svelte';
import { MENDS } from './words.ts';

/** The position of a text that is known to be readable. */
function partsOf(text: string): ReadPosition {
  const read = readPosition(text);
  if (!read.ok) throw new Error(`A position can't be edited: ${text}`);
  return read.value;
}

interface Way {
  readonly says: Phrase;
  change(read: ReadPosition, facts: { readonly expected: number; readonly most: number }): ReadPosition;
}

const withTurns = (read: ReadPosition, turns: number): ReadPosition => ({ ...read, counts: { ...read.counts, turns } });
const silent: Way = { says: MENDS.sizes, change: (read) => ({ ...read, sizes: undefined }) };

/** By the code of a refusal. */
const WAYS: { readonly [code: string]: Way } = {
  'turns-too-few': { says: MENDS.turns, change: (read, { expected }) => withTurns(read, expected) },
  'turns-without-tiles': { says: MENDS.noTurns, change: (read) => withTurns(read, 0) },
  'trades-too-many': {
    says: MENDS.trades,
    change: (read, { most }) => ({ ...read, counts: { ...read.counts, tradesInRow: most } }),
  },
  'set-size': silent,
  'sizes-too-early': silent,
};

function mend(text: string, refusal: Refusal) {
  const way = Object.hasOwn(WAYS, refusal.code) ? WAYS[refusal.code] : undefined;
  if (!way) return undefined;
  const facts = refusal as Refusal & { readonly expected: number; readonly most: number };
  return { says: { phrase: way.says, facts: { ...refusal } }, text: writePosition(way.change(partsOf(text), facts)) };
}

export default {
  Fields,
  empty: (_, seats) => writePosition(emptyPosition(seats)),
  refusalOf(text) {
    const read = readPosition(text);
    return read.ok ? undefined : read.refusal;
  },
  seatsIn: (text) => partsOf(text).seats,
  withSeats: (text, _, seats) => writePosition(withSeats(partsOf(text), seats)),
  mend: (text, _, refusal) => mend(text, refusal),
} satisfies GameEditor;
