// The games that a server was started with, each with its bots. The server ships and advertises no others.

import type { Game } from '@mozaika/kernel';

/** What a bot that adapts to people remembers of a person in a game. */
export interface Strength {
  /** With one decimal; what it means, the bot knows. */
  readonly level: number;
  /** How many matches it rests on. */
  readonly matches: number;
}

/** A bot that plays as strongly as the people at its table. The server keeps what it remembers, and deletes it with the person. */
export interface AdaptiveBot {
  /** What it is called when it is chosen for a seat. */
  readonly level: string;
  /** What it is called in a match: what it knows of the people there is part of the name, so that its moves follow from it. */
  nameFor(people: readonly (Strength | undefined)[]): string;
  /** Whether a bot of a match is this one. */
  isNamed(name: string): boolean;
  /** What is remembered of a person after a match against it. */
  afterMatch(known: Strength | undefined, name: string, scores: { person: number; partner: number }): Strength;
}

/** The bots of a game. They think in threads, which can't share functions: each thread loads them from a module by itself. */
export interface ServedBots {
  /** A module with the function `botMove`, see `bots/bot-module.ts`. */
  readonly module: URL;
  /** The names of the levels that can be chosen, from the weakest to the strongest; one that adapts comes last. */
  readonly levels: readonly string[];
  /** By level: about how many milliseconds of a processor a move takes, until the server has measured it. */
  readonly thinkingMs?: { readonly [level: string]: number };
  /** Names that levels had once: still accepted, no longer offered. The module knows what they mean. */
  readonly retired?: readonly string[];
  /** The bot among them that adapts to people, if there is one. */
  readonly adaptive?: AdaptiveBot;
  /** The level that takes over for a person who has left, resigned or run out of time. */
  readonly standIn: string;
}

/** The daily of a game: a match a day that is the same for everybody. It needs bots. */
export interface ServedDaily {
  /** Of the bots: with another one they may answer otherwise. */
  readonly version: number;
  /** The bot's level. */
  readonly level: string;
  /** The id of the edition on a day of the week, counted from Sunday as 0. */
  editionOn(weekday: number): string;
}

export interface ServedGame {
  readonly game: Game;
  /** Absent: no bot can be chosen, and the server makes any legal move for whoever has left. */
  readonly bots?: ServedBots;
  /** Absent: there is none. */
  readonly daily?: ServedDaily;
}

/** What the fact in the log names as the level when a game has no bots. */
const NO_BOT = 'none';

export class GameCatalogue {
  readonly all: readonly ServedGame[];
  private readonly byId: ReadonlyMap<string, ServedGame>;

  constructor(games: readonly ServedGame[]) {
    this.all = games;
    this.byId = new Map(games.map((served) => [served.game.id, served]));
  }

  get ids(): string[] {
    return [...this.byId.keys()];
  }

  game(id: string): Game | undefined {
    return this.byId.get(id)?.game;
  }

  /** The game of a table or match that is stored. */
  servedGame(id: string): Game {
    const game = this.game(id);
    if (!game) throw new Error(`The game ${id} is not served here`);
    return game;
  }

  bots(id: string): ServedBots | undefined {
    return this.byId.get(id)?.bots;
  }

  levels(id: string): readonly string[] {
    return this.bots(id)?.levels ?? [];
  }

  /** Whether a bot of this level can be seated. */
  hasLevel(id: string, level: string): boolean {
    return this.levels(id).includes(level) || (this.bots(id)?.retired ?? []).includes(level);
  }

  adaptive(id: string): AdaptiveBot | undefined {
    return this.bots(id)?.adaptive;
  }

  /** The level that was chosen for a bot of a match. */
  chosenLevel(id: string, name: string): string {
    const adaptive = this.adaptive(id);
    return adaptive?.isNamed(name) ? adaptive.level : name;
  }

  standIn(id: string): string {
    return this.bots(id)?.standIn ?? NO_BOT;
  }

  /** The rulings that new matches are played by. */
  rules(id: string): number {
    return Math.max(...this.servedGame(id).rules);
  }
}
