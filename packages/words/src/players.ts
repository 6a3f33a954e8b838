// Players in a sentence: by their name where it is known, else by their number.

import type { Language, Phrase, TermTables } from './phrase.ts';

const PLAYER: Phrase = { en: 'player', cs: 'hráč' };
const OR: Phrase = { en: ' or ', cs: ' nebo ' };
const AND: Phrase = { en: ' and ', cs: ' a ' };

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * The terms for facts that are seats: `player` within a sentence, `Player` at its beginning, `players` for several of
 * whom one is meant (Karel or Jana), `all` for all of them (Karel and Jana). In Czech they are nominatives, so phrases must not ask for another case.
 */
export function playerTerms(names: readonly string[]): TermTables {
  const player = (seat: string, language: Language): string => names[Number(seat) - 1] ?? `${PLAYER[language]} ${seat}`;
  const listed = (conjunction: Phrase) => (seats: string, language: Language) => {
    const several = seats.split(', ').map((seat) => player(seat, language));
    if (several.length < 2) return several.join();
    return `${several.slice(0, -1).join(', ')}${conjunction[language]}${several.at(-1)}`;
  };
  return {
    player,
    Player: (seat, language) => capital(player(seat, language)),
    players: listed(OR),
    all: listed(AND),
  };
}
