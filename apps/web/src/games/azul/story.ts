// The story of a step: what a player did and what came of it, in sentences for those who listen.

import { actionWords, eventWords } from '@mozaika/words';
import { azulWords } from '@mozaika/words/azul';
import { language, tell } from '../../ui/language.svelte.ts';
import type { PlayerLabel, Step } from '../contract.ts';
import { WORDS } from './words.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function storyOf({ action, events }: Step, players: readonly PlayerLabel[]): string {
  const space = action.indexOf(' ');
  const what = actionWords(action.slice(space + 1), language.current, azulWords);
  const name = players.find(({ seat }) => String(seat) === action.slice(0, space))?.name;
  const names = players.map((player) => player.name);
  const told = events.flatMap((event) => eventWords(event, names, language.current, azulWords) ?? []);
  const first = name === undefined ? capital(`${what}.`) : tell(WORDS.who, { name, what });
  return [first, ...told.map((sentence) => capital(`${sentence}.`))].join(' ');
}
