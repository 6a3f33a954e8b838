// One's own name: checked here before the server is asked, so that people hear at once what is wrong with it.

import { LONGEST_NAME } from '@mozaika/protocol';

export type NameProblem = 'nameTooLong' | 'nameOdd';

/** What the protocol does not let through: control characters, halves of characters, invisible tricks. */
const ODD = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** What is wrong with a typed name, or nothing. An empty one is no name, and nothing is wrong with that. */
export function nameProblem(typed: string): NameProblem | undefined {
  const name = typed.trim();
  if ([...name].length > LONGEST_NAME) return 'nameTooLong';
  return ODD.test(name) ? 'nameOdd' : undefined;
}
