// Which edition a match is played with.

import type { Json } from './refusal.ts';

/** The edition of a match's options: of those all of whose options it has, the one that asks for most of them. */
export function findEdition<E extends { readonly options: Json }>(
  editions: readonly E[],
  options: Json,
): E | undefined {
  const found = Object(options) as { readonly [option: string]: Json | undefined };
  const fitting = editions
    .map((edition) => ({
      edition,
      wanted: Object.entries(Object(edition.options) as { readonly [name: string]: Json }),
    }))
    .filter(({ wanted }) => wanted.every(([name, value]) => found[name] === value));
  return fitting.sort((one, other) => other.wanted.length - one.wanted.length)[0]?.edition;
}
