// Matches that bots played, cut at a telling moment and put into a browser's store: the ways to screens that need a match.

import { azul } from '@mozaika/azul';
import { type Bot, loadBot, startDecision } from '@mozaika/bots';
import { dealKey, type Game, type MatchRecord, recordMatch, replay, type Seat, seededRandom } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import type { Page } from '@playwright/test';

const GAMES = { azul: azul as Game, qwirkle: qwirkle as Game };
const SEED = new Uint8Array(32).fill(17);
const NODES = 300;
const NAMES = ['Anežka', 'Bohumil', 'Cyril', 'Dorota'];

export interface SeededMatch {
  readonly id: string;
  readonly game: keyof typeof GAMES;
  readonly options?: { readonly [option: string]: string };
  readonly seats: 2 | 3 | 4;
  /** How much of it has been played; the rest is left to whoever opens it. At 1 it is over. */
  readonly played: number;
  /** How the action begins after which it is cut, if it is not any. */
  readonly after?: string;
  /** Who else sits there: bots, or people who share the device. */
  readonly others?: 'bots' | 'people';
}

function chooser(game: Game, bot: Bot): (position: unknown, seat: Seat) => number {
  const random = seededRandom('seeded match');
  return (position, seat) => {
    const started = startDecision(bot, { position, seat, random }, { budget: { nodes: NODES }, now: () => 0 });
    if (!started.ok) throw new Error(`${game.id}: ${started.refusal.code}`);
    while (started.value.advance() === 'more');
    return started.value.decision().move;
  };
}

/** The record of a whole match. */
async function playedByBots({ game: id, options = {}, seats }: SeededMatch): Promise<MatchRecord> {
  const game = GAMES[id];
  const bot = (await loadBot(id, id === 'azul' ? 'regular' : 'greedy')) as Bot;
  return recordMatch(
    game,
    Object.assign({}, game.variants[0], options),
    NAMES.slice(0, seats),
    dealKey(SEED),
    chooser(game, bot),
  );
}

const botAt = (at: number): string => (at === 2 ? 'newcomer' : 'occasional');

/** The actions up to the part that is wanted, and on to the first moment where seat 1 has to decide. */
function cut(record: MatchRecord, { played, after = '' }: SeededMatch): readonly string[] {
  if (played >= 1) return record.actions;
  const part = Math.floor(record.actions.length * played);
  const from = record.actions.findIndex((action, i) => i >= part && action.startsWith(after)) + 1;
  const next = record.actions.findIndex((action, i) => i >= from && action.startsWith('1 '));
  return record.actions.slice(0, next < 0 ? from : next);
}

/** Puts matches into the store of the page's browser; the page must show the app. */
export async function seed(page: Page, matches: readonly SeededMatch[]): Promise<void> {
  const now = Date.now();
  const stored = await Promise.all(
    matches.map(async (match, i) => {
      const record = await playedByBots(match);
      const entries = cut(record, match);
      const end = replay(GAMES[match.game], { ...record, actions: entries });
      const turn = end.ok ? GAMES[match.game].turn(end.value) : undefined;
      return {
        id: match.id,
        header: {
          game: match.game,
          options: record.options,
          rules: record.rules,
          players: record.players.map((name, at) =>
            at === 0 || match.others === 'people'
              ? { seat: at + 1, name }
              : { seat: at + 1, name: botAt(at), bot: botAt(at) },
          ),
        },
        seed: Buffer.from(SEED).toString('hex'),
        entries,
        ...(turn?.kind === 'over' && { outcome: turn.outcome }),
        begun: now - 3_600_000 * (i + 1),
        touched: now - 60_000 * (i + 1),
      };
    }),
  );
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mozaika', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('matches', 'readwrite');
          for (const one of JSON.parse(text)) transaction.objectStore('matches').put(one);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    JSON.stringify(stored),
  );
}
