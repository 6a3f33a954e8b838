// A match as the server hosts it: the running log with its times, clocks, and who plays each seat now.

import {
  dealKey,
  foldLog,
  formatNotes,
  type Game,
  type Json,
  type MatchHeader,
  MatchHost,
  type MatchRecord,
  parseHex,
  RECORD_FORMAT,
  type Refusal,
  SEED_BYTES,
  type Seat,
} from '@mozaika/kernel';
import type { Clock, FairnessView } from '@mozaika/protocol';
import type { EntryRow, MatchRow } from '../storage/port.ts';
import { type ClockState, leftAt, startClocks, tick } from './clocks.ts';
import type { Outages } from './outages.ts';

/** Who plays a seat that its person does not play now. */
interface Stand {
  readonly level: string;
  readonly resigned: boolean;
}

/** The fairness of a match as it is stored: everything but the seed. */
export type StoredFairness = Omit<FairnessView, 'seed'>;

export class HostedMatch {
  readonly row: MatchRow;
  readonly game: Game;
  readonly clock: Clock;
  readonly fairness: StoredFairness;
  readonly key: Uint8Array;
  readonly running: MatchHost;
  readonly ats: number[] = [];
  private readonly stands = new Map<Seat, Stand>();
  private readonly outages: Outages;
  /** By seat: the level of a bot that has sat there from the start. */
  private readonly bots: readonly (string | undefined)[];
  private clocks: ClockState | undefined;

  constructor(game: Game, row: MatchRow, entries: readonly EntryRow[], outages: Outages) {
    this.game = game;
    this.row = row;
    this.clock = JSON.parse(row.clock);
    this.fairness = JSON.parse(row.fairness);
    this.key = keyOf(row.seed, this.fairness);
    this.outages = outages;
    this.bots = row.people.map((person, i) => (person === null ? row.names[i] : undefined));
    const opened = MatchHost.open(game, headOf(row));
    if (!opened.ok) throw unplayable(row, opened.refusal);
    this.running = opened.value;
    this.clocks = startClocks(this.clock, row.people.length, row.started);
    for (const { at, text } of entries) this.extend(at, [text]);
  }

  get length(): number {
    return this.running.entries.length;
  }

  get over(): boolean {
    return this.running.turn.kind === 'over';
  }

  /** Takes in entries that were stored. */
  extend(at: number, texts: readonly string[]): void {
    for (const text of texts) {
      const running = this.thinking();
      const refusal = this.running.append([text]);
      if (refusal) throw unplayable(this.row, refusal);
      this.ats.push(at);
      const mover = /^[1-4] /.test(text) ? (Number(text[0]) as Seat) : undefined;
      if (this.clocks) this.clocks = tick(this.clock, this.clocks, { at, running, mover }, this.outages);
      this.note(text);
    }
  }

  private note(text: string): void {
    const fact = /^! (bot|back|resign) ([1-4])(?: ([a-z]+))?$/.exec(text);
    if (!fact) return;
    const seat = Number(fact[2]) as Seat;
    if (fact[1] === 'back') this.stands.delete(seat);
    if (fact[1] === 'resign') this.stands.set(seat, { level: '', resigned: true });
    if (fact[1] === 'bot') {
      this.stands.set(seat, { level: fact[3], resigned: this.stands.get(seat)?.resigned ?? false });
    }
  }

  /** The seat of a person. */
  seatOf(person: string | undefined): Seat | undefined {
    const at = person === undefined ? -1 : this.row.people.indexOf(person);
    return at < 0 ? undefined : ((at + 1) as Seat);
  }

  /** The bot that plays a seat now, if one does. */
  botAt(seat: Seat): string | undefined {
    return this.bots[seat - 1] ?? this.stands.get(seat)?.level;
  }

  /** The bot that stands in for the person of a seat. */
  standIn(seat: Seat): Stand | undefined {
    return this.stands.get(seat);
  }

  /** The seats that are played by people now. */
  peopleSeats(): Seat[] {
    return this.row.people.map((_, i) => (i + 1) as Seat).filter((seat) => this.botAt(seat) === undefined);
  }

  /** The seats that are to move. */
  toMove(): readonly Seat[] {
    const { turn } = this.running;
    return turn.kind === 'move' ? turn.seats : [];
  }

  /** The people whose clocks run. */
  private thinking(): Seat[] {
    return this.toMove().filter((seat) => this.botAt(seat) === undefined);
  }

  /** What is left on the clocks now, if there are any. */
  clocksAt(now: number): number[] | undefined {
    return this.clocks && leftAt(this.clocks, this.thinking(), now, this.outages);
  }

  /** When the next clock will have run out, if one runs. */
  nextTimeout(now: number): number | undefined {
    const left = this.clocksAt(now);
    const running = this.thinking();
    if (!left || running.length === 0) return undefined;
    return now + Math.min(...running.map((seat) => left[seat - 1]));
  }

  /** The people whose time is up. */
  timedOut(now: number): Seat[] {
    const left = this.clocksAt(now);
    return left ? this.thinking().filter((seat) => left[seat - 1] <= 0) : [];
  }

  /** The bots whose turn it is. */
  botsToMove(): { readonly seat: Seat; readonly level: string }[] {
    return this.toMove().flatMap((seat) => {
      const level = this.botAt(seat);
      return level === undefined || level === '' ? [] : [{ seat, level }];
    });
  }

  /** The whole record, nothing masked. The seed is told when the match is over. */
  record(names: readonly string[]): MatchRecord {
    const folded = foldLog(this.running.entries);
    if (!folded.ok) throw unplayable(this.row, folded.refusal);
    const { turn } = this.running;
    const over = turn.kind === 'over';
    const { actions, notes } = folded.value;
    return {
      ...this.running.header,
      players: names,
      actions,
      fairness: { ...this.fairness, ...(over ? { seed: this.row.seed } : {}) } as Json,
      ...(this.clock.kind === 'none' ? {} : { clock: this.clock }),
      ...(over ? { result: { ...turn.outcome, replaced: [...this.stands.keys()] } as unknown as Json } : {}),
      ...(notes.length === 0 ? {} : { notes: formatNotes(notes) }),
    };
  }
}

/** Told without the table's code, which would let people in, and without what is in anybody's hand. */
function unplayable({ game, started }: MatchRow, { code, index }: Refusal): Error {
  return new Error(`A match of ${game} that started at ${started} can't be replayed: ${code} at entry ${index}`);
}

function headOf(row: MatchRow): MatchHeader {
  return {
    format: RECORD_FORMAT,
    game: row.game,
    options: JSON.parse(row.options),
    players: row.people.map((_, i) => String(i + 1)),
    rules: row.rules,
  };
}

/** The key of all deals of a match. */
function keyOf(seed: string, { contributions }: StoredFairness): Uint8Array {
  const read = (hex: string) => parseHex(hex, SEED_BYTES) as Uint8Array;
  return dealKey(
    read(seed),
    contributions.map(({ seat, value }) => ({ seat: seat as Seat, value: read(value) })),
  );
}
