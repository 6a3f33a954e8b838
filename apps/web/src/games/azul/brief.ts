// Azul's steps in a few words: who took what, what the heading says while walls are tiled, and which tile brought the most.

import type { AzulEvent } from '@mozaika/azul';
import type { Seat } from '@mozaika/kernel';
import type { Phrase, Phrases, Told } from '@mozaika/words';
import type { Deed, Step } from '../contract.ts';

const BRIEF = {
  took: { en: '{count} {colour:colour}', cs: '{count}× {colour:colour}' },
  tiled: {
    en: '{colour:colour} in row {row}, column {column}',
    cs: '{colour:colour} v {row}. řadě a {column}. sloupci',
  },
  tiling: { en: 'End of round {round}: tiling', cs: 'Konec {round}. kola: obkládá se' },
  filling: { en: 'Round {round}', cs: '{round}. kolo' },
} as const satisfies Phrases;

const eventsOf = ({ events }: Step) => events as readonly AzulEvent[];

export function brief(step: Step): Told | undefined {
  const took = eventsOf(step).find((event) => event.type === 'took');
  return took && { phrase: BRIEF.took, facts: { count: took.count, colour: took.colour } };
}

export function happening(step: Step): Phrase | undefined {
  const types = eventsOf(step).map(({ type }) => type);
  if (types.includes('dealt')) return BRIEF.filling;
  return types.includes('tiled') || types.includes('floor') || types.includes('unplaceable') ? BRIEF.tiling : undefined;
}

/** The tile of the wall that brought a seat the most. */
export function deed(step: Step, seat: Seat): Deed | undefined {
  const tiled = eventsOf(step).flatMap((event) => (event.type === 'tiled' && event.seat === seat ? [event] : []));
  const [best] = tiled.sort((a, b) => b.points - a.points);
  return best && { points: best.points, told: { phrase: BRIEF.tiled, facts: best } };
}
