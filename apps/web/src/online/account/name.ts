// One's own name: checked here before the server is asked, so that people hear at once what is wrong with it.

import { INVISIBLE, LONGEST_NAME } from '@mozaika/protocol';

export type NameProblem = 'nameTooLong' | 'nameOdd';

/** What is wrong with a typed name, or nothing. An empty one is no name, and nothing is wrong with that. */
export function nameProblem(typed: string): NameProblem | undefined {
  const name = typed.trim();
  if ([...name].length > LONGEST_NAME) return 'nameTooLong';
  return INVISIBLE.test(name) ? 'nameOdd' : undefined;
}
