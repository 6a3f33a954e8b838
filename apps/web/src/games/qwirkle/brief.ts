// Qwirkle's steps in a few words, and the play that brought the most.

import type { Seat } from '@mozaika/kernel';
import type { QwirkleEvent } from '@mozaika/qwirkle';
import type { Phrases, Told } from '@mozaika/words';
import type { Deed, Step } from '../contract.ts';

const BRIEF = {
  scored: { en: '+{points}', cs: '+{points}' },
  traded: { en: 'traded {count}', cs: 'výměna {count}' },
  passed: { en: 'passed', cs: 'bez tahu' },
  play: { en: '{tiles:tiles}', cs: '{tiles:tiles}' },
} as const satisfies Phrases;

export function brief({ events: given }: Step): Told | undefined {
  const events = given as readonly QwirkleEvent[];
  const points = events.reduce((sum, event) => sum + ('points' in event ? event.points : 0), 0);
  if (points > 0) return { phrase: BRIEF.scored, facts: { points } };
  const traded = events.find((event) => event.type === 'traded');
  if (traded) return { phrase: BRIEF.traded, facts: { count: traded.count } };
  return events.some(({ type }) => type === 'passed') ? { phrase: BRIEF.passed, facts: {} } : undefined;
}

/** All lines of a play together; the points for the last tile are not the play's. */
export function deed({ events: given }: Step, seat: Seat): Deed | undefined {
  const events = given as readonly QwirkleEvent[];
  const placed = events.find((event) => event.type === 'placed' && event.seat === seat);
  if (placed?.type !== 'placed') return undefined;
  const points = events.reduce(
    (sum, event) => (event.type === 'scored' || event.type === 'scored-alone' ? sum + event.points : sum),
    0,
  );
  return { points, told: { phrase: BRIEF.play, facts: { tiles: placed.tiles.map(({ tile }) => tile) } } };
}
