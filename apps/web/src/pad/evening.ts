// An evening at the real table as it is kept on this device: its matches, each as what was written down.

import { isSeat, type Json, type Seat } from '@mozaika/kernel';
import { readLocal, writeLocal } from '../storage/local-storage.ts';

export interface PadMatch {
  /** The id of the edition. */
  readonly edition: string;
  readonly names: readonly string[];
  /** Who began. */
  readonly first: Seat;
  readonly entries: readonly string[];
}

export interface Evening {
  /** The first match of the evening is the first one. */
  readonly matches: readonly PadMatch[];
  /** The match that is open, by its index; absent: none. */
  readonly open?: number;
}

const KEY = 'score-pad';
/** Of what is kept. A later form gets another number and goes on reading this one. */
const VERSION = 1;

type Fields = { readonly [name: string]: Json | undefined };

const textsIn = (json: Json | undefined): string[] | undefined =>
  Array.isArray(json) && json.every((one) => typeof one === 'string') ? (json as string[]) : undefined;

function readMatch(json: Json): PadMatch[] {
  const { edition, names: people, first, entries: written } = Object(json) as Fields;
  const names = textsIn(people);
  const entries = textsIn(written);
  if (typeof edition !== 'string' || !names || !entries || typeof first !== 'number' || !isSeat(first)) return [];
  return names.length < 2 || names.length > 4 || first > names.length ? [] : [{ edition, names, first, entries }];
}

/** The evening that is kept; an empty one where there is none that can be read. */
export function loadEvening(): Evening {
  const { version, matches, open } = Object(readLocal(KEY)) as Fields;
  if (version !== VERSION || !Array.isArray(matches)) return { matches: [] };
  const read = matches.flatMap(readMatch);
  const isThere = typeof open === 'number' && read.length === matches.length && read[open] !== undefined;
  return { matches: read, ...(isThere && { open: open as number }) };
}

export const keepEvening = ({ matches, open }: Evening): 'stored' | 'refused' =>
  writeLocal(KEY, {
    version: VERSION,
    matches: matches.map(({ edition, names, first, entries }) => ({
      edition,
      names: [...names],
      first,
      entries: [...entries],
    })),
    ...(open !== undefined && { open }),
  });
