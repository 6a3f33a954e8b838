// Attempts at puzzles between this device and the server, for people who have a passkey or a private link: others have but one device.

import { MOST_ATTEMPTS_AT_ONCE } from '@mozaika/protocol';
import { greet, link, server } from '../online/connection/connection.svelte.ts';
import { keepAttempts, storedAttempts } from './attempt-store.ts';
import { parseAttempt } from './attempts.ts';

/** All attempts of this person, wherever they were made; nothing if there is no server, or it need not know. */
export async function exchangeAttempts(): Promise<readonly string[] | undefined> {
  if (await greet()) return undefined;
  const { me } = link;
  if (!me || me.passkeys + me.links === 0) return undefined;
  const there = await tell([]);
  if (!there) return undefined;
  const untold = storedAttempts().filter((text) => !there.includes(text) && parseAttempt(text) !== undefined);
  for (let from = 0; from < untold.length; from += MOST_ATTEMPTS_AT_ONCE)
    await tell(untold.slice(from, from + MOST_ATTEMPTS_AT_ONCE));
  return keepAttempts(there);
}

async function tell(attempts: string[]): Promise<readonly string[] | undefined> {
  const answer = await server.ask('shareAttempts', { body: { attempts } });
  return answer.ok ? answer.value.attempts : undefined;
}
