// The daily at a real server: nobody sees tomorrow's, what is handed in is worked out again, and the first match counts.

import { decide, loadBot, NO_CLOCK, searchRequestOf } from '@mozaika/bots';
import { withDaily } from '@mozaika/bots/served-bots';
import {
  commitmentTo,
  DuplicateKey,
  type Json,
  parseHex,
  playSeeded,
  type Random,
  RECORD_FORMAT,
  randomChooser,
  SEED_BYTES,
  seededRandom,
  tagOfMatch,
} from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';
import { PushedTime } from './pushed-time.ts';
import { Somebody, scratch, serve, waitFor } from './server.ts';

const DAY_MS = 86_400_000;
/** 2027-01-15, eight in the morning. */
const START = 1_800_000_000_000;
const TODAY = '2027-01-15';
const TOMORROW = '2027-01-16';

interface DayView {
  readonly date: string;
  readonly games: readonly {
    readonly game: string;
    readonly options: Json;
    readonly rules: number;
    readonly level: string;
    readonly version: number;
    readonly seed: string;
    readonly commitment: string;
    readonly played: number;
    readonly yours?: { readonly place: number; readonly margin: number };
  }[];
}

const dailyAt = (time = new PushedTime(START), more: Parameters<typeof serve>[0] = {}) =>
  serve({ games: GAMES.map(withDaily), time, ...more });

const bytes = (hex: string) => parseHex(hex, SEED_BYTES) ?? new Uint8Array();

async function dayOf(one: Somebody, date?: string): Promise<DayView> {
  const { json } = await one.ask('GET', date === undefined ? '/daily' : `/daily?date=${date}`);
  return json as DayView;
}

/** A match of the day as a device plays it: everything but one's own moves follows from the seed. */
async function playedOn(day: DayView, id: string, random: Random) {
  const daily = day.games.find(({ game }) => game === id);
  const game = GAMES.find((one) => one.id === id);
  if (!daily || !game) throw new Error(`no daily of ${id}`);
  const { options, rules, level, version, seed } = daily;
  const choose = randomChooser(game, random);
  const bot = await loadBot(id, level);
  if (!bot) throw new Error(`no bot ${level}`);
  const played = await playSeeded({
    game,
    header: { format: RECORD_FORMAT, game: id, options, rules, players: ['Anna', level] },
    key: new DuplicateKey(bytes(seed)),
    person: 1,
    personMove: (host) => ({ ok: true, value: game.formatMove(choose(host.position, 1)) }),
    async botMove(turn) {
      const request = searchRequestOf(bot.game, turn.record, seededRandom(turn.seed), turn.seat);
      if (!request.ok) return request;
      const decided = decide(bot, request.value, { budget: NO_CLOCK, now: () => 0 });
      return decided.ok ? { ok: true, value: bot.game.formatMove(decided.value.move) } : decided;
    },
  });
  if (!played.ok) throw new Error(JSON.stringify(played.refusal));
  const { outcome, entries } = played.value;
  const [points = 0, others = 0] = outcome?.scores ?? [];
  return { attempt: { date: day.date, game: id, version, actions: [...entries] }, points, margin: points - others };
}

const code = (json: unknown) => (json as { readonly refusal?: { readonly code?: string } }).refusal?.code;

describe('the day', () => {
  it('is the server’s: tomorrow’s seed is told to nobody, and to everybody when it comes', async () => {
    const time = new PushedTime(START);
    const anna = await Somebody.at(await dailyAt(time));
    const day = await dayOf(anna);
    expect(day).toMatchObject({ date: TODAY, today: TODAY, first: TODAY });
    expect(day.games.map(({ game }) => game)).toEqual(['azul', 'qwirkle']);
    const early = await anna.ask('GET', `/daily?date=${TOMORROW}`);
    expect(early).toMatchObject({ status: 404, json: { refusal: { code: 'daily-not-yet', today: TODAY } } });
    expect(code((await anna.ask('GET', `/daily/results?date=${TOMORROW}&game=azul`)).json)).toBe('daily-not-yet');
    time.push(DAY_MS);
    const next = await dayOf(anna);
    expect(next.date).toBe(TOMORROW);
    expect(next.games[0]?.seed).not.toBe(day.games[0]?.seed);
    expect(await dayOf(anna, TODAY)).toMatchObject({ date: TODAY, games: [{ seed: day.games[0]?.seed }, {}] });
  });

  it('is one of the calendar that the server has had', async () => {
    const anna = await Somebody.at(await dailyAt());
    const refused = async (date: string) => code((await anna.ask('GET', `/daily?date=${date}`)).json);
    for (const date of ['2027-02-30', '1999-01-01']) expect(await refused(date), date).toBe('no-daily');
    for (const date of ['today', '2027-1-5', '2027-01-15T00:00']) expect(await refused(date), date).toBe('bad-field');
  });

  it('was committed to in the journal a month before, by a name that everybody can work out', async () => {
    const time = new PushedTime(START);
    const anna = await Somebody.at(await dailyAt(time));
    const sizeNow = async () => ((await anna.ask('GET', '/fairness')).json as { readonly size: number }).size;
    await waitFor(async () => (await sizeNow()) === 62);
    const { json } = await anna.ask('GET', '/fairness/entries?from=0&to=62');
    const { entries } = json as { readonly entries: readonly { readonly tag: string; readonly commitment: string }[] };
    time.push(30 * DAY_MS);
    const day = await dayOf(anna);
    for (const { game, seed, commitment } of day.games) {
      expect(commitmentTo(bytes(seed))).toBe(commitment);
      const tag = tagOfMatch(`daily.${day.date}.${game}`);
      expect(entries).toContainEqual({ tag, commitment, method: 'mozaika-deal/2' });
    }
  });

  it('is the same at every server of a database', async () => {
    const database = `${scratch()}/shared.db`;
    const first = await dailyAt(undefined, { database });
    const before = await dayOf(await Somebody.at(first));
    await first.stop();
    const after = await dayOf(await Somebody.at(await dailyAt(undefined, { database })));
    expect(after.games).toEqual(before.games);
  });
});

describe('a match that is handed in', () => {
  const time = new PushedTime(START);
  let server: Awaited<ReturnType<typeof serve>>;
  let day: DayView;

  const opened = async () => {
    server = await dailyAt(time);
    const anna = await Somebody.at(server);
    day = await dayOf(anna);
    return anna;
  };

  it.each(['azul', 'qwirkle'])('of %s is worked out again to the same points, and ranked', async (game) => {
    const anna = await opened();
    const karel = await Somebody.at(server);
    const one = await playedOn(day, game, seededRandom('anna'));
    const other = await playedOn(day, game, seededRandom('karel'));
    const answer = await anna.ask('POST', '/daily', one.attempt);
    expect(answer).toEqual({ status: 200, json: { points: one.points, margin: one.margin, place: 1, of: 1 } });
    const second = await karel.ask('POST', '/daily', other.attempt);
    expect(second.json).toMatchObject({ points: other.points, margin: other.margin, of: 2 });
    const { json } = await anna.ask('GET', `/daily/results?date=${TODAY}&game=${game}`);
    const { results } = json as { readonly results: readonly { readonly margin: number; readonly you: boolean }[] };
    expect(results.map(({ margin }) => margin)).toEqual([one.margin, other.margin].toSorted((a, b) => b - a));
    expect(results.filter(({ you }) => you)).toHaveLength(1);
    expect((await dayOf(anna)).games.find((each) => each.game === game)?.yours?.margin).toBe(one.margin);
    const mine = (await anna.ask('GET', '/me/daily')).json;
    expect(mine).toMatchObject({ results: [{ date: TODAY, game, margin: one.margin }] });
    await anna.ask('DELETE', '/me');
    expect((await karel.ask('GET', `/daily/results?date=${TODAY}&game=${game}`)).json).toMatchObject({ played: 1 });
  });

  it('counts once: the same one again is answered alike, another one is refused', async () => {
    const anna = await opened();
    const one = await playedOn(day, 'azul', seededRandom('first'));
    const other = await playedOn(day, 'azul', seededRandom('second'));
    const [first, twice] = await Promise.all([
      anna.ask('POST', '/daily', one.attempt),
      anna.ask('POST', '/daily', one.attempt),
    ]);
    expect(twice).toEqual(first);
    const again = await anna.ask('POST', '/daily', other.attempt);
    expect(again).toMatchObject({ status: 409, json: { refusal: { code: 'daily-played', margin: one.margin } } });
  });

  it('is refused where it does not follow from the seed, the bot and the rules', async () => {
    const anna = await opened();
    const { attempt } = await playedOn(day, 'azul', seededRandom('forged'));
    const at = (seat: string) => attempt.actions.findIndex((action) => action.startsWith(seat));
    const forged = (index: number, action: string) => ({ ...attempt, actions: attempt.actions.with(index, action) });
    const bot = at('2 ');
    const cases: readonly (readonly [string, unknown, string, number | undefined])[] = [
      ['a deal', forged(1, '* deal BBBB YYYY RRRR KKKK WWWW'), 'record-differs', 1],
      ['the bot’s move', forged(bot, '2 CWF'), 'record-differs', bot],
      ['an illegal move of one’s own', forged(at('1 '), '1 9B9'), 'unreadable', at('1 ')],
      [
        'a match that is not over',
        { ...attempt, actions: attempt.actions.slice(0, -4) },
        'record-unfinished',
        undefined,
      ],
      ['something after the end', { ...attempt, actions: [...attempt.actions, '1 CWF'] }, 'record-too-long', undefined],
      ['another version of the bots', { ...attempt, version: attempt.version + 1 }, 'other-bots', undefined],
      ['a day to come', { ...attempt, date: TOMORROW }, 'daily-not-yet', undefined],
      ['a day that never was', { ...attempt, date: '2020-01-01' }, 'no-daily', undefined],
      ['a game without a daily', { ...attempt, game: 'chess' }, 'no-daily', undefined],
      ['no match', { ...attempt, actions: [] }, 'bad-field', undefined],
      ['points beside it', { ...attempt, points: 1000 }, 'bad-field', undefined],
    ];
    for (const [what, body, expected, index] of cases) {
      const { status, json } = await anna.ask('POST', '/daily', body);
      expect(status, what).toBeGreaterThanOrEqual(400);
      const { refusal } = json as { readonly refusal: { readonly code: string; readonly index?: number } };
      if (expected === 'unreadable') expect(refusal.code, what).not.toBe('broken');
      else expect(refusal.code, what).toBe(expected);
      if (index !== undefined) expect(refusal.index, what).toBe(index);
    }
    // Nothing of it was kept: the true one still counts.
    expect((await anna.ask('POST', '/daily', attempt)).status).toBe(200);
  });

  it('of another day is no match of today', async () => {
    const anna = await opened();
    const { attempt } = await playedOn(day, 'azul', seededRandom('yesterday'));
    time.push(DAY_MS);
    await dayOf(anna);
    const { json } = await anna.ask('POST', '/daily', { ...attempt, date: TOMORROW });
    expect(code(json)).toBe('record-differs');
    time.push(-DAY_MS);
  });

  it('counts until seven days are over', async () => {
    const own = new PushedTime(START);
    server = await dailyAt(own);
    const [anna, karel] = [await Somebody.at(server), await Somebody.at(server)];
    day = await dayOf(anna);
    const { attempt } = await playedOn(day, 'azul', seededRandom('late'));
    own.push(6 * DAY_MS);
    expect((await anna.ask('POST', '/daily', attempt)).status).toBe(200);
    own.push(DAY_MS);
    const late = await karel.ask('POST', '/daily', attempt);
    expect(late).toMatchObject({ status: 409, json: { refusal: { code: 'daily-late', until: '2027-01-21' } } });
    // What counted is still answered.
    expect((await anna.ask('POST', '/daily', attempt)).status).toBe(200);
  });
});
