// What is said at a table: in order, each saying once, however often it arrives.

import type { Said } from '@mozaika/protocol/client';

/** A saying with the name of whoever said it: by the next match they may sit elsewhere. */
export type Heard = Said & { readonly name: string };

/** The sayings with one more; the same list if it was known already. */
export function withSaying<S extends Said>(sayings: readonly S[], said: S): readonly S[] {
  if (sayings.some(({ n }) => n === said.n)) return sayings;
  return [...sayings, said].sort((a, b) => a.n - b.n);
}

/** Whether others have said something since the saying `read`. */
export const hasNews = (sayings: readonly Said[], read: number, own: number | undefined): boolean =>
  sayings.some(({ n, seat }) => n > read && seat !== own);

export const lastOf = (sayings: readonly Said[]): number => sayings.at(-1)?.n ?? -1;
