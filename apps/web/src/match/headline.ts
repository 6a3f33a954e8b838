// Who won and by how much, in one line.

import type { Outcome, Seat } from '@mozaika/kernel';
import { type Facts, fill, type Language } from '@mozaika/words';
import { END } from './end-words.ts';

/** How one's own going ended a match; nothing if something else did. */
export function ownEnd({ reason, gone = [] }: Outcome, own: Seat | undefined, language: Language): string | undefined {
  if (own === undefined || gone[0]?.seat !== own) return undefined;
  if (reason === 'resigned') return fill(END.youResigned, {}, language);
  return reason === 'timeout' ? fill(END.yourTimeout, {}, language) : undefined;
}

/** A defeat by so few points was close. */
const CLOSE = 5;

/** How a match ended for the person at the screen. `neutral`: several people share it, or nobody does. */
export type Tone = 'won' | 'lost' | 'neutral';

export interface Verdict {
  readonly tone: Tone;
  readonly headline: string;
}

export interface Finished {
  readonly outcome: Outcome;
  readonly names: readonly string[];
  /** The seats that the person at this screen decided for. */
  readonly mine: readonly Seat[];
}

export function verdictOf({ outcome, names, mine }: Finished, language: Language): Verdict {
  const { ranks, scores, reason } = outcome;
  const winners = ranks.flatMap((rank, i) => (rank === 1 ? [i] : []));
  const [winner] = winners;
  const own = mine.length === 1 ? (mine[0] ?? 1) - 1 : undefined;
  const say = (phrase: keyof typeof END, facts: Facts = {}) => fill(END[phrase], facts, language);
  if (winner === undefined) return { tone: 'neutral', headline: say('nobody') };
  const tone = own === undefined ? 'neutral' : ranks[own] === 1 ? 'won' : 'lost';
  if (winners.length > 1) {
    const headline = tone === 'won' ? say('youShare') : say('shared', { names: winners.map((i) => names[i] ?? '') });
    return { tone, headline };
  }
  const others = scores.filter((_, i) => i !== winner);
  const points = (scores[winner] ?? 0) - Math.max(...others);
  // Who stayed has won, whatever the points say.
  const isEarly = reason === 'resigned' || reason === 'timeout' || points < 0;
  const how = isEarly ? 'Plainly' : points === 0 ? 'OnTie' : 'By';
  const name = names[winner] ?? '';
  if (tone === 'won') return { tone, headline: say(`won${how}`, { points }) };
  const short = own === undefined ? points : (scores[winner] ?? 0) - (scores[own] ?? 0);
  if (tone === 'lost' && how === 'By' && short <= CLOSE) return { tone, headline: say('close', { points: short }) };
  return { tone, headline: say(`wins${how}`, { name, points }) };
}
