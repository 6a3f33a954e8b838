// The server's lists for the start screen, polled while it is visible.

import type { LobbyEntry, MatchEntry, MyTable } from '@mozaika/protocol';
import { whileSeen } from '../../ui/poll.ts';
import { greet, server } from '../connection/connection.svelte.ts';

const PERIOD_MS = 5_000;

export const lobby: {
  /** Whether the server answers; nothing until that is known. */
  reached: boolean | undefined;
  mine: readonly MyTable[];
  open: readonly LobbyEntry[];
  played: readonly MatchEntry[];
} = $state({ reached: undefined, mine: [], open: [], played: [] });

async function refresh(): Promise<void> {
  if (await greet()) {
    lobby.reached = false;
    return;
  }
  const first = lobby.reached !== true;
  const [mine, open, played] = await Promise.all([
    server.ask('myTables'),
    server.ask('lobby'),
    first ? server.ask('myMatches') : undefined,
  ]);
  lobby.reached = mine.ok && open.ok;
  if (mine.ok) lobby.mine = mine.value.tables;
  if (open.ok) lobby.open = open.value.tables;
  if (played?.ok) lobby.played = played.value.matches;
}

/** Polls the server until the returned function is called; a hidden page does not poll. */
export function watchLobby(): () => void {
  // Finished matches are read once per visit.
  lobby.reached = undefined;
  return whileSeen(refresh, PERIOD_MS);
}
