// The house: all tables of one process, with everything that they need. Rooms are opened when somebody looks and closed when nobody does.

import { randomBytes } from 'node:crypto';
import { formatHex, type Game, type MatchRecord, maskRecord, SEED_BYTES } from '@mozaika/kernel';
import { tableOfMatch } from '@mozaika/protocol';
import type { BotPool } from '../bots/pool.ts';
import type { Bus } from '../bus/port.ts';
import type { JobScheduler } from '../jobs/job-scheduler.ts';
import { HostedMatch } from '../matches/hosted-match.ts';
import type { Outages } from '../matches/outages.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { MatchRow, Storage } from '../storage/port.ts';
import type { Time } from '../time.ts';
import { TableSession } from './table-session.ts';
import { endMatch, type TableState } from './table-state.ts';

/** In milliseconds. */
export interface Pace {
  /** How long a bot takes at least where people watch. */
  readonly botMove: number;
  /** How long somebody must have been away before the others may call a bot in. */
  readonly absence: number;
  /** How long people's clients have to open their contributions to the shuffle. */
  readonly opening: number;
}

export const HUMAN_PACE: Pace = { botMove: 900, absence: 5 * 60_000, opening: 10_000 };

export interface TableRegistryParts {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly games: readonly Game[];
  readonly outages: Outages;
  readonly time: Time;
  readonly duties: JobScheduler;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly pace: Pace;
  /** Tells somebody who is not there that it is their turn. */
  notifyTurn(person: string, table: string, game: string): void;
  fault(error: unknown): void;
}

/** After so long without use a match is forgotten, and a room that nobody looks at. */
const IDLE_MS = 30_000;

export class TableRegistry {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly outages: Outages;
  readonly time: Time;
  readonly duties: JobScheduler;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly pace: Pace;
  readonly notifyTurn: TableRegistryParts['notifyTurn'];
  readonly fault: TableRegistryParts['fault'];
  /** With the time when each was asked for last: what somebody has just got is not closed. */
  private readonly rooms = new Map<string, { readonly room: Promise<TableSession | undefined>; asked: number }>();
  private readonly byId: ReadonlyMap<string, Game>;
  private readonly sweeping: NodeJS.Timeout;
  stopping = false;

  constructor(parts: TableRegistryParts) {
    this.storage = parts.storage;
    this.bus = parts.bus;
    this.outages = parts.outages;
    this.time = parts.time;
    this.duties = parts.duties;
    this.bots = parts.bots;
    this.metrics = parts.metrics;
    this.pace = parts.pace;
    this.notifyTurn = parts.notifyTurn;
    this.fault = parts.fault;
    this.byId = new Map(parts.games.map((game) => [game.id, game]));
    this.sweeping = setInterval(() => void this.sweep(), IDLE_MS).unref();
  }

  game(id: string): Game | undefined {
    return this.byId.get(id);
  }

  gameIds(): string[] {
    return [...this.byId.keys()];
  }

  /** The rulings that new matches are played by. */
  rulesOf(game: string): number {
    return Math.max(...(this.byId.get(game)?.rules ?? [1]));
  }

  newSeed(): string {
    return formatHex(randomBytes(SEED_BYTES));
  }

  ended(state: TableState): TableState {
    return endMatch(state, this.newSeed());
  }

  /** A table's room, opened if it exists. */
  room(code: string): Promise<TableSession | undefined> {
    const known = this.rooms.get(code);
    if (known) {
      known.asked = this.time.now();
      return known.room;
    }
    const room = this.openRoom(code);
    this.rooms.set(code, { room, asked: this.time.now() });
    room.then(
      (opened) => (opened ? this.metrics.tables.set(this.rooms.size) : this.rooms.delete(code)),
      () => this.rooms.delete(code),
    );
    return room;
  }

  private async openRoom(code: string): Promise<TableSession | undefined> {
    const row = await this.storage.table(code);
    return row && this.byId.has(row.game) ? new TableSession(this, row) : undefined;
  }

  async loadMatch(id: string): Promise<HostedMatch | undefined> {
    const row = await this.storage.match(id);
    return row && this.host(row);
  }

  private async host(row: MatchRow): Promise<HostedMatch | undefined> {
    const game = this.byId.get(row.game);
    return game && new HostedMatch(game, row, await this.storage.entries(row.id, 0), this.outages);
  }

  /** The record of any match: whole when it is over, otherwise as the viewer may know it. */
  async record(id: string, viewer: string | undefined): Promise<MatchRecord | undefined> {
    const room = await this.room(tableOfMatch(id));
    return room?.run(async () => {
      const current = await room.hosted();
      const match = current?.row.id === id ? current : await this.loadMatch(id);
      if (!match) return undefined;
      const record = match.record(await room.names(match));
      if (match.over) return record;
      const masked = maskRecord(match.game, record, match.seatOf(viewer) ?? 'spectator');
      return masked.ok ? masked.value : undefined;
    });
  }

  /** People who are to move and not there are told, at tables where a move may take days. */
  announceTurn(room: TableSession, match: HostedMatch): void {
    if (match.clock.kind !== 'days') return;
    for (const seat of match.toMove()) {
      const person = match.row.people[seat - 1];
      if (person === null || match.botAt(seat) !== undefined || room.presence.isPresent(person)) continue;
      this.notifyTurn(person, room.code, match.row.game);
    }
  }

  private async sweep(): Promise<void> {
    for (const [code, entry] of this.rooms) {
      const room = await entry.room.catch(() => undefined);
      if (!room?.isIdle(IDLE_MS) || this.time.now() - entry.asked < IDLE_MS) continue;
      room.forgetMatch();
      if (room.audience.size > 0) continue;
      room.close();
      this.rooms.delete(code);
    }
    this.metrics.tables.set(this.rooms.size);
  }

  /** Resolves when everything that was begun is stored. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.sweeping);
    for (const { room } of this.rooms.values()) {
      const opened = await room.catch(() => undefined);
      await opened?.settled();
      opened?.close();
    }
  }
}
