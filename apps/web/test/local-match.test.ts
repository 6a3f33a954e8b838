// A match on this device: it is stored before it is shown, bots know only their seat, undo stops at chance.

import { azul } from '@mozaika/azul';
import {
  type Game,
  isByChance,
  type Json,
  latestRules,
  parseFact,
  type Seat,
  seatAt,
  verifyDeals,
} from '@mozaika/kernel';
import { type QwirkleView, qwirkle } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import { type BotClient, type BotRequest, decide } from '../src/bots/decide.ts';
import { LocalMatch, type LocalTable } from '../src/match/local-match.ts';
import { recordOf } from '../src/match/record.ts';
import type { MatchState } from '../src/match/source.ts';
import type { Timeline } from '../src/match/timeline.ts';
import { memoryStore } from '../src/storage/memory-store.ts';
import { newMatch, type StoredMatch } from '../src/storage/stored-match.ts';

type GameId = 'azul' | 'qwirkle';
const games: { readonly [id in GameId]: Game } = { azul, qwirkle };
const hides = { azul: false, qwirkle: true };

const nothing = async () => {};
const think: BotClient = (request, stop) => decide(request, nothing, stop);

function newStored(game: GameId, bots: readonly (string | undefined)[], options?: Json): StoredMatch {
  const players = bots.map((bot, i) => ({ seat: seatAt(i), name: bot ?? `P${i + 1}`, ...(bot && { bot }) }));
  const [first = null] = games[game].variants;
  return newMatch({ game, options: options ?? first, rules: latestRules(games[game]), players });
}

function openMatch(match: StoredMatch, changes: Partial<LocalTable> = {}) {
  const id = match.header.game as GameId;
  const table = { game: games[id], hidesTiles: hides[id], store: memoryStore(), think, pace: nothing };
  const opened = LocalMatch.open({ ...table, ...changes }, match);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return opened.value;
}

/** The stored match of an id. */
async function load(store: LocalTable['store'], id: string): Promise<StoredMatch> {
  const stored = await store.load(id);
  if (!stored) throw new Error(`${id} is not stored`);
  return stored;
}

/** Waits until a state holds. */
const until = (match: LocalMatch, holds: (state: MatchState) => boolean): Promise<MatchState> =>
  new Promise((resolve) => {
    const stop = match.subscribe((state) => {
      if (!holds(state)) return;
      resolve(state);
      queueMicrotask(() => stop());
    });
  });

const asked = (seat: Seat) => (state: MatchState) => state.asked.includes(seat);
/** The seed is published when a match is over, and not before. */
const isOver = ({ fairness }: MatchState) => 'seed' in Object(fairness);
const draws = ({ entries }: Timeline) => entries.filter((entry) => entry.startsWith('* draw'));
const TILE = /[ROYGBP][oxds*c]/;

/** Some move of a seat that is to move. */
function moveOf(timeline: Timeline, seat: Seat): string {
  const [listed] = timeline.legal(seat);
  if (listed !== undefined) return listed;
  const view = timeline.at(timeline.now).view as QwirkleView; // only Qwirkle has moves that are not listed
  return `trade ${view.hands[seat - 1]?.tiles[0]}`;
}

/** Plays the first legal move of whoever is asked, until the match is over or so many moves were made. */
async function playOn(match: LocalMatch, moves = Number.POSITIVE_INFINITY): Promise<MatchState> {
  for (let made = 0; made < moves; ) {
    const state = await until(match, (one) => isOver(one) || one.handOver !== undefined || one.asked.length > 0);
    if (isOver(state)) return state;
    if (state.handOver) {
      match.takeOver();
      continue;
    }
    const [seat = 1] = state.asked;
    expect(await match.act(seat, moveOf(state.timeline, seat))).toBeUndefined();
    made++;
  }
  return match.state;
}

describe('a match on this device', () => {
  it.each(['azul', 'qwirkle'] as const)('%s runs to its end against a bot, and its deals verify', async (game) => {
    const match = openMatch(newStored(game, [undefined, 'greedy']));
    const { setup, timeline, fairness } = await playOn(match);
    const verdict = verifyDeals(games[game], recordOf(setup, timeline.fold(), fairness));
    expect(verdict).toMatchObject({ ok: true, value: { standing: 'consistent' } });
  });

  it.each([
    ['one person against one bot has resigned', [undefined, 'greedy'], { reason: 'resigned', ranks: [2, 1] }],
    ['several people have abandoned it', [undefined, undefined], { reason: 'abandoned', ranks: [] }],
    [
      'one person against several bots has abandoned it',
      [undefined, 'greedy', 'greedy'],
      { reason: 'abandoned', ranks: [] },
    ],
  ] as const)('can be ended: %s', async (_, bots, outcome) => {
    const store = memoryStore();
    const stored = newStored('azul', bots);
    const match = openMatch(stored, { store });
    await until(match, (state) => state.asked.length > 0 || state.thinking !== undefined);
    expect(await match.end()).toBeUndefined();
    expect(match.state.timeline.outcome).toMatchObject(outcome);
    expect(match.state.asked).toEqual([]);
    expect((await load(store, stored.id)).outcome).toMatchObject(outcome);
    expect((await match.end())?.code).toBe('match-over');
  });

  it('stores each action before anybody sees it, with the deals that follow in one go', async () => {
    const store = memoryStore();
    const begun = newStored('azul', [undefined, 'random'], { board: 'coloured', start: 2 });
    const saved: number[] = [0];
    const seen: { readonly entries: number; readonly stored: number }[] = [];
    const match = openMatch(begun, {
      store: {
        ...store,
        save: async (grown, expected) => {
          await nothing();
          const answer = await store.save(grown, expected);
          saved.push(grown.entries.length);
          return answer;
        },
      },
    });
    match.subscribe(({ timeline }) => seen.push({ entries: timeline.entries.length, stored: saved.at(-1) ?? 0 }));
    const { timeline } = await until(match, (one) => one.timeline.entries.some((entry) => entry.startsWith('2 ')));
    const { entries } = await load(store, begun.id);
    expect(entries.slice(0, timeline.entries.length)).toEqual(timeline.entries);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.filter(({ entries: shown, stored }) => shown > stored)).toEqual([]);
    // Both opening deals at once, then the bot's move.
    expect(saved.slice(0, 3)).toEqual([0, 2, 3]);
  });

  it('goes on exactly where it was left', async () => {
    const store = memoryStore();
    const begun = newStored('qwirkle', [undefined, 'greedy', 'random']);
    const first = openMatch(begun, { store });
    const left = await until(first, asked(1));
    first.close();
    const again = openMatch(await load(store, begun.id), { store });
    expect(again.state.timeline.entries).toEqual(left.timeline.entries);
    expect(again.state.fairness).toEqual(left.fairness);
  });

  it('asks a bot with a record that is masked for its seat', async () => {
    const requests: BotRequest[] = [];
    const match = openMatch(newStored('qwirkle', [undefined, 'random']), {
      think: (request, stop) => {
        requests.push(request);
        return think(request, stop);
      },
    });
    await playOn(match);
    expect(requests.length).toBeGreaterThan(5);
    const drawsOf = (seat: Seat) =>
      requests.map(({ record }) => record.actions.filter((action) => action.startsWith(`* draw ${seat}`)).join(' '));
    expect(drawsOf(1).filter((text) => text === '' || TILE.test(text))).toEqual([]);
    expect(drawsOf(2).filter((text) => !TILE.test(text))).toEqual([]);
    expect(requests.filter(({ seat, record }) => seat !== 2 || JSON.stringify(record).includes('seed'))).toEqual([]);
  });

  it('takes a move back together with the bot’s answer, but never past a deal', async () => {
    const match = openMatch(newStored('azul', [undefined, 'greedy'], { board: 'coloured', start: 1 }));
    const { timeline, undoable } = await until(match, asked(1));
    const steps = [...timeline.steps];
    const { length } = timeline.entries;
    expect(undoable).toBe(false);
    await match.act(1, moveOf(timeline, 1));
    const after = await until(match, (one) => asked(1)(one) && one.timeline.entries.length >= length + 2);
    expect(after.undoable).toBe(true);
    expect(await match.undo()).toBeUndefined();
    const back = await until(match, asked(1));
    expect(back.timeline.steps).toEqual(steps);
    expect(await match.undo()).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('undoes while a bot is still thinking', async () => {
    const match = openMatch(newStored('azul', [undefined, 'greedy'], { board: 'coloured', start: 1 }), {
      pace: () => new Promise(() => {}),
    });
    const before = await until(match, asked(1));
    await match.act(1, moveOf(before.timeline, 1));
    await until(match, (one) => one.thinking === 2);
    expect(await match.undo()).toBeUndefined();
    await until(match, asked(1));
    expect(match.state.thinking).toBeUndefined();
  });

  it('does not wait for the screen before it asks a person', async () => {
    const match = openMatch(newStored('azul', [undefined, undefined], { board: 'coloured', start: 1 }), {
      pace: () => new Promise(() => {}),
    });
    await playOn(match, 4);
    expect(match.state.timeline.entries.filter((entry) => !isByChance(entry)).length).toBeGreaterThanOrEqual(4);
    match.close();
  });

  it('hands the device over behind a curtain where tiles are hidden', async () => {
    const match = openMatch(newStored('qwirkle', [undefined, undefined]));
    const { handOver } = await until(match, (one) => one.handOver !== undefined);
    if (!handOver) throw new Error('nobody takes over');
    expect(draws(handOver.timeline)).toHaveLength(2);
    expect(draws(handOver.timeline).join(' ')).not.toMatch(TILE);
    match.takeOver();
    expect(match.state.viewer).toBe(handOver.to);
    expect(draws(match.state.timeline).filter((entry) => TILE.test(entry))).toHaveLength(1);
    await playOn(match, 6);
    expect(match.state.timeline.entries.filter((entry) => /^[12] /.test(entry)).length).toBeGreaterThanOrEqual(6);
    match.close();
  });

  it('shows whoever has just moved their new tiles until the curtain falls', async () => {
    const match = openMatch(newStored('qwirkle', [undefined, undefined]));
    await playOn(match, 1);
    const { viewer, handOver, timeline } = await until(match, (one) => one.handOver !== undefined);
    expect(viewer).not.toBe('spectator');
    expect(handOver?.to).not.toBe(viewer);
    expect(draws(timeline).filter((entry) => TILE.test(entry)).length).toBeGreaterThan(0);
    expect(handOver && draws(handOver.timeline).join(' ')).not.toMatch(TILE);
    match.close();
  });

  it('needs no curtain where nothing is hidden', async () => {
    const match = openMatch(newStored('azul', [undefined, undefined]));
    const states: MatchState[] = [];
    match.subscribe((state) => states.push(state));
    expect(await playOn(match).then(isOver)).toBe(true);
    expect(states.length).toBeGreaterThan(20);
    expect(states.filter(({ handOver }) => handOver)).toEqual([]);
  });

  it('refuses moves for bots and moves that are not legal', async () => {
    const match = openMatch(newStored('azul', [undefined, 'random'], { board: 'gray', start: 1 }));
    await until(match, asked(1));
    expect(await match.act(2, '1B1')).toMatchObject({ code: 'not-your-turn' });
    expect(await match.act(1, 'nonsense')).toMatchObject({ code: 'unreadable' });
  });

  it('follows another tab that was quicker', async () => {
    const store = memoryStore();
    const begun = newStored('azul', [undefined, undefined], { board: 'coloured', start: 1 });
    const one = openMatch(begun, { store });
    const { timeline } = await until(one, asked(1));
    const other = openMatch(await load(store, begun.id), { store });
    const [quick = '', slow = ''] = timeline.legal(1);
    await other.act(1, quick);
    await one.act(1, slow);
    expect(one.state.timeline.entries).toEqual(other.state.timeline.entries);
    expect(one.state.timeline.entries.at(-1)).toBe(`1 ${quick}`);
  });

  it('takes in what another tab has done, undos too', async () => {
    const store = memoryStore();
    const begun = newStored('azul', [undefined, undefined], { board: 'coloured', start: 1 });
    const one = openMatch(begun, { store });
    const { timeline } = await until(one, asked(1));
    const other = openMatch(await load(store, begun.id), { store });
    await until(other, asked(1));
    await other.act(1, moveOf(timeline, 1));
    await other.undo();
    await one.refresh();
    expect(one.state.timeline.entries.map((entry) => parseFact(entry)?.kind)).toContain('undo');
    expect(one.state.timeline.steps).toEqual(other.state.timeline.steps);
    expect(one.state.asked).toEqual([1]);
  });

  it('says that a bot is stuck, and asks it again', async () => {
    let failures = 1;
    const match = openMatch(newStored('azul', ['random', undefined], { board: 'coloured', start: 1 }), {
      think: (request, stop) => (failures-- > 0 ? Promise.reject(new Error('gone')) : think(request, stop)),
    });
    await until(match, (one) => one.stuck === 1);
    match.retry();
    const { timeline } = await until(match, asked(2));
    expect(timeline.entries.at(-1)).toMatch(/^1 /);
  });

  it('starts a rematch with the same players and another seed', async () => {
    const store = memoryStore();
    const begun = newStored('qwirkle', [undefined, 'random'], { ages: [2, 1] });
    const match = openMatch(begun, { store });
    const again = await load(store, await match.rematch());
    expect(again.header).toEqual(begun.header);
    expect(again.seed).not.toBe(begun.seed);
    match.close();
  });
});
