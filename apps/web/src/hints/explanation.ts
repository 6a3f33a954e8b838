// What is said for a move: the weightiest of its reasons, and what to look at to find it.

import type { Phrase, Told } from '@mozaika/words';
import type { Reason } from '@mozaika/words/analysis';
import type { Hint } from './hint.ts';

export type Explanation = Pick<Hint, 'look' | 'why'>;

const told = (phrase: Phrase): Told => ({ phrase, facts: {} });

/** Where no fact speaks for a move. */
const NO_REASON = {
  look: told({
    en: 'Compare what each move leaves to the others.',
    cs: 'Porovnej, co který tah nechá ostatním.',
  }),
  why: told({
    en: 'The strongest bot likes it best, though no single reason stands out.',
    cs: 'Nejsilnějšímu botovi vychází nejlíp, i když jeden hlavní důvod nevyčnívá.',
  }),
};

const MOST_SENTENCES = 2;

/**
 * @param own The reasons of the move itself.
 * @param compared What it is better at than the next best one: told where nothing speaks for it by itself.
 */
export function explanationOf<Topic extends string>(
  own: readonly Reason<Topic>[],
  compared: readonly Reason<Topic>[],
  lookAt: { readonly [topic in Topic]: Phrase },
): Explanation {
  const isFor = ({ weight }: Reason<Topic>): boolean => weight > 0;
  const reasons = own.some(isFor) ? own : [...compared.filter(isFor), ...own];
  const [first] = reasons.filter(isFor);
  const why: readonly Told[] = first ? reasons : [NO_REASON.why, ...reasons];
  return {
    look: first ? told(lookAt[first.topic]) : NO_REASON.look,
    why: why.slice(0, MOST_SENTENCES).map(({ phrase, facts }) => ({ phrase, facts })),
  };
}

/** Of a move in a game that gives no reasons. */
export const unexplained = (): Explanation => explanationOf<never>([], [], {});
