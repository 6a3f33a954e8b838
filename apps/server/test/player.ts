// What tests need to play: the match as somebody knows it, and moves for it.

import { allMoves, type Game, type Json, latestRules, MatchHost, type Seat, seatAt } from '@mozaika/kernel';
import type { ClientLog, TableView } from '@mozaika/protocol/client';
import { expect } from 'vitest';
import { GAMES } from './games.ts';
import type { Somebody } from './server.ts';

export const gameOf = (id: string): Game => GAMES.find((game) => game.id === id) as Game;

const followed = new WeakMap<ClientLog, MatchHost>();

/** The match as somebody knows it. */
export function known(somebody: Somebody, code: string): MatchHost {
  const table = somebody.client.table(code);
  const log = somebody.client.log(code);
  if (!table || !log) throw new Error('nothing is known');
  const before = log.seed === undefined ? followed.get(log) : undefined;
  const match = before ?? opened(table, log);
  if (log.seed === undefined) followed.set(log, match);
  const refusal = match.append(log.entries.slice(match.entries.length));
  if (refusal) throw new Error(JSON.stringify(refusal));
  return match;
}

function opened(table: TableView, log: ClientLog): MatchHost {
  const head = {
    format: 'mozaika/1',
    game: table.game,
    options: table.options as Json,
    players: table.seats.map((_, i) => String(i + 1)),
    rules: table.match?.rules ?? latestRules(gameOf(table.game)),
  } as const;
  const match = MatchHost.open(gameOf(table.game), head, log.entries);
  if (!match.ok) throw new Error(JSON.stringify(match.refusal));
  return match.value;
}

export const seatOf = (somebody: Somebody, code: string): Seat =>
  seatAt((somebody.client.table(code)?.you.seat ?? 0) - 1);
export const matchOf = (somebody: Somebody, code: string): string => somebody.client.log(code)?.match as string;
export const lengthOf = (somebody: Somebody, code: string): number => somebody.client.log(code)?.entries.length ?? 0;

export function isToMove(somebody: Somebody, code: string): boolean {
  if (lengthOf(somebody, code) === 0) return false;
  const { turn } = known(somebody, code);
  return turn.kind === 'move' && turn.seats.includes(seatOf(somebody, code));
}

/** All moves that somebody may make now, as actions. */
export function movesOf(somebody: Somebody, code: string): string[] {
  const { game, position } = known(somebody, code);
  const seat = seatOf(somebody, code);
  return allMoves(game, position, seat).map((move) => `${seat} ${game.formatMove(move)}`);
}

/** Waits until somebody is to move, and makes the first legal move. Returns it. */
export async function move(somebody: Somebody, code: string): Promise<string> {
  await somebody.until(code, () => isToMove(somebody, code));
  const [action] = movesOf(somebody, code);
  const index = lengthOf(somebody, code);
  const match = matchOf(somebody, code);
  expect(await somebody.client.send({ op: 'act', match, index, action })).toBeUndefined();
  return action;
}

/** Everybody looks at a table and sits down; resolves when the match has begun for all. */
export async function sitDown(people: readonly Somebody[], code: string): Promise<void> {
  for (const person of people) {
    await person.watch(code);
    expect(await person.client.sit(code)).toBeUndefined();
  }
  for (const person of people) {
    await person.until(code, ({ client }) => client.table(code)?.stage === 'playing' && lengthOf(person, code) > 0);
  }
}

/** Who of several is to move, and the others. */
export async function inTurn(people: readonly Somebody[], code: string): Promise<[Somebody, ...Somebody[]]> {
  const most = Math.max(...people.map((person) => lengthOf(person, code)));
  for (const person of people) await person.until(code, () => lengthOf(person, code) >= most);
  const mover = people.find((person) => isToMove(person, code)) as Somebody;
  return [mover, ...people.filter((person) => person !== mover)];
}
