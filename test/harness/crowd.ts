// All clients of a run: how they meet, and how they look at everything for the last time.

import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '@mozaika/kernel';
import { Client, type Standing } from './client.ts';
import type { Journal } from './journal.ts';
import { Party, PLANS } from './party.ts';
import { Player } from './player.ts';

export interface CrowdSettings {
  readonly seed: string;
  readonly clients: number;
  /** The longest time between two looks of a player at the table, in milliseconds. */
  readonly thinking: number;
  /** How long a client waits for a sign of life, in milliseconds. */
  readonly patience: number;
  /** The servers' addresses, without a slash at their ends: one for each party in turn. */
  readonly servers: readonly [string, ...string[]];
  readonly journal: Journal;
}

const SETTLE_MS = 30_000;
const POLL_MS = 50;

/** The standing of the n-th client of a party: among those who play now and then a program, among those who look on a stranger. */
const standingOf = (isPlayer: boolean, n: number): Standing => {
  if (isPlayer) return n % 5 === 4 ? 'program' : 'person';
  return n % 2 === 0 ? 'stranger' : 'person';
};

/** Parties with one spectator each, until there are so many clients. */
export async function introduced(settings: CrowdSettings): Promise<Player[]> {
  const { seed, clients, thinking, patience, servers, journal } = settings;
  const players: Player[] = [];
  for (let p = 0; players.length < clients; p++) {
    const party = new Party(`party ${p + 1}`, PLANS[p % PLANS.length]);
    const server = servers[p % servers.length] ?? servers[0];
    for (let member = 0; member <= party.players; member++) {
      const n = players.length + 1;
      const isPlayer = member < party.players;
      const name = `client ${n}`;
      const random = seededRandom(`${seed} ${name}`);
      const address = `10.0.${n >> 8}.${n & 255}`;
      const client = new Client({
        name,
        standing: standingOf(isPlayer, n),
        server,
        address,
        journal,
        random,
        patience,
      });
      const role = member === 0 ? 'host' : isPlayer ? 'guest' : 'spectator';
      players.push(new Player({ client, party, role, random, thinking }));
    }
  }
  await Promise.all(players.map(({ client }) => client.introduce()));
  for (const { client } of players) client.connect();
  return players;
}

/** After the last restart everybody looks at all their tables again, from the first entry on, and a stranger reads all records. */
export async function lastLook(players: readonly Player[], { servers, journal }: CrowdSettings): Promise<string[]> {
  const misdeeds: string[] = [];
  const matches = new Set<string>();
  for (const { client, visited } of players) {
    client.hangUp(POLL_MS);
    for (const table of client.tables.values()) table.forget();
    for (const code of visited) client.follow(code);
  }
  const isSettled = ({ client }: Player) =>
    client.isConnected && client.unanswered.size === 0 && [...client.tables.values()].every(({ view }) => view);
  await wait(10 * POLL_MS);
  for (let waited = 0; !players.every(isSettled) && waited < SETTLE_MS; waited += POLL_MS) await wait(POLL_MS);
  for (const player of players)
    if (!isSettled(player)) misdeeds.push(`${player.client.name} was not answered at the end`);
  for (const { client } of players) {
    for (const { match } of client.tables.values()) if (match !== undefined) matches.add(match);
  }
  await readRecords([...matches], servers[0], journal);
  await Promise.all(players.map(({ client }) => client.close()));
  return misdeeds;
}

async function readRecords(matches: readonly string[], server: string, journal: Journal): Promise<void> {
  for (const [i, match] of matches.entries()) {
    // Each from an address of its own, below every limit.
    const address = `10.1.${(i >> 8) & 255}.${i & 255}`;
    const reader = new Client({
      name: 'reader',
      standing: 'stranger',
      server,
      address,
      journal,
      random: () => 0,
      patience: SETTLE_MS,
    });
    for (let n = Number(match.split('.')[1]); n > 0; n--)
      await reader.request('GET', `/matches/${match.split('.')[0]}.${n}`);
  }
}
