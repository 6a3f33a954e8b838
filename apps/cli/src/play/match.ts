// A match that is being played: its position, what has happened, and the dealer's seed.

import { type BotName, isBotName } from '@mozaika/bots';
import {
  type Action,
  apply,
  commitmentTo,
  DEAL_METHOD,
  dealer,
  dealKey,
  formatAction,
  formatHex,
  type GameEvent,
  isByChance,
  type Json,
  type MatchRecord,
  type Move,
  parseAction,
  RECORD_FORMAT,
  type Seat,
  type SeatCount,
  type Sink,
} from '@mozaika/kernel';
import type { TerminalGame } from '../terminal-game.ts';

/** Who decided an action. */
export type By = 'chance' | 'person' | 'player' | 'rules';

interface Entry {
  readonly text: string;
  readonly by: By;
}

export interface MatchStart {
  readonly terminal: TerminalGame;
  readonly options: Json;
  readonly names: readonly string[];
  readonly seed: Uint8Array;
  /** Whether all deals so far follow from the seed. */
  readonly provenance: 'sealed' | 'unsealed';
  /** What has happened already, when a match is continued. */
  readonly actions: readonly string[];
}

export class RunningMatch {
  readonly terminal: TerminalGame;
  readonly names: readonly string[];
  readonly provenance: MatchStart['provenance'];
  readonly seed: Uint8Array;
  position: unknown;
  private readonly options: Json;
  private readonly key: Uint8Array;
  private entries: Entry[] = [];

  constructor({ terminal, options, names, seed, provenance, actions }: MatchStart) {
    this.terminal = terminal;
    this.options = options;
    this.names = names;
    this.seed = seed;
    this.provenance = provenance;
    this.key = dealKey(seed);
    this.position = this.replayed(actions.map((text) => ({ text, by: this.authorOf(text) })));
  }

  /** The bot's name at a seat; nothing where a person sits. */
  botAt(seat: Seat): BotName | undefined {
    const name = this.names[seat - 1];
    return isBotName(name) ? name : undefined;
  }

  private authorOf(text: string): By {
    if (isByChance(text)) return 'chance';
    return this.botAt(Number(text[0]) as Seat) ? 'player' : 'person';
  }

  get commitment(): string {
    return commitmentTo(this.seed);
  }

  get length(): number {
    return this.entries.length;
  }

  /** Lets the dealer decide what chance has to. */
  deal(sink: Sink<GameEvent>): Action {
    const deals = this.entries.filter(({ by }) => by === 'chance').length;
    const deal = this.terminal.game.deal(this.position, dealer(this.key, deals));
    return this.happen({ kind: 'deal', deal }, 'chance', sink);
  }

  /** Makes a legal move. */
  move(seat: Seat, move: Move, by: By, sink: Sink<GameEvent>): Action {
    return this.happen({ kind: 'move', seat, move }, by, sink);
  }

  private happen(action: Action, by: By, sink: Sink<GameEvent>): Action {
    this.entries.push({ text: formatAction(this.terminal.game, action), by });
    apply(this.terminal.game, this.position, action, sink);
    return action;
  }

  /** Back to before the last move that a person chose, unless tiles have been dealt since. */
  undo(): 'undone' | 'nothingToUndo' | 'dealBetween' {
    const last = this.entries.findLastIndex(({ by }) => by === 'person');
    if (last < 0) return 'nothingToUndo';
    if (this.entries.slice(last).some(({ by }) => by === 'chance')) return 'dealBetween';
    this.position = this.replayed(this.entries.slice(0, last));
    return 'undone';
  }

  /** The position after entries that are known to be legal, which become the match. */
  private replayed(entries: Entry[]): unknown {
    const { game } = this.terminal;
    const position = game.setup(this.options, this.names.length as SeatCount);
    for (const { text } of entries) {
      const action = parseAction(game, text);
      if (action.ok) apply(game, position, action.value);
    }
    this.entries = entries;
    return position;
  }

  get over(): boolean {
    return this.terminal.game.turn(this.position).kind === 'over';
  }

  /** The match as people exchange it. The seed is in it once the match is over. */
  record(): MatchRecord {
    const { game } = this.terminal;
    const seed = this.over ? { seed: formatHex(this.seed) } : {};
    const fairness = { method: DEAL_METHOD, commitment: this.commitment, contributions: [], ...seed };
    return {
      format: RECORD_FORMAT,
      game: game.id,
      options: this.options,
      players: this.names,
      rules: game.rules[game.rules.length - 1],
      actions: this.entries.map(({ text }) => text),
      ...(this.provenance === 'sealed' ? { fairness } : {}),
    };
  }
}
