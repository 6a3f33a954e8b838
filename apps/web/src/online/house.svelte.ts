// What is going on at the server, for the lists of the first screen: asked for again and again while somebody looks.

import type { LobbyEntry, MatchEntry, MyTable } from '@mozaika/protocol';
import { greet, server } from './connection.svelte.ts';

const PERIOD_MS = 5_000;

export const house: {
  /** Whether the server answers; nothing until that is known. */
  reached: boolean | undefined;
  mine: readonly MyTable[];
  lobby: readonly LobbyEntry[];
  played: readonly MatchEntry[];
} = $state({ reached: undefined, mine: [], lobby: [], played: [] });

async function refresh(): Promise<void> {
  if (await greet()) {
    house.reached = false;
    return;
  }
  const first = house.reached !== true;
  const [mine, lobby, played] = await Promise.all([
    server.ask('myTables'),
    server.ask('lobby'),
    first ? server.ask('myMatches') : undefined,
  ]);
  house.reached = mine.ok && lobby.ok;
  if (mine.ok) house.mine = mine.value.tables;
  if (lobby.ok) house.lobby = lobby.value.tables;
  if (played?.ok) house.played = played.value.matches;
}

/** Keeps asking until what comes back is called; a hidden page asks nothing. */
export function look(): () => void {
  let gone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What was played is read anew with every visit.
  house.reached = undefined;
  const run = async () => {
    clearTimeout(timer);
    if (!document.hidden) await refresh();
    clearTimeout(timer);
    if (!gone) timer = setTimeout(run, PERIOD_MS);
  };
  const wake = () => void run();
  wake();
  document.addEventListener('visibilitychange', wake);
  return () => {
    gone = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}
