// Players in a sentence: by their name where it is known, else by their number.

import type { Language, Phrase, TermTables } from './phrase.ts';

const PLAYER: Phrase = { en: 'player', cs: 'hráč' };
const OR: Phrase = { en: ' or ', cs: ' nebo ' };

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * The terms for facts that are seats: `player` within a sentence, `Player` at its beginning, `players` for several of
 * whom one is meant (Karel or Jana). In Czech they are nominatives, so phrases must not ask for another case.
 */
export function playerTerms(names: readonly string[]): TermTables {
  const player = (seat: string, language: Language): string => names[Number(seat) - 1] ?? `${PLAYER[language]} ${seat}`;
  const players = (seats: string, language: Language): string => {
    const all = seats.split(', ').map((seat) => player(seat, language));
    return all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')}${OR[language]}${all.at(-1)}`;
  };
  return { player, Player: (seat, language) => capital(player(seat, language)), players };
}
