// The name of the sparring partner in a record: `sparring-4.2` takes the other for a player of level 4.2, `sparring` for an unknown one.
// The number is part of the name, so that its moves follow from the record and the seed like everybody's.

import { asLevel, UNKNOWN } from './strength.ts';

/** The sparring partner as it is chosen for a seat, before anybody knows against whom. */
export const SPARRING = 'sparring';

const NAME = /^sparring(?:-(\d{1,2}(?:\.\d)?))?$/;

export type SparringName = typeof SPARRING | `${typeof SPARRING}-${number}`;

export const sparringName = (level: number): SparringName => `${SPARRING}-${asLevel(level)}`;

/** The level that the name speaks of, numbers beyond the scale as its ends; undefined if it is another name. */
export function sparringLevel(name: string): number | undefined {
  const found = NAME.exec(name);
  if (!found) return undefined;
  return found[1] === undefined ? UNKNOWN.level : asLevel(Number(found[1]));
}
