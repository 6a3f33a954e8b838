// Who meets at which kind of table, over and over: the plans of a run, and its clients divided among them.

/** What a table is made with. */
export interface Plan {
  readonly game: string;
  readonly options: { readonly [name: string]: string };
  /** `person`, or the level of a bot. */
  readonly seats: readonly string[];
  readonly clock: { readonly kind: string; readonly bank?: number; readonly increment?: number };
}

const NO_CLOCK = { kind: 'none' };
/** Far more than these players take for a move, and less than a long freeze: nobody may lose on time. */
const LIVE = { kind: 'live', bank: 20, increment: 10 };
/** So little that people run out of it now and then: a bot goes on for them, and they come back. */
const BLITZ = { kind: 'live', bank: 10, increment: 0 };
const PERSON = 'person';
const BOT = 'first-steps';

export const PLANS: readonly Plan[] = [
  { game: 'qwirkle', options: {}, seats: [PERSON, PERSON, PERSON, PERSON], clock: NO_CLOCK },
  { game: 'azul', options: { board: 'coloured' }, seats: [PERSON, PERSON], clock: LIVE },
  { game: 'qwirkle', options: {}, seats: [PERSON, PERSON], clock: NO_CLOCK },
  { game: 'azul', options: { board: 'gray' }, seats: [PERSON, PERSON, PERSON], clock: NO_CLOCK },
  { game: 'qwirkle', options: {}, seats: [PERSON, PERSON, BOT], clock: LIVE },
  { game: 'azul', options: { board: 'crystal-x2' }, seats: [PERSON, PERSON], clock: NO_CLOCK },
  { game: 'qwirkle', options: {}, seats: [PERSON, PERSON, PERSON], clock: NO_CLOCK },
  { game: 'azul', options: { board: 'crystal-bonus' }, seats: [PERSON, BOT], clock: NO_CLOCK },
  { game: 'azul', options: { board: 'coloured' }, seats: [PERSON, PERSON, PERSON], clock: BLITZ },
];

/** The people who meet at one table after another; the first of them makes the tables. */
export class Party {
  readonly name: string;
  readonly plan: Plan;
  /** The table where they meet now; none before it is made. */
  table: string | undefined;
  /** How many tables were made. */
  made = 0;

  constructor(name: string, plan: Plan) {
    this.name = name;
    this.plan = plan;
  }

  get players(): number {
    return this.plan.seats.filter((who) => who === PERSON).length;
  }
}
