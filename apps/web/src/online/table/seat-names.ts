// The displayed names of a table's occupants.

import { seatAt } from '@mozaika/kernel';
import type { SeatView } from '@mozaika/protocol';
import { fill, type Language } from '@mozaika/words';
import { personName, shownPlayers } from '../../match/names.ts';
import type { PlayerLabel } from '../../storage/match-setup.ts';
import { WORDS } from '../words.ts';
import { labelOf } from './online-match.ts';

/** Who sits where, in the language of the moment; open seats say that they are, or whom they wait for. */
export const namesOf = (seats: readonly SeatView[], language: Language): readonly string[] =>
  shownPlayers(
    seats.map((who, i): PlayerLabel => labelOf(who, seatAt(i))),
    language,
  ).map(({ name }, i) => {
    const who = seats[i];
    if (who?.kind !== 'open') return name;
    return who.for === undefined ? fill(WORDS.openSeat, {}, language) : personName(who.for, language);
  });
