// Somebody who plays: sits down, seals, opens, moves, chats, takes back, resigns, leaves, comes back. What they do follows from what they
// were told and from their own seeded random numbers; when they do it, from the machine.

import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pick, type Random } from '@mozaika/kernel';
import type { Client } from './client.ts';
import type { KnownTable } from './known-table.ts';
import type { Request, TableView } from './messages.ts';
import { lookAround, sendNonsense } from './nonsense.ts';
import type { Party } from './party.ts';
import { sha256 } from './sha256.ts';

/** How often something happens: once in so many times that somebody looks at their table. */
const ONCE_IN = {
  nonsense: 60,
  absence: 250,
  look: 60,
  chat: 120,
  undo: 80,
  resign: 3000,
  leave: 3000,
  standUp: 60,
  goHome: 12,
  keepSealed: 40,
  noSeal: 40,
} as const;

const LONGEST_ABSENCE_MS = 1_500;
const PHRASES = ['hello', 'good-luck', 'well-played', 'nice', 'oops', 'thanks', 'one-moment', 'good-game'];

type Wish = Omit<Request, 'id'>;

export interface PlayerParts {
  readonly client: Client;
  readonly party: Party;
  /** Whether they make the party's tables. */
  readonly role: 'host' | 'guest' | 'spectator';
  readonly random: Random;
  /** The longest time between two looks at the table, in milliseconds. */
  readonly thinking: number;
}

export class Player {
  readonly client: Client;
  /** Acknowledged moves. */
  moves = 0;
  stopped = false;
  /** All tables where this player has been. */
  readonly visited = new Set<string>();
  private table: string | undefined;
  private readonly parts: PlayerParts;
  /** Own contributions to shuffles, by their hashes. */
  private readonly contributions = new Map<string, string>();
  /** Matches in whose opening or at whose end this player has decided what to do. */
  private readonly decided = new Set<string>();
  private chats = 0;

  constructor(parts: PlayerParts) {
    this.parts = parts;
    this.client = parts.client;
  }

  private chance(what: keyof typeof ONCE_IN): boolean {
    return this.parts.random(ONCE_IN[what]) === 0;
  }

  /** Plays until stopped. */
  async play(): Promise<void> {
    const { random, thinking } = this.parts;
    while (!this.stopped) {
      await wait(random(thinking));
      if (!this.stopped && this.client.isConnected) await this.look();
    }
  }

  private async look(): Promise<void> {
    const { client, party, role, random } = this.parts;
    if (role === 'host' && party.table === undefined) await this.makeTable();
    if (party.table === undefined) return;
    if (party.table !== this.table) this.goTo(party.table);
    const table = client.follow(party.table);
    if (!table.view) return;
    if (this.chance('nonsense')) sendNonsense(client, table, random);
    if (this.chance('look')) await lookAround(client, table, random);
    if (this.chance('absence')) client.hangUp(random(LONGEST_ABSENCE_MS));
    else if (role !== 'spectator') await this.takePart(table, table.view);
    else if (this.chance('standUp')) client.unfollow(party.table);
  }

  /** The party has gone on to another table. */
  private goTo(code: string): void {
    if (this.table !== undefined) this.client.unfollow(this.table);
    this.table = code;
    this.visited.add(code);
  }

  private async makeTable(): Promise<void> {
    const { client, party } = this.parts;
    const request = {
      ...party.plan,
      listed: true,
      me: 'sits',
      seal: this.newSeal(),
      key: `${party.name} ${party.made}`,
    };
    // Without an answer nobody knows whether the table is there: the same key makes it once.
    const answer = await client.request('POST', '/tables', request);
    if (answer?.status !== 200) return;
    party.made++;
    party.table = JSON.parse(answer.body).code;
  }

  /** The hash of a new contribution. */
  private newSeal(): string {
    const { client, random } = this.parts;
    const own = `${client.name} ${this.contributions.size} ${random(1 << 20)}`;
    const value = createHash('sha256').update(own).digest('hex');
    this.contributions.set(sha256(value), value);
    return sha256(value);
  }

  private sealed(): { readonly seal?: string } {
    return this.chance('noSeal') ? {} : { seal: this.newSeal() };
  }

  private async takePart(table: KnownTable, view: TableView): Promise<void> {
    const { client, party, role } = this.parts;
    if (table.seat !== undefined && this.chance('chat')) await client.ask(this.chat(table.code));
    if (view.stage === 'closed' && role === 'host') party.table = undefined;
    const wish = this.wish(table, view);
    if (!wish) return;
    const refusal = await client.ask(wish);
    if (wish.op === 'act' && !refusal) this.moves++;
  }

  /** What this player wants to do now. */
  private wish(table: KnownTable, view: TableView): Wish | undefined {
    switch (view.stage) {
      case 'gathering':
        return this.gather(table);
      case 'opening':
        return this.open(view);
      case 'playing':
        return this.move(table, view);
      case 'over':
        return this.goOn(table, view);
      case 'closed':
        return undefined;
    }
  }

  private chat(table: string): Wish {
    const { client, random } = this.parts;
    if (random(3) === 0) return { op: 'say', table, phrase: pick(PHRASES, random) };
    return { op: 'write', table, text: `${client.name} says ${++this.chats}` };
  }

  private gather({ code, seat }: KnownTable): Wish | undefined {
    if (seat === undefined) return { op: 'sit', table: code, ...this.sealed() };
    return this.chance('standUp') ? { op: 'leave', table: code } : undefined;
  }

  /** Opens the own contribution, if it is the one that was sealed. */
  private open({ match, you }: TableView): Wish | undefined {
    if (!match || you.seat === undefined) return undefined;
    const { seals, contributions } = match.fairness;
    const value = this.contributions.get(seals.find(({ seat }) => seat === you.seat)?.hash ?? '');
    if (value === undefined || contributions.some(({ seat }) => seat === you.seat)) return undefined;
    if (this.isNew(`opening ${match.id}`) && this.chance('keepSealed')) this.decided.add(`sealed ${match.id}`);
    return this.decided.has(`sealed ${match.id}`) ? undefined : { op: 'reveal', match: match.id, value };
  }

  private isNew(decision: string): boolean {
    if (this.decided.has(decision)) return false;
    this.decided.add(decision);
    return true;
  }

  private move(table: KnownTable, { seats, offers }: TableView): Wish | undefined {
    const { random } = this.parts;
    const { match, seat, code } = table;
    if (seat === undefined || match === undefined || seats[seat - 1]?.resigned) return undefined;
    const index = table.entries.length;
    if (table.isReplaced) return { op: 'back', match };
    const isAsked = offers.some(({ kind, by, agreed }) => kind === 'undo' && by !== seat && !agreed.includes(seat));
    if (isAsked) return { op: 'agree', match, kind: 'undo', yes: random(4) > 0 };
    if (this.chance('undo')) return { op: 'undo', match, index };
    if (this.chance('resign')) return { op: 'resign', match };
    if (this.chance('leave')) return { op: 'leave', table: code };
    const moves = table.moves();
    return moves.length === 0 ? undefined : { op: 'act', match, index, action: pick(moves, random) };
  }

  /** After a match: another one, or home. */
  private goOn({ code }: KnownTable, { match }: TableView): Wish | undefined {
    if (!match || !this.isNew(`over ${match.id}`)) return undefined;
    return this.chance('goHome') ? { op: 'leave', table: code } : { op: 'rematch', table: code, ...this.sealed() };
  }
}
