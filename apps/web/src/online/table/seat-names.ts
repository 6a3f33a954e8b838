// The displayed names of a table's occupants.

import { seatAt } from '@mozaika/kernel';
import type { SeatView } from '@mozaika/protocol';
import { fill, type Language } from '@mozaika/words';
import { shownPlayers } from '../../match/names.ts';
import type { PlayerLabel } from '../../storage/match-setup.ts';
import { WORDS } from '../words.ts';
import { labelOf } from './online-match.ts';

/** Who sits where, in the language of the moment; open seats say that they are. */
export const namesOf = (seats: readonly SeatView[], language: Language): readonly string[] =>
  shownPlayers(
    seats.map((who, i): PlayerLabel => labelOf(who, seatAt(i))),
    language,
  ).map(({ name }, i) => (seats[i]?.kind === 'open' ? fill(WORDS.openSeat, {}, language) : name));
