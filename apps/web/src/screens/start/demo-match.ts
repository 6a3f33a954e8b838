// A match of two bots for people to watch on the start screen. It is stored nowhere and goes on only while somebody can see it.

import type { Level } from '@mozaika/bots';
import { seatAt } from '@mozaika/kernel';
import { think } from '../../bots/client.ts';
import { type CatalogueEntry, loadGame } from '../../games/catalogue.ts';
import type { GameUi } from '../../games/contract.ts';
import { LocalMatch } from '../../match/local-match.ts';
import { Presenter } from '../../match/presenter.ts';
import { memoryStore } from '../../storage/memory-store.ts';
import { newMatch } from '../../storage/stored-match.ts';

/** Levels that decide at once and play well enough to be looked at. */
const BOTS: readonly Level[] = ['occasional', 'newcomer'];
/** Milliseconds between two moves: this is a quiet match. */
const BETWEEN = 1600;

/** Lets a match go on while it is open. */
export class Gate {
  #open = true;
  #waiting: (() => void)[] = [];

  set open(open: boolean) {
    this.#open = open;
    if (open) for (const pass of this.#waiting.splice(0)) pass();
  }

  passed(): Promise<void> {
    return this.#open ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }
}

export interface DemoMatch {
  readonly match: LocalMatch;
  readonly ui: GameUi;
  readonly presenter: Presenter;
}

/** Opens a match of bots that keeps to a gate; rejects where the game can't be fetched. */
export async function openDemo(entry: CatalogueEntry, gate: Gate): Promise<DemoMatch> {
  const [{ options }] = entry.editions;
  const ui = await loadGame(entry.id, options);
  if (!ui) throw new Error(`There is no game ${entry.id}`);
  const presenter = new Presenter();
  const pace = async () => {
    await presenter.settled();
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    await gate.passed();
  };
  const players = BOTS.map((bot, i) => ({ seat: seatAt(i), name: bot, bot }));
  const stored = newMatch({ game: entry.id, options, rules: entry.rules, players });
  const { game, hidesTiles } = ui;
  const opened = LocalMatch.open({ game, hidesTiles, store: memoryStore(), think, pace }, stored);
  if (!opened.ok) throw new Error(`The bots have no table: ${opened.refusal.code}`);
  return { match: opened.value, ui, presenter };
}
