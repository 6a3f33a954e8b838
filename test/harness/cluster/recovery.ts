// How long everybody takes to go on after a fault, all by themselves: each client is answered again, and at each table that is being played
// everybody who looks at it is told something new.

import { setTimeout as wait } from 'node:timers/promises';
import type { Player } from '../player.ts';

/** Within this time from a fault's end, or it is a misdeed; and within what everybody took before the fault, which is the machine's doing. */
const RECOVERY_MS = 10_000;
/** When to stop looking. */
const GIVE_UP_MS = 60_000;
const POLL_MS = 20;

export interface Recovery {
  /** Until the last client was answered, in milliseconds. */
  readonly answered: number;
  /** Until everybody at every table that is played was told something new. */
  readonly told: number;
  readonly misdeeds: readonly string[];
}

/** While contributions are opened, nothing has to happen for ten seconds. */
const isWaiting = ({ client }: Player): boolean =>
  [...client.tables.values()].every(({ view }) => view?.stage !== 'playing');

/** `before`: how long the same took when nothing was wrong. */
export async function recover(players: readonly Player[], fault: string, before = 0): Promise<Recovery> {
  const began = Date.now();
  const misdeeds: string[] = [];
  const timed = async (what: string, player: Player, done: Promise<unknown>): Promise<number> => {
    await Promise.race([done, wait(GIVE_UP_MS)]);
    const took = Date.now() - began;
    if (took > RECOVERY_MS + before) misdeeds.push(`after "${fault}" ${player.client.name} ${what} after ${took} ms`);
    return took;
  };
  const all = await Promise.all(
    players.map(async (player) => {
      const { client } = player;
      const known = client.news;
      const told = async () => {
        const end = began + GIVE_UP_MS;
        while (client.news === known && !isWaiting(player) && Date.now() < end) await wait(POLL_MS);
      };
      return Promise.all([
        timed('was answered', player, client.ask({ op: 'ping' })),
        timed('was told news', player, told()),
      ]);
    }),
  );
  return {
    answered: Math.max(...all.map(([answered]) => answered)),
    told: Math.max(...all.map(([, told]) => told)),
    misdeeds,
  };
}
