// A match of Azul at the real table: what lies before each player is written down, the rules score the round.
//
//   board 1 B,YY,-,-,- BM    what lies on the lines and the floor of a player
//   marker 2                 who took the starting marker in this round; C: nobody
//   round                    the round is over: tiling, floors, and at the end the bonuses
//   2 tile 3>4               on a free wall, where the tile of a full line goes

import {
  type AzulEvent,
  type AzulOptions,
  type AzulView,
  azul,
  type BoardName,
  COLOURS,
  checkBoards,
  endOffer,
  formatView,
  type Position,
  parseView,
  positionOf,
  withRestInBag,
} from '@mozaika/azul';
import {
  apply,
  check,
  type Json,
  ok,
  onlyMove,
  parseAction,
  parseSeat,
  type Result,
  type Seat,
  unreadable,
} from '@mozaika/kernel';
import type { PadSetup, PadState } from '../../../pad/contract.ts';
import { emptyView, withMarker } from '../editor/draft.ts';
import { PAD } from './words.ts';

export type AzulPadState = PadState<AzulView>;

const TILES_PER_DISPLAY = 4;
const FORM = { kind: 'form', examples: ['board 1 B,YY,-,-,- BM', 'marker 2', 'round', '2 tile 3>4'] } as const;

const boardOf = (options: Json): BoardName => (Object(options) as AzulOptions).board;

export const begin = ({ options, seats, first }: PadSetup): AzulPadState => ({
  inner: { ...emptyView(boardOf(options), seats), starter: first, mover: first },
  scores: Array.from({ length: seats }, () => 0),
  steps: [],
});

export function after(state: AzulPadState, _: PadSetup, entry: string): Result<AzulPadState> {
  const [verb, ...words] = entry.split(' ');
  if (verb === 'round') return endRound(state);
  if (verb === 'board') return withBoard(state, entry, words);
  if (verb === 'marker') return withMarkerAt(state, entry, words);
  return tiled(state, entry);
}

/** The text of what lies before a player. */
export const boardEntry = (seat: Seat, lines: readonly string[], floor: string): string =>
  `board ${seat} ${lines.map((letters) => letters || '-').join(',')} ${floor || '-'}`;

function withBoard(state: AzulPadState, entry: string, [number = '', lines = '', floor = '']: readonly string[]) {
  const seat = parseSeat(number);
  const player = seat && state.inner.players[seat - 1];
  if (!seat || !player || state.inner.phase !== 'offer') return unreadable(entry, FORM);
  // The rules' own reader looks at the letters.
  const wall = player.wall.map((row) => row.replace(/\.+/g, ({ length }) => String(length))).join('/');
  const others = formatView(state.inner).split(' ');
  others[6 + seat] = `${player.score};${lines};${wall};${floor}`;
  const read = parseView(others.join(' '), { board: state.inner.board });
  if (!read.ok) return unreadable(entry, FORM);
  return ok({ ...state, inner: withLikelyLid(withRestInBag(read.value)) });
}

const NO_TILES = { B: 0, Y: 0, R: 0, K: 0, W: 0 };

/** Tiles that a full floor sent on are not written down, so the lid may have been poured in earlier than it seemed. */
const withLikelyLid = (view: AzulView): AzulView =>
  COLOURS.some((colour) => view.bag[colour] < 0) ? withRestInBag({ ...view, lid: NO_TILES }) : view;

function withMarkerAt(state: AzulPadState, entry: string, [holder = '']: readonly string[]) {
  const seat = holder === 'C' ? 'centre' : parseSeat(holder);
  if (!seat || (seat !== 'centre' && seat > state.inner.seats)) return unreadable(entry, FORM);
  return ok({ ...state, inner: withMarker(state.inner, seat) });
}

/** All tiles were taken: the rules tile what leaves no choice, and go on. */
function endRound(state: AzulPadState): Result<AzulPadState> {
  const refusal = checkBoards(state.inner);
  if (refusal) return { ok: false, refusal };
  const position = positionOf(state.inner);
  const events: AzulEvent[] = [];
  const { round } = position;
  endOffer(position, (event) => events.push(event));
  tileForced(position, events);
  return ok(stateOf(position, [...state.steps, { title: { phrase: PAD.roundOver, facts: { round } }, events }]));
}

function tiled(state: AzulPadState, entry: string): Result<AzulPadState> {
  const read = parseAction(azul, entry);
  if (!read.ok) return read;
  const position = positionOf(state.inner);
  const refusal = check(azul, position, read.value);
  if (refusal) return { ok: false, refusal };
  const events: AzulEvent[] = [];
  apply(azul, position, read.value, (event) => events.push(event));
  tileForced(position, events);
  const [last, ...earlier] = state.steps.toReversed();
  // It belongs to the round that is being scored.
  const step = last && { ...last, events: [...last.events, ...events] };
  return ok(stateOf(position, [...earlier.toReversed(), ...(step ? [step] : [])]));
}

/** Lines with one cell, or none, go there without asking (R10). */
function tileForced(position: Position, events: AzulEvent[]): void {
  while (position.phase === 'tiling') {
    const turn = azul.turn(position);
    const forced = (turn.kind === 'move' ? turn.seats : []).flatMap((seat) => {
      const move = onlyMove(azul, position, seat);
      return move === undefined ? [] : [{ kind: 'move', seat, move } as const];
    });
    const [first] = forced;
    if (!first) return;
    apply(azul, position, first, (event) => events.push(event));
  }
}

function stateOf(position: Position, steps: AzulPadState['steps']): AzulPadState {
  const turn = azul.turn(position);
  const inner = azul.view(position) as AzulView;
  const scores = azul.scores(position);
  if (turn.kind === 'over') return { inner, scores, steps, end: turn.outcome };
  return { inner: inner.phase === 'deal' ? nextRound(inner) : inner, scores, steps };
}

/** The next round as it is written down: the displays are not. If the bag can't fill them, the lid was poured in (R11). */
function nextRound(view: AzulView): AzulView {
  const inBag = COLOURS.reduce((sum, colour) => sum + view.bag[colour], 0);
  const isPoured = inBag < TILES_PER_DISPLAY * view.displays.length;
  const lid = isPoured ? NO_TILES : view.lid;
  return withRestInBag({ ...view, phase: 'offer', mover: view.starter, marker: 'centre', lid });
}

/** What was on offer is not known: it is entered in the editor. */
export const position = ({ inner }: AzulPadState): string => formatView(inner);
