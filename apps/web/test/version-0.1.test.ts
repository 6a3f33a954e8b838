// What the app of version 0.1 (commit b0af057) left on a device and in links opens as before: the form, saved matches, a record link.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { azul } from '@mozaika/azul';
import { botNameOf } from '@mozaika/bots';
import { type Game, type Json, parseRecord } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import { type BotClient, decide } from '../src/bots/decide.ts';
import { editionTitle } from '../src/games/catalogue.ts';
import { LocalMatch } from '../src/match/local-match.ts';
import { setupOf } from '../src/match/record.ts';
import { unpackText } from '../src/match/record-link.ts';
import type { MatchState } from '../src/match/source.ts';
import { Timeline } from '../src/match/timeline.ts';
import { optionsOf, readForm } from '../src/new-match/new-match-form.ts';
import { memoryStore } from '../src/storage/memory-store.ts';
import type { StoredMatch } from '../src/storage/stored-match.ts';
import { parseRoute } from '../src/ui/route.ts';

interface Device {
  readonly plan: Json;
  readonly matches: readonly [azul: StoredMatch, qwirkle: StoredMatch, over: StoredMatch];
  readonly link: string;
  readonly record: { readonly actions: readonly string[] };
}

const device: Device = JSON.parse(readFileSync(join(import.meta.dirname, 'version-0.1/device.json'), 'utf8'));

const GAMES: ReadonlyMap<string, Game> = new Map([azul, qwirkle].map((game: Game) => [game.id, game]));

function gameOf({ game }: { readonly game: string }): Game {
  const found = GAMES.get(game);
  if (!found) throw new Error(`no game ${game}`);
  return found;
}

async function opened(stored: StoredMatch): Promise<LocalMatch> {
  const store = memoryStore();
  await store.save(stored, 0);
  const nothing = async () => {};
  const think: BotClient = (request, stop) => decide(request, nothing, stop);
  const table = {
    game: gameOf(stored.header),
    hidesTiles: stored.header.game === 'qwirkle',
    store,
    think,
    pace: nothing,
  };
  const match = LocalMatch.open(table, stored);
  if (!match.ok) throw new Error(JSON.stringify(match.refusal));
  return match.value;
}

/** Waits for a state in which the person is asked and there are at least so many entries. */
const askedAfter = (match: LocalMatch, entries: number): Promise<MatchState> =>
  new Promise((resolve) => {
    match.subscribe((state) => {
      if (state.asked.length > 0 && state.timeline.entries.length >= entries) resolve(state);
    });
  });

describe('of version 0.1', () => {
  it('the form has the board that was chosen, and the levels by the names that they have now', () => {
    const form = readForm(device.plan);
    expect(form.edition).toBe('crystal-mosaic-bonus');
    expect(optionsOf(form)).toEqual({ board: 'crystal-bonus' });
    expect(form.seats.map(({ who, name }) => [who, name])).toEqual([
      ['person', 'Žofie'],
      ['practised', ''],
      ['regular', ''],
    ]);
  });

  it.each([
    [0, 'Crystal Mosaic ×2'],
    [1, 'Qwirkle'],
  ] as const)('saved match %i, of %s, goes on with its bot', async (at, title) => {
    const stored = device.matches[at];
    expect(editionTitle(stored.header.game, stored.header.options).en).toBe(title);
    const match = await opened(stored);
    const { timeline, asked, setup } = await askedAfter(match, stored.entries.length);
    expect(setup.rules).toBe(1);
    expect(timeline.entries.length).toBe(stored.entries.length);
    const [seat] = asked;
    const [move] = seat === undefined ? [] : timeline.legal(seat);
    if (seat === undefined || move === undefined) throw new Error('nothing to do');
    expect(await match.act(seat, move)).toBeUndefined();
    const after = await askedAfter(match, stored.entries.length + 2);
    expect(after.timeline.entries.slice(0, stored.entries.length)).toEqual(
      timeline.entries.slice(0, stored.entries.length),
    );
    match.close();
  });

  it('a finished match has the outcome that was stored', async () => {
    const stored = device.matches[2];
    const match = await opened(stored);
    expect(match.state.timeline.outcome).toEqual(stored.outcome);
    match.close();
  });

  it('a link to a record leads to all of it', async () => {
    const route = parseRoute(device.link);
    if (route.screen !== 'replay') throw new Error(`the link leads to ${route.screen}`);
    const record = parseRecord((await unpackText(route.what)) ?? '');
    if (!record.ok) throw new Error(JSON.stringify(record.refusal));
    const setup = setupOf(record.value);
    expect(record.value.actions).toEqual(device.record.actions);
    expect(setup.players.map(({ bot = '' }) => botNameOf(bot))).toEqual(['regular', 'practised', 'regular']);
    const timeline = Timeline.of(gameOf(setup), setup, record.value.actions);
    expect(timeline.outcome).toMatchObject({ scores: [137, 134, 139], ranks: [2, 3, 1] });
  });
});
