// Variations: a match that goes on differently from a moment on, as a match on this device and as a link.

import { type AzulView, azul } from '@mozaika/azul';
import {
  type Game,
  isByChance,
  type MatchRecord,
  maskRecord,
  randomChooser,
  recordMatch,
  type Seat,
  seededRandom,
} from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { expect, it } from 'vitest';
import type { GameUi } from '../src/games/contract.ts';
import { setupOf } from '../src/match/record.ts';
import { packText } from '../src/match/record-link.ts';
import { lineAfter } from '../src/review/line.ts';
import {
  type OpenedVariation,
  openVariation,
  proposedOthers,
  type VariationStart,
} from '../src/variation/open-variation.ts';
import { packActions, unpackActions } from '../src/variation/variation-link.ts';

const played = (game: Game, players = ['Ann', 'Bob']): MatchRecord =>
  recordMatch(game, game.variants[0] ?? {}, players, new Uint8Array(32), randomChooser(game, seededRandom('what if')));
const MATCH = played(azul as Game);
const MOMENT = 8;

/** Nothing is drawn here: of a game's UI only the rules are asked. */
const startOf = (record: MatchRecord, more: Partial<VariationStart> = {}): VariationStart => ({
  ui: { game: record.game === 'azul' ? azul : qwirkle } as Partial<GameUi> as GameUi,
  setup: setupOf(record),
  record,
  moment: MOMENT,
  actions: [],
  others: 'hand',
  ...more,
});

function opened(start: VariationStart): Extract<OpenedVariation, { kind: 'open' }>['match'] {
  const found = openVariation(start);
  return found.kind === 'open' ? found.match : expect.fail(found.kind);
}

it('begins as the match did, goes on differently, and takes back no more than its own', async () => {
  const match = opened(startOf(MATCH));
  expect(match.state.timeline.fold().actions).toEqual(MATCH.actions.slice(0, MOMENT));
  expect(match.state.undoable).toBe(false);
  expect(await match.undo()).toMatchObject({ code: 'nothing-to-undo' });
  const [seat = 1] = match.state.asked;
  const other = match.state.timeline.legal(seat).find((move) => `${seat} ${move}` !== MATCH.actions[MOMENT]);
  expect(await match.act(seat, other ?? '')).toBeUndefined();
  expect(match.state.timeline.fold().actions[MOMENT]).toBe(`${seat} ${other}`);
  expect(match.state.undoable).toBe(true);
  expect(await match.undo()).toBeUndefined();
  expect(match.state.timeline.fold().actions).toEqual(MATCH.actions.slice(0, MOMENT));
  match.close();
});

it('comes back from its link as it was', async () => {
  const actions = MATCH.actions.slice(MOMENT, MOMENT + 5);
  expect(await unpackActions(await packActions(actions))).toEqual(actions);
  const match = opened(startOf(MATCH, { actions }));
  expect(match.state.timeline.fold().actions).toEqual(MATCH.actions.slice(0, MOMENT + 5));
  match.close();
});

it('a link that was cut off, or holds something else, is broken', async () => {
  const packed = await packActions(MATCH.actions.slice(MOMENT));
  expect(await unpackActions(packed.slice(0, -9))).toBeUndefined();
  expect(await unpackActions('')).toBeUndefined();
  expect(await unpackActions(await packText(JSON.stringify([3])))).toBeUndefined();
});

it('what does not fit the match is refused, with the reason', () => {
  expect(openVariation(startOf(MATCH, { moment: MATCH.actions.length + 1 })).kind).toBe('no-moment');
  expect(openVariation(startOf(MATCH, { actions: ['1 9B1'] }))).toMatchObject({
    kind: 'refused',
    refusal: { index: MOMENT },
  });
  expect(openVariation(startOf({ ...MATCH, actions: ['1 9B1', ...MATCH.actions] })).kind).toBe('refused');
});

it('nobody plays on from tiles that the record hides', () => {
  const record = played(qwirkle as Game);
  const running = { ...record, actions: record.actions.slice(0, 30) };
  const masked = maskRecord(qwirkle as Game, running, 1);
  if (!masked.ok) throw new Error(masked.refusal.code);
  expect(openVariation(startOf(masked.value)).kind).toBe('hidden-tiles');
  const whole = openVariation(startOf(record));
  expect(whole.kind).toBe('open');
  if (whole.kind === 'open') whole.match.close();
});

it('bots play the others if that is wanted, those of the match if there were some', () => {
  expect(proposedOthers(setupOf(MATCH))).toBe('hand');
  expect(proposedOthers(setupOf({ ...MATCH, players: ['Ann', 'regular', 'expert'] }))).toBe('expert');
  expect(proposedOthers(setupOf({ ...MATCH, players: ['Ann', 'sparring-4.2'] }))).toBe('master');
  const match = opened(startOf(MATCH, { others: 'regular' }));
  const bots = match.state.setup.players.map(({ bot }) => bot);
  expect(bots.filter((bot) => bot === 'regular')).toHaveLength(1);
  expect(match.state.mine).toHaveLength(1);
  match.close();
});

it('a line is shown as far as it can be played', () => {
  const index = MATCH.actions.findIndex((action, i) => i >= MOMENT && !isByChance(action));
  const before = MATCH.actions.slice(0, index);
  const seat: Seat = MATCH.actions[index]?.startsWith('1') ? 1 : 2;
  const moves = MATCH.actions.slice(index, index + 3).map((action) => action.slice(2));
  const best = { move: moves[0] ?? '', win: 0.6, margin: 3 };
  const line = lineAfter(azul as Game, setupOf(MATCH), before, { seat, best, line: moves });
  expect(line.moves.map(({ seat: mover, text }) => `${mover} ${text}`)).toEqual(MATCH.actions.slice(index, index + 3));
  expect((line.timeline.at(line.timeline.now).view as AzulView).centre).toBeDefined();
  // Another line than the best move's says nothing of it, and what can't be played ends it.
  const other = { seat, best, line: ['9K1', ...moves] };
  expect(lineAfter(azul as Game, setupOf(MATCH), before, other).moves).toHaveLength(1);
  const broken = { seat, best, line: [best.move, '9K1', ...moves] };
  expect(lineAfter(azul as Game, setupOf(MATCH), before, broken).moves).toHaveLength(1);
});
