// Points of Azul in words: for what each of them is.

import type { AzulEvent } from '@mozaika/azul';
import type { GameEvent } from '@mozaika/kernel';
import type { Phrase, Told } from '@mozaika/words';
import { PAD } from './words.ts';

type Tiled = Extract<AzulEvent, { type: 'tiled' }>;

function phraseOf({ horizontal, vertical }: Tiled): Phrase {
  if (horizontal > 1) return vertical > 1 ? PAD.tiledBoth : PAD.tiledRow;
  return vertical > 1 ? PAD.tiledColumn : PAD.tiledAlone;
}

/** `× 2` stands behind what a cell that counts twice brought. */
const times = (phrase: Phrase, multiplier: number): Phrase =>
  multiplier === 1 ? phrase : { en: `${phrase.en} (×${multiplier})`, cs: `${phrase.cs} (×${multiplier})` };

export function explain(told: GameEvent): Told | undefined {
  const event = told as AzulEvent; // the pad's events are those of its own game
  if (event.type === 'tiled') return { phrase: times(phraseOf(event), event.multiplier), facts: { ...event } };
  if (event.type === 'floor') return { phrase: PAD.floor, facts: { ...event, minus: -event.points } };
  return event.type === 'bonus' ? { phrase: PAD.bonus, facts: { ...event } } : undefined;
}
