// What the next match will be, in each of the three ways: from the last form and the last seats, stored between visits.

import type { Level } from '@mozaika/bots';
import { CATALOGUE, catalogueEntry } from '../../games/catalogue.ts';
import { type NewMatchForm, offeredOf, readForm, storedForm } from '../../new-match/new-match-form.ts';
import {
  formFor,
  mySeat,
  readSeatings,
  type Seatings,
  storedSeatings,
  type Way,
  withLevel,
  withMyName,
  withSeating,
} from '../../new-match/ways.ts';
import { readLocal, writeLocal } from '../../storage/local-storage.ts';
import { myName } from '../../storage/my-name.ts';

/** Where the last form is stored; the name is older than the form's. */
const LAST = 'plan';
const SEATINGS = 'seatings';

export class Plans {
  #last: NewMatchForm = $state.raw(readForm(readLocal(LAST)));
  #seatings: Seatings = $state.raw(readSeatings(readLocal(SEATINGS)));

  /** The form of a way, with one's own name in it. */
  of(way: Way): NewMatchForm {
    const form = formFor(way, this.#last, this.#seatings);
    return { ...form, seats: withMyName(form.seats, myName.current) };
  }

  /** The game that is chosen. */
  get game() {
    return offeredOf(this.#last).game;
  }

  /** Chooses a game: its edition stays if it is one of that game, otherwise the first one is taken. */
  choose(game: string): void {
    if (this.game.id !== game)
      this.#store({ ...this.#last, edition: (catalogueEntry(game) ?? CATALOGUE[0]).editions[0].id });
  }

  /** Chooses the level to play against alone. */
  meet(level: Level): void {
    const form = this.of('solo');
    this.keep({ ...form, seats: withLevel(form.seats, level) });
  }

  /** Keeps a form that a match begins with; the name typed into it is one's own from now on. */
  keep(form: NewMatchForm): void {
    const mine = mySeat(form.seats);
    if (mine !== undefined) myName.keep(form.seats[mine]?.name ?? '');
    const seats = form.seats.map((seat, i) => (i === mine ? { ...seat, name: '' } : seat));
    this.#seatings = withSeating(this.#seatings, { ...form, seats });
    writeLocal(SEATINGS, storedSeatings(this.#seatings));
    this.#store({ ...form, seats });
  }

  #store(form: NewMatchForm): void {
    this.#last = form;
    writeLocal(LAST, storedForm(form));
  }
}
