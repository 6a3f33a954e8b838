// What one client knows of one table: the last view of it, and the log of its match as it was told, with the moves that follow from it.

import { allMoves, isSeat, type MatchHost } from '@mozaika/kernel';
import type { Frame, TableView } from './messages.ts';
import { hostOf } from './rules.ts';

export class KnownTable {
  readonly code: string;
  view: TableView | undefined;
  match: string | undefined;
  entries: string[] = [];
  /** Whether the match is over: its log is whole. */
  over = false;
  private host: MatchHost | undefined;

  constructor(code: string) {
    this.code = code;
  }

  /** Knows nothing any more: the next look at the table shows everything. */
  forget(): void {
    this.view = undefined;
    this.follow(undefined);
  }

  get seat(): number | undefined {
    return this.view?.you.seat;
  }

  /** Whether the log of a frame begins after what is known: then what is missing has to be asked for. */
  take(frame: Frame): 'gap' | 'taken' {
    if (frame.op === 'table') this.view = frame.table;
    if (frame.op === 'seats' && this.view) this.view = { ...this.view, seats: frame.seats };
    if (frame.op === 'log') return this.takeLog(frame);
    if (frame.op === 'over') {
      this.follow(frame.match);
      this.entries = [...frame.entries];
      this.over = true;
    }
    return 'taken';
  }

  private takeLog({ match, from, entries }: Frame & { readonly op: 'log' }): 'gap' | 'taken' {
    this.follow(match);
    if (from > this.entries.length) return 'gap';
    this.entries.push(...entries.slice(this.entries.length - from));
    return 'taken';
  }

  private follow(match: string | undefined): void {
    if (this.match === match) return;
    this.match = match;
    this.entries = [];
    this.over = false;
    this.host = undefined;
  }

  /** The moves that the rules allow in the own seat now, as actions; none if it is not our turn. */
  moves(): string[] {
    const { view, seat } = this;
    if (view?.stage !== 'playing' || !view.match || view.match.id !== this.match || this.over || !isSeat(seat))
      return [];
    if (this.entries.length === 0) return [];
    const { game, options, seats, match } = view;
    this.host ??= hostOf({ game, options, seats: seats.length, rules: match.rules });
    const refusal = this.host.append(this.entries.slice(this.host.entries.length));
    if (refusal) throw new Error(`${this.match}: what was told can't be replayed: ${JSON.stringify(refusal)}`);
    const { turn, position, game: rules } = this.host;
    if (turn.kind !== 'move' || !turn.seats.includes(seat)) return [];
    return allMoves(rules, position, seat).map((move) => `${seat} ${rules.formatMove(move)}`);
  }

  /** Whether a bot plays the own seat now, and its person may come back. */
  get isReplaced(): boolean {
    const own = this.view?.seats[(this.seat ?? 0) - 1];
    return own?.replaced !== undefined && !own.resigned;
  }
}
