// Client-side validation of one's own name, with the server's rules, so that the error shows at once.

import type { Refusal } from '@mozaika/kernel';
import { nameRefusal } from '@mozaika/protocol';
import { RESERVED_NAMES } from '@mozaika/words/reserved-names';

/** Why one can't be called what was typed. An empty name is no name, and nothing is wrong with that. */
export function nameProblem(typed: string): Refusal | undefined {
  const name = typed.trim();
  return name === '' ? undefined : nameRefusal(name, RESERVED_NAMES);
}
