// A match on this device: it is kept before it is shown, bots know only their seat, undo stops at chance.

import { azul } from '@mozaika/azul';
import { type Game, parseAction, type Seat, verifyDeals } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import { answer, type BotQuestion } from '../src/bots/question.ts';
import type { Thinker } from '../src/bots/wire.ts';
import { LocalMatch, type LocalTable } from '../src/match/local.ts';
import { recordOf } from '../src/match/record.ts';
import type { MatchState } from '../src/match/source.ts';
import { Timeline } from '../src/match/timeline.ts';
import { memoryStore } from '../src/storage/memory-store.ts';
import { newMatch, type StoredMatch } from '../src/storage/stored-match.ts';

const games = { azul: azul as Game, qwirkle: qwirkle as Game };
const hides = { azul: false, qwirkle: true };

const nothing = async () => {};
const think: Thinker = (question, stop) => answer(question, nothing, stop);

function kept(
  game: keyof typeof games,
  bots: readonly (string | undefined)[],
  options: object = games[game].variants[0] as object,
): StoredMatch {
  const players = bots.map((bot, i) => ({ seat: (i + 1) as Seat, name: bot ?? `P${i + 1}`, ...(bot && { bot }) }));
  return newMatch({ game, options: options as never, rules: 1, players });
}

function openMatch(match: StoredMatch, changes: Partial<LocalTable> = {}) {
  const id = match.header.game as keyof typeof games;
  const table = { game: games[id], hidesTiles: hides[id], store: memoryStore(), think, shown: nothing, pause: nothing };
  const opened = LocalMatch.open({ ...table, ...changes }, match);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return opened.value;
}

const timelineOf = ({ header, entries }: MatchState): Timeline => {
  const opened = Timeline.open(games[header.game as keyof typeof games], header);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const followed = opened.value.follow(entries);
  if (!followed.ok) throw new Error(JSON.stringify(followed.refusal));
  return opened.value;
};

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
/** The seed is told when a match is over, and not before. */
const isOver = ({ fairness }: MatchState) => 'seed' in Object(fairness);

/** Plays the first legal move of whoever is asked, until the match is over or so many moves were made. */
async function playOn(match: LocalMatch, moves = Number.POSITIVE_INFINITY): Promise<MatchState> {
  for (let made = 0; made < moves; ) {
    const state = await until(match, (one) => isOver(one) || one.handOver !== undefined || one.asked.length > 0);
    if (isOver(state)) return state;
    if (state.handOver !== undefined) {
      match.takeOver();
      continue;
    }
    const [seat] = state.asked;
    const timeline = timelineOf(state);
    const move = timeline.legal(seat)[0] ?? `trade ${tradable(timeline, seat)}`;
    expect(await match.act(seat, move)).toBeUndefined();
    made++;
  }
  return match.state;
}

const tradable = (timeline: Timeline, seat: Seat): string =>
  (timeline.at(timeline.now).view as { hands: { tiles: string[] }[] }).hands[seat - 1].tiles[0];

describe('a match on this device', () => {
  it.each(['azul', 'qwirkle'] as const)('%s runs to its end against a bot, and its deals verify', async (game) => {
    const match = openMatch(kept(game, [undefined, 'greedy']));
    const state = await playOn(match);
    const record = recordOf(state.header, state.entries, state.fairness);
    const verdict = verifyDeals(games[game], record);
    expect(verdict).toMatchObject({ ok: true, value: { kind: 'verified' } });
  });

  it('keeps each action before anybody sees it', async () => {
    const store = memoryStore();
    const begun = kept('azul', [undefined, 'random'], { board: 'coloured', start: 2 });
    let stored = 0;
    const match = openMatch(begun, {
      store: {
        ...store,
        save: async (grown, expected) => {
          await new Promise((resolve) => setTimeout(resolve, 1));
          stored = grown.entries.length;
          return store.save(grown, expected);
        },
      },
    });
    match.subscribe(({ entries }) => expect(entries.length).toBeLessThanOrEqual(stored));
    const state = await until(match, (one) => one.entries.some((entry) => entry.startsWith('2 ')));
    expect((await store.load(begun.id))?.entries.length).toBeGreaterThanOrEqual(state.entries.length);
  });

  it('goes on exactly where it was left', async () => {
    const store = memoryStore();
    const begun = kept('qwirkle', [undefined, 'greedy', 'random']);
    const first = openMatch(begun, { store });
    const left = await until(first, asked(1));
    first.close();
    const again = openMatch((await store.load(begun.id)) as StoredMatch, { store });
    expect(again.state.entries).toEqual(left.entries);
    expect(again.state.fairness).toEqual(left.fairness);
  });

  it('asks a bot with a record that is masked for its seat', async () => {
    const asked: BotQuestion[] = [];
    const match = openMatch(kept('qwirkle', [undefined, 'random']), {
      think: (question, stop) => {
        asked.push(question);
        return think(question, stop);
      },
    });
    await playOn(match);
    for (const { record, seat } of asked) {
      const draws = record.actions.filter((action) => action.startsWith('* draw 1'));
      expect(seat).toBe(2);
      expect(draws.length).toBeGreaterThan(0);
      expect(draws.join(' ').replace(/\* draw 1|\?\?|\s/g, '')).toBe('');
      expect(JSON.stringify(record)).not.toContain('seed');
    }
  });

  it('takes a move back together with the bot’s answer, but never past a deal', async () => {
    const match = openMatch(kept('azul', [undefined, 'greedy'], { board: 'coloured', start: 1 }));
    const mine = asked(1);
    const before = await until(match, mine);
    expect(before.undoable).toBe(false);
    await match.act(1, timelineOf(before).legal(1)[0]);
    const after = await until(match, (one) => mine(one) && one.entries.length >= before.entries.length + 2);
    expect(after.undoable).toBe(true);
    expect(await match.undo()).toBeUndefined();
    const back = await until(match, mine);
    expect(timelineOf(back).steps).toEqual(timelineOf(before).steps);
    expect(await match.undo()).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('undoes while a bot is still thinking', async () => {
    const match = openMatch(kept('azul', [undefined, 'greedy'], { board: 'coloured', start: 1 }), {
      pause: () => new Promise(() => {}),
    });
    const before = await until(match, asked(1));
    await match.act(1, timelineOf(before).legal(1)[0]);
    await until(match, (one) => one.thinking === 2);
    expect(await match.undo()).toBeUndefined();
    await until(match, asked(1));
    expect(match.state.thinking).toBeUndefined();
  });

  it('hands the device over behind a curtain where tiles are hidden', async () => {
    const match = openMatch(kept('qwirkle', [undefined, undefined]));
    const curtain = await until(match, (one) => one.handOver !== undefined);
    expect(curtain.viewer).toBe('spectator');
    expect(curtain.entries.filter((entry) => entry.startsWith('* draw')).join(' ')).not.toMatch(/[ROYGBP][oxds*c]/);
    match.takeOver();
    const { handOver } = curtain;
    expect(match.state.viewer).toBe(handOver);
    const shown = match.state.entries.filter((entry) => entry.startsWith('* draw'));
    expect(shown.filter((entry) => entry.includes('??'))).toHaveLength(1);
    await playOn(match, 6);
    expect(match.state.entries.filter((entry) => /^[12] /.test(entry)).length).toBeGreaterThanOrEqual(6);
    match.close();
  });

  it('needs no curtain where nothing is hidden', async () => {
    const match = openMatch(kept('azul', [undefined, undefined]));
    match.subscribe(({ handOver }) => expect(handOver).toBeUndefined());
    expect(await playOn(match).then(isOver)).toBe(true);
  });

  it('refuses moves for bots and moves that are not legal', async () => {
    const match = openMatch(kept('azul', [undefined, 'random'], { board: 'gray', start: 1 }));
    await until(match, asked(1));
    expect(await match.act(2, '1B1')).toMatchObject({ code: 'not-your-turn' });
    expect(await match.act(1, 'nonsense')).toMatchObject({ code: 'unreadable' });
  });

  it('follows another tab that was quicker', async () => {
    const store = memoryStore();
    const begun = kept('azul', [undefined, undefined], { board: 'coloured', start: 1 });
    const one = openMatch(begun, { store });
    const ready = await until(one, asked(1));
    const other = openMatch((await store.load(begun.id)) as StoredMatch, { store });
    const [quick, slow] = timelineOf(ready).legal(1);
    await other.act(1, quick);
    await one.act(1, slow);
    expect(one.state.entries).toEqual(other.state.entries);
    expect(one.state.entries.at(-1)).toBe(`1 ${quick}`);
  });

  it('says that a bot is stuck, and asks it again', async () => {
    let failures = 1;
    const match = openMatch(kept('azul', ['random', undefined], { board: 'coloured', start: 1 }), {
      think: (question, stop) => (failures-- > 0 ? Promise.reject(new Error('gone')) : think(question, stop)),
    });
    await until(match, (one) => one.stuck === 1);
    match.retry();
    const state = await until(match, asked(2));
    expect(parseAction(azul as Game, state.entries.at(-1) as string).ok).toBe(true);
  });

  it('starts a rematch with the same players and another seed', async () => {
    const store = memoryStore();
    const begun = kept('qwirkle', [undefined, 'random']);
    const match = openMatch(begun, { store });
    const again = await store.load(await match.rematch());
    expect(again?.header).toEqual(begun.header);
    expect(again?.seed).not.toBe(begun.seed);
    match.close();
  });
});
