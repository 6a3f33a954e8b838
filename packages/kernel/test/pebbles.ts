// A tiny game for the kernel's own tests, with all that a game can have: chance, secrets, simultaneous and unlisted moves.
//
// Each seat draws two pebbles, hidden. In turn, twice around, a seat puts one on the shelf (1 point for each of its kind that
// lies there now, and the bonus for the third) or, once, swaps one for another. At last all seats put one more, in any order.

import {
  type Game,
  type GameEvent,
  type GameTypes,
  isSeatCount,
  type Json,
  nextSeat,
  ok,
  parseSeat,
  type Random,
  type Result,
  ranksOf,
  refuse,
  type Seat,
  type SeatCount,
  seatsOf,
} from '../src/index.ts';

const KINDS = 'abc';
const PER_KIND = 8;
const HAND = 2;
const ROUNDS = 2;
/** In hands and deals: a pebble of a kind that is not known. */
const UNKNOWN = 3;

export interface Pebbles {
  readonly seats: SeatCount;
  readonly bonus: number;
  /** Pebbles of each kind that are neither on the shelf nor in a known hand: the bag, and unknown pebbles in hands. */
  unseen: number[];
  shelf: number[];
  /** For each seat how many of each kind, and of unknown kind. */
  hands: number[][];
  scores: number[];
  owed: number[];
  swapped: boolean[];
  puts: number[];
  aside: number | undefined;
  next: Seat;
}

export interface PebbleTypes extends GameTypes {
  readonly position: Pebbles;
  readonly options: { readonly bonus?: number };
  readonly deal: { readonly seat: Seat; readonly kinds: readonly number[] };
  readonly event: GameEvent;
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const letters = (kinds: readonly number[]) =>
  kinds
    .toSorted()
    .map((kind) => KINDS[kind] ?? '?')
    .join('');
const inBag = (at: Pebbles) =>
  sum(at.unseen) - sum(at.hands.map((hand) => hand[UNKNOWN])) - (at.aside === UNKNOWN ? 1 : 0);
const inTurn = (at: Pebbles) => sum(at.puts) < ROUNDS * at.seats;

function sample(from: readonly number[], count: number, random: Random): number[] {
  const left = [...from];
  return Array.from({ length: count }, () => {
    let nth = random(sum(left));
    const kind = left.findIndex((n) => {
      nth -= n;
      return nth < 0;
    });
    left[kind]--;
    return kind;
  });
}

/** `aab?`: so many of each kind, and of unknown kind. */
const kindsText = (counts: readonly number[]): string =>
  letters(counts.flatMap((count, kind) => Array.from({ length: count }, () => kind))) || '-';
const countKinds = (text: string): number[] =>
  [...KINDS, '?'].map((letter) => [...text].filter((one) => one === letter).length);

/** Whether the counts of a position that was read fit each other. */
function isConsistent(at: Pebbles): boolean {
  const { seats, hands, owed, puts, next, aside } = at;
  const inOrder = seatsOf(seats).every((seat) => puts[seat - 1] === puts[next - 1] + (seat < next ? 1 : 0));
  const atEnd = puts.every((count) => count >= ROUNDS);
  const held = hands.every(
    (hand, i) => sum(hand) + owed[i] === (puts[i] > ROUNDS ? 1 : HAND) && puts[i] <= ROUNDS + owed[i] + 1,
  );
  const dealt = owed.every((count, i) => count < HAND || (sum(at.shelf) === 0 && i >= owed.indexOf(HAND)));
  const single = puts.every((count, i) => count <= ROUNDS || owed[i] === 0);
  return (
    (inOrder || atEnd) &&
    held &&
    dealt &&
    single &&
    sum(at.shelf) === sum(puts) &&
    at.unseen.every((count) => count >= 0) &&
    inBag(at) >= sum(owed) &&
    (aside === undefined || owed.filter((count) => count === 1).length === 1)
  );
}

/** Moves 0 to 2 put a kind, 4 to 6 swap one, 7 swaps an unknown one. */
const SWAP = 4;

export const pebbles: Game<PebbleTypes> = {
  id: 'pebbles',
  rules: [1, 2],
  variants: [{}, { bonus: 5 }],
  editions: [
    { id: 'pebbles', options: {} },
    { id: 'pebbles-bonus', options: { bonus: 5 } },
  ],
  parseOptions(json): Result<PebbleTypes['options']> {
    const bonus = (json as { bonus?: Json } | null)?.bonus;
    if (json === null || typeof json !== 'object' || Array.isArray(json))
      return refuse('bad-field', { field: 'options' });
    if (bonus === undefined) return ok({});
    return Number.isInteger(bonus) ? ok({ bonus: bonus as number }) : refuse('bad-field', { field: 'options.bonus' });
  },
  setup: ({ bonus = 0 }, seats) => ({
    seats,
    unseen: [PER_KIND, PER_KIND, PER_KIND],
    shelf: [0, 0, 0],
    hands: seatsOf(seats).map(() => [0, 0, 0, 0]),
    bonus,
    scores: seatsOf(seats).map(() => 0),
    owed: seatsOf(seats).map(() => HAND),
    swapped: seatsOf(seats).map(() => false),
    puts: seatsOf(seats).map(() => 0),
    aside: undefined,
    next: 1,
  }),
  clone: (at) => structuredClone(at),
  copy: (from, to) => Object.assign(to, structuredClone(from)),
  turn(at) {
    if (at.owed.some((count) => count > 0)) return { kind: 'deal' };
    if (inTurn(at)) return { kind: 'move', seats: [at.next] };
    const waiting = seatsOf(at.seats).filter((seat) => at.puts[seat - 1] === ROUNDS);
    if (waiting.length > 0) return { kind: 'move', seats: waiting };
    const scores = [...at.scores];
    return { kind: 'over', outcome: { scores, ranks: ranksOf(scores.map((score) => [score])), reason: 'all-put' } };
  },
  scores: (at) => [...at.scores],
  round: (at) => 1 + Math.min(...at.puts),
  legalMoves(at, seat, out) {
    out.clear();
    for (const kind of [0, 1, 2]) if (at.hands[seat - 1][kind] > 0) out.push(kind);
  },
  unlistedMoves(at, seat, out) {
    out.clear();
    if (!inTurn(at) || at.swapped[seat - 1]) return;
    for (const kind of [0, 1, 2]) if (at.hands[seat - 1][kind] > 0) out.push(SWAP + kind);
  },
  knows: (at, seat) => at.hands[seat - 1][UNKNOWN] === 0,
  checkMove(at, seat, move) {
    const hand = at.hands[seat - 1];
    const kind = move % SWAP;
    if (move >= SWAP && (!inTurn(at) || at.swapped[seat - 1])) return { code: 'no-swap', seat };
    if (kind === UNKNOWN) return hand[UNKNOWN] > 0 ? undefined : { code: 'wrong-mask', seat };
    return hand[kind] > 0 || (hand[UNKNOWN] > 0 && at.unseen[kind] > 0) ? undefined : { code: 'not-in-hand', seat };
  },
  checkDeal(at, { seat, kinds }) {
    const expected = seatsOf(at.seats).find((seat) => at.owed[seat - 1] > 0);
    if (seat !== expected) return { code: 'wrong-seat', expected: expected ?? 0 };
    if (kinds.length !== at.owed[seat - 1]) return { code: 'wrong-count', expected: at.owed[seat - 1] };
    const lacking = [0, 1, 2].find((kind) => kinds.filter((other) => other === kind).length > at.unseen[kind]);
    return lacking === undefined ? undefined : { code: 'not-in-bag', found: KINDS[lacking] };
  },
  applyMove(at, seat, move, sink) {
    const hand = at.hands[seat - 1];
    const kind = move % SWAP;
    if (hand[kind] > 0) hand[kind]--;
    else {
      hand[UNKNOWN]--;
      at.unseen[kind]--;
    }
    if (inTurn(at)) at.owed[seat - 1] = 1;
    if (move >= SWAP) {
      at.aside = kind;
      at.swapped[seat - 1] = true;
      return;
    }
    at.puts[seat - 1]++;
    at.shelf[kind]++;
    const points = at.shelf[kind] + (at.shelf[kind] === 3 ? at.bonus : 0);
    at.scores[seat - 1] += points;
    at.next = nextSeat(seat, at.seats);
    sink?.({ type: 'put', seat, points });
  },
  applyDeal(at, { seat, kinds }, sink) {
    for (const kind of kinds) {
      at.hands[seat - 1][kind]++;
      if (kind !== UNKNOWN) at.unseen[kind]--;
    }
    if (at.aside !== undefined && at.aside !== UNKNOWN) at.unseen[at.aside]++;
    at.aside = undefined;
    at.owed[seat - 1] = 0;
    sink?.({ type: 'drew', seat });
  },
  deal(at, random) {
    const seat = seatsOf(at.seats).find((seat) => at.owed[seat - 1] > 0) ?? 1;
    return { seat, kinds: sample(at.unseen, at.owed[seat - 1], random).toSorted() };
  },
  determinize(masked, random) {
    const at = structuredClone(masked);
    const fill = (): number => {
      const [kind] = sample(at.unseen, 1, random);
      at.unseen[kind]--;
      return kind;
    };
    for (const hand of at.hands) for (; hand[UNKNOWN] > 0; hand[UNKNOWN]--) hand[fill()]++;
    if (at.aside === UNKNOWN) at.aside = fill();
    return at;
  },
  parseMove(text) {
    const [, verb, letter] = /^(put|swap) ([abc?])$/.exec(text) ?? [];
    if (letter === undefined || text === 'put ?') return refuse('unreadable', { found: text });
    return ok((verb === 'swap' ? SWAP : 0) + (letter === '?' ? UNKNOWN : KINDS.indexOf(letter)));
  },
  formatMove: (move) => `${move >= SWAP ? 'swap' : 'put'} ${letters([move % SWAP])}`,
  parseDeal(text) {
    const [, number, list] = /^draw ([1-4]) ([abc?]{1,2})$/.exec(text) ?? [];
    const seat = parseSeat(number ?? '');
    if (seat === undefined) return refuse('unreadable', { found: text });
    return ok({
      seat,
      kinds: [...list].map((letter) => (letter === '?' ? UNKNOWN : KINDS.indexOf(letter))).toSorted(),
    });
  },
  formatDeal: ({ seat, kinds }) => `draw ${seat} ${letters(kinds)}`,
  formatPosition: (at) =>
    [
      at.next,
      kindsText(at.shelf),
      at.aside === undefined ? '-' : letters([at.aside]),
      ...seatsOf(at.seats).map((seat) => {
        const i = seat - 1;
        return [kindsText(at.hands[i]), at.scores[i], at.owed[i], at.swapped[i] ? 's' : '-', at.puts[i]].join(';');
      }),
    ].join(' '),
  parsePosition(text, options): Result<Pebbles> {
    const [next = '', shelf = '', aside = '', ...places] = text.split(' ');
    const seats = places.length;
    const first = parseSeat(next);
    const read = places.map((place) => /^([abc?]{1,2}|-);(\d{1,2});([0-2]);([s-]);([0-3])$/.exec(place));
    const isWhole = /^([abc]{1,12}|-)$/.test(shelf) && /^[abc?-]$/.test(aside) && read.every((one) => one !== null);
    if (!isWhole || !isSeatCount(seats) || first === undefined || first > seats) {
      return refuse('unreadable', { found: text });
    }
    const field = (which: number) => read.map((one) => String(one?.[which]));
    const at: Pebbles = {
      ...pebbles.setup(options, seats),
      shelf: countKinds(shelf).slice(0, UNKNOWN),
      hands: field(1).map(countKinds),
      scores: field(2).map(Number),
      owed: field(3).map(Number),
      swapped: field(4).map((mark) => mark === 's'),
      puts: field(5).map(Number),
      aside: aside === '-' ? undefined : aside === '?' ? UNKNOWN : KINDS.indexOf(aside),
      next: first,
    };
    at.unseen = at.unseen.map((count, kind) => 2 * count - pebbles.census(at)[kind]);
    return isConsistent(at) ? ok(at) : refuse('impossible', { found: text });
  },
  maskPosition(at, viewer) {
    const seen = structuredClone(at);
    for (const seat of seatsOf(at.seats)) {
      if (seat === viewer) continue;
      for (const kind of [0, 1, 2]) {
        seen.unseen[kind] += seen.hands[seat - 1][kind];
        seen.hands[seat - 1][UNKNOWN] += seen.hands[seat - 1][kind];
        seen.hands[seat - 1][kind] = 0;
      }
    }
    if (
      seen.aside !== undefined &&
      seen.aside !== UNKNOWN &&
      seen.owed.findIndex((count) => count > 0) + 1 !== viewer
    ) {
      seen.unseen[seen.aside]++;
      seen.aside = UNKNOWN;
    }
    return seen;
  },
  maskMove: (move, seat, viewer) => (move < SWAP || seat === viewer ? move : SWAP + UNKNOWN),
  maskDeal: (deal, viewer) => (deal.seat === viewer ? deal : { ...deal, kinds: deal.kinds.map(() => UNKNOWN) }),
  view: (at) => ({
    ...(pebbles.publicView(at) as object),
    unseen: [...at.unseen],
    hands: at.hands.map((hand) => [...hand]),
    aside: at.aside ?? null,
  }),
  publicView: (at) => ({
    bag: inBag(at),
    shelf: [...at.shelf],
    held: at.hands.map(sum),
    scores: [...at.scores],
    owed: [...at.owed],
    swapped: [...at.swapped],
    puts: [...at.puts],
    next: at.next,
  }),
  census: (at) =>
    [0, 1, 2].map(
      (kind) =>
        at.unseen[kind] + at.shelf[kind] + sum(at.hands.map((hand) => hand[kind])) + (at.aside === kind ? 1 : 0),
    ),
};
