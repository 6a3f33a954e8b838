// Pebbles with one mistake each: proof that every law can fail.

import { type Json, ok, refuse, seatAt } from '../src/index.ts';
import { type Pebbles, pebbles } from './pebbles.ts';

export interface Broken {
  /** What was done to the game. */
  readonly mistake: string;
  /** The law that must notice. */
  readonly law: string;
  readonly game: typeof pebbles;
}

const broken = (law: string, mistake: string, change: Partial<typeof pebbles>): Broken => ({
  law,
  mistake,
  game: { ...pebbles, ...change },
});

/** A number that grows with every call: what a forgotten cache or a hidden generator does to a game. */
function counter(): () => number {
  let calls = 0;
  return () => calls++;
}
const calls = counter();

export const brokenGames: readonly Broken[] = [
  broken(
    'deals that many share are legal and follow from the key and the past',
    'a deal depends on how often it was asked for',
    {
      duplicateDeal: (at, _past, streams) => pebbles.deal(at, streams(1, calls())),
    },
  ),
  broken('tiles are conserved', 'a put pebble stays in the hand', {
    applyMove(at, seat, move, sink) {
      pebbles.applyMove(at, seat, move, sink);
      if (move < 4) at.hands[seat - 1][move]++;
    },
  }),
  broken('tiles are conserved', 'a swapped pebble is lost', {
    applyDeal(at, deal, sink) {
      at.aside = undefined;
      pebbles.applyDeal(at, deal, sink);
    },
  }),
  broken('matches end', 'swaps are not counted and puts are taken back', {
    applyMove(at, seat, move, sink) {
      pebbles.applyMove(at, seat, move, sink);
      at.puts[seat - 1] = 0;
      at.swapped[seat - 1] = false;
    },
    unlistedMoves: (_at, _seat, out) => {
      out.clear();
      out.push(4);
    },
    legalMoves: (_at, _seat, out) => out.clear(),
  }),
  broken('every position that wants a move has one', 'a seat with two equal pebbles is offered nothing', {
    legalMoves(at, seat, out) {
      pebbles.legalMoves(at, seat, out);
      if (at.hands[seat - 1].includes(2)) out.clear();
    },
    unlistedMoves: (_at, _seat, out) => out.clear(),
  }),
  broken('every position that wants a move has one', 'a seat that is not at the table is to move', {
    turn(at) {
      const turn = pebbles.turn(at);
      return turn.kind === 'move' ? { kind: 'move', seats: [...turn.seats, 4, 4] } : turn;
    },
    legalMoves: (at, seat, out) => pebbles.legalMoves(at, seatAt(Math.min(seat, at.seats) - 1), out),
    unlistedMoves: (_at, _seat, out) => out.clear(),
    knows: () => true,
  }),
  broken('legal moves are exactly those that check lets through', 'a legal move is refused', {
    checkMove: (at, seat, move) => (move === 1 ? { code: 'no' } : pebbles.checkMove(at, seat, move)),
  }),
  broken('legal moves are exactly those that check lets through', 'a move is not listed', {
    legalMoves(at, seat, out) {
      pebbles.legalMoves(at, seat, out);
      if (out.length > 1) out.length--;
    },
  }),
  broken('legal moves are exactly those that check lets through', 'a second swap is let through', {
    checkMove: (at, seat, move) => pebbles.checkMove({ ...at, swapped: at.swapped.map(() => false) }, seat, move),
  }),
  broken('legal moves are exactly those that check lets through', 'a masked swap of a known hand is let through', {
    checkMove: (at, seat, move) => (move === 7 ? undefined : pebbles.checkMove(at, seat, move)),
  }),
  broken('legal moves are exactly those that check lets through', 'a move is listed twice', {
    legalMoves(at, seat, out) {
      pebbles.legalMoves(at, seat, out);
      out.push(out.at(0));
    },
  }),
  broken('legal moves are exactly those that check lets through', 'a check counts itself', {
    checkMove(at, seat, move) {
      at.scores[0]++;
      return pebbles.checkMove(at, seat, move);
    },
  }),
  broken('legal moves come in canonical order', 'the order changes with every call', {
    legalMoves(at, seat, out) {
      pebbles.legalMoves(at, seat, out);
      if (calls() % 2 === 1) out.buffer.subarray(0, out.length).reverse();
    },
  }),
  broken('actions out of turn and after the end are refused', 'asking whose turn it is passes the turn', {
    turn(at) {
      const turn = pebbles.turn(at);
      if (turn.kind === 'move') at.next = at.next === 1 ? 2 : 1;
      return turn;
    },
  }),
  broken('notation round-trips', 'two kinds have the same letter', {
    formatMove: (move) => pebbles.formatMove(move).replace('c', 'b'),
  }),
  broken('notation round-trips', 'a deal is read as another one', {
    parseDeal: (text) => pebbles.parseDeal(text.replace(/a$/, 'b')),
  }),
  broken('notation round-trips', 'the parser of moves throws', {
    parseMove: (text) => (/^(put|swap) .$/.test(text) ? pebbles.parseMove(text) : JSON.parse(text)),
  }),
  broken('notation round-trips', 'a masked deal cannot be read', {
    parseDeal: (text) => (text.includes('?') ? refuse('unreadable') : pebbles.parseDeal(text)),
  }),
  broken('events explain every point', 'an event is one point short', {
    applyMove: (at, seat, move, sink) =>
      pebbles.applyMove(at, seat, move, sink && ((event) => sink({ ...event, points: (event.points ?? 0) - 1 }))),
  }),
  broken('events explain every point', 'points go to nobody', {
    applyMove: (at, seat, move, sink) =>
      pebbles.applyMove(at, seat, move, sink && (({ type, points = 0 }) => sink({ type, points }))),
  }),
  broken('events are plain data', 'an event gives minus nothing', {
    applyDeal: (at, deal, sink) => pebbles.applyDeal(at, deal, sink && ((event) => sink({ ...event, points: -0 }))),
  }),
  broken('a sink makes no difference', 'who listens gets a point', {
    applyDeal(at, deal, sink) {
      pebbles.applyDeal(at, deal, sink);
      if (sink) at.scores[0]++;
    },
  }),
  broken('rounds count up from 1', 'rounds count from 0', { round: (at) => pebbles.round(at) - 1 }),
  broken('rounds count up from 1', 'rounds go down', {
    round: (at) => 4 - pebbles.round(at) - (at.owed[0] > 1 ? 2 : 0),
  }),
  broken('the outcome ranks every seat by its score', 'everybody wins', {
    turn: (at) => changedOutcome(at, ({ scores, reason }) => ({ scores, ranks: scores.map(() => 1), reason })),
  }),
  broken('the outcome ranks every seat by its score', 'places are not shared', {
    turn: (at) =>
      changedOutcome(at, (outcome) => ({ ...outcome, ranks: outcome.ranks.map((rank) => Math.min(rank, 2)) })),
  }),
  broken('the outcome ranks every seat by its score', 'the outcome has other scores', {
    turn: (at) => changedOutcome(at, (outcome) => ({ ...outcome, scores: outcome.scores.map((score) => score + 1) })),
  }),
  broken('clones and copies are independent of their source', 'a clone shares the hands', {
    clone: (at) => ({ ...structuredClone(at), hands: at.hands }),
  }),
  broken('clones and copies are independent of their source', 'a copy forgets who swapped', {
    copy: (from, to) => void Object.assign(to, { ...structuredClone(from), swapped: to.swapped }),
  }),
  broken('clones and copies are independent of their source', 'a copy shares the shelf', {
    copy: (from, to) => void Object.assign(to, { ...structuredClone(from), shelf: from.shelf }),
  }),
  broken('views are plain data', 'a view has a typed array', {
    // The compiler would notice; the law is for games whose compiler is silent.
    view: (at) => ({ ...(pebbles.view(at) as object), shelf: Uint8Array.from(at.shelf) as unknown as Json }),
  }),
  broken('views are plain data', 'a public view has a number that JSON has not', {
    publicView: (at) => ({ ...(pebbles.publicView(at) as object), mean: Number.NaN }),
  }),
  broken('a record replays to the same position', 'a deal is read with one pebble changed', {
    parseDeal: (text) => pebbles.parseDeal(text.replace('ab', 'aa')),
  }),
  broken('a record replays to the same position', 'the rules have a generator inside', {
    applyMove(at, seat, move, sink) {
      pebbles.applyMove(at, seat, move, sink);
      at.scores[0] += calls() % 3;
    },
  }),
  broken('variants and editions are read back as they are', 'an option is forgotten', { parseOptions: () => ok({}) }),
  broken('variants and editions are read back as they are', 'an edition has options that are refused', {
    editions: [{ id: 'odd', options: { bonus: 0.5 } }],
  }),
  broken('variants and editions are read back as they are', 'options that are no object make the reader throw', {
    parseOptions: (json, seats) =>
      pebbles.parseOptions({ ...(json as { x: Json }), y: (json as Json[]).length ?? 0 }, seats),
  }),
  broken('positions are read back as they were written', 'who has swapped is not written', {
    formatPosition: (at) => pebbles.formatPosition(at).replaceAll('s', '-'),
  }),
  broken('positions are read back as they were written', 'a position that is over is refused', {
    parsePosition: (text, options) => {
      const read = pebbles.parsePosition(text, options);
      return read.ok && pebbles.turn(read.value).kind === 'over' ? refuse('over') : read;
    },
  }),
  broken('whatever a text of a position is read as can be played to its end', 'a pebble is invented', {
    parsePosition(text, options) {
      const read = pebbles.parsePosition(text, options);
      if (read.ok) read.value.unseen[0]++;
      return read;
    },
  }),
  broken('whatever a text of a position is read as can be played to its end', 'an odd text makes the reader throw', {
    parsePosition(text, options) {
      const read = pebbles.parsePosition(text, options);
      if (!read.ok) throw new RangeError(text);
      return read;
    },
  }),
  broken('a masked position is what a masked record leads to', 'nothing is masked', {
    maskPosition: (at) => structuredClone(at),
  }),
  broken('a masked position is what a masked record leads to', 'own tiles are masked', {
    maskPosition: (at) => pebbles.maskPosition?.(at, 'spectator') ?? at,
  }),
  broken('a masked position is what a masked record leads to', 'a mask loses a score', {
    maskPosition: (at, viewer) => ({ ...(pebbles.maskPosition?.(at, viewer) ?? at), scores: at.scores.map(() => 0) }),
  }),
  broken('a masked record agrees with the full one on everything public', 'hands are in the public view', {
    publicView: (at) => pebbles.view(at),
  }),
  broken('a masked record agrees with the full one on everything public', 'a seat does not know its own draw', {
    maskDeal: (deal) => pebbles.maskDeal(deal, 'spectator'),
  }),
  broken('a masked record agrees with the full one on everything public', 'a masked swap cannot be replayed', {
    checkMove: (at, seat, move) => (move === 7 ? { code: 'no' } : pebbles.checkMove(at, seat, move)),
  }),
  broken('masking twice is masking once', 'a mask grows', {
    maskDeal: (deal, viewer) => {
      const masked = pebbles.maskDeal(deal, viewer);
      return deal.kinds.includes(3) ? { ...masked, kinds: [...masked.kinds, 3] } : masked;
    },
  }),
  broken('what is hidden is known to one seat only', 'a draw is shown to spectators', {
    maskDeal: (deal, viewer) => (viewer === 'spectator' ? deal : pebbles.maskDeal(deal, viewer)),
  }),
  broken('what is hidden is known to one seat only', 'a draw is shown to everybody', { maskDeal: (deal) => deal }),
  broken('what is hidden is known to one seat only', 'a swap is shown to everybody', { maskMove: (move) => move }),
  broken('what is hidden is known to one seat only', 'a swap is shown to the next seat', {
    maskMove: (move, seat, viewer) => pebbles.maskMove(move, seat, viewer === (seat % 2) + 1 ? seat : viewer),
  }),
  broken('what is hidden is known to one seat only', 'a draw is shown to seat 1 too', {
    maskDeal: (deal, viewer) => pebbles.maskDeal(deal, viewer === 1 ? deal.seat : viewer),
  }),
  broken('a determinized position agrees with the masked one and can be played to its end', 'nothing is filled in', {
    determinize: (at) => structuredClone(at),
  }),
  broken('a determinized position agrees with the masked one and can be played to its end', 'pebbles are invented', {
    determinize(at, random) {
      const whole = pebbles.determinize(at, random);
      for (const hand of whole.hands) hand.reverse().unshift(hand.shift() ?? 0);
      return { ...whole, hands: whole.hands.map((hand) => [hand[0] + hand[3] + hand[1] + hand[2], 0, 0, 0]) };
    },
  }),
  broken(
    'a determinized position agrees with the masked one and can be played to its end',
    'the masked one is changed',
    {
      determinize(at, random) {
        return Object.assign(at, pebbles.determinize(at, random));
      },
    },
  ),
  broken('deals that chance samples are legal', 'one pebble too many is dealt', {
    deal(at, random) {
      const { seat, kinds } = pebbles.deal(at, random);
      return { seat, kinds: kinds.length === 1 ? [...kinds, 0] : kinds };
    },
  }),
  broken('deals that chance samples are legal', 'sampling takes the pebbles already', {
    deal(at, random) {
      const deal = pebbles.deal(at, random);
      at.unseen[deal.kinds[0]]--;
      return deal;
    },
  }),
  broken('a wrong deal is refused', 'pebbles that are not there can be drawn by anybody', {
    checkDeal: () => undefined,
    applyDeal(at, { seat, kinds }, sink) {
      const owed = at.owed.findIndex((count) => count > 0);
      pebbles.applyDeal(at, { seat: seatAt(owed), kinds: kinds.slice(0, at.owed[owed]) }, sink);
      if (owed !== seat - 1) at.shelf[0]++;
    },
  }),
  broken('a wrong deal is refused', 'a check of a deal throws', {
    checkDeal(at, deal) {
      if (deal.kinds.length !== Math.max(...at.owed)) throw new RangeError('so many?');
      return pebbles.checkDeal(at, deal);
    },
  }),
  broken('perft counts move sequences', 'a copy keeps the hands it had', {
    copy: (from, to) => void Object.assign(to, { ...structuredClone(from), hands: to.hands }),
  }),
];

function changedOutcome(
  at: Pebbles,
  change: (outcome: { scores: readonly number[]; ranks: readonly number[]; reason: string }) => {
    scores: readonly number[];
    ranks: readonly number[];
    reason: string;
  },
): ReturnType<typeof pebbles.turn> {
  const turn = pebbles.turn(at);
  return turn.kind === 'over' ? { kind: 'over', outcome: change(turn.outcome) } : turn;
}
