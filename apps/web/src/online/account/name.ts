// Client-side validation of one's own name, with the server's rules, so that the error shows at once.

import { INVISIBLE, LONGEST_NAME } from '@mozaika/protocol';

export type NameProblem = 'nameTooLong' | 'nameOdd';

/** What is wrong with a typed name, or nothing. An empty one is no name, and nothing is wrong with that. */
export function nameProblem(typed: string): NameProblem | undefined {
  const name = typed.trim();
  if ([...name].length > LONGEST_NAME) return 'nameTooLong';
  return INVISIBLE.test(name) ? 'nameOdd' : undefined;
}
