// mozaika serve: tables where people and bots meet, on this machine or for everybody in the room.

import { withBots } from '@mozaika/bots/served-bots';
import type { RunningServer } from '@mozaika/server';
import type { Command } from '../command.ts';
import { GAMES } from '../games.ts';
import { databaseAt, freePort, WEB } from '../serve/defaults.ts';
import { withFailureMessage } from '../serve/operational-error.ts';
import { readSettings, SERVE_OPTIONS, type ServeSettings } from '../serve/settings.ts';
import { onStopSignal } from '../stop-signals.ts';
import { print, printError, style, t } from '../terminal.ts';

/** Loaded when it is needed: other commands start without it. */
const serverCode = () => import('@mozaika/server');

const OPEN = { en: 'Mozaika is at {address}', cs: 'Mozaika je na adrese {address}' };
const ROOM = {
  en: 'Others in the room can scan this, or open {address}',
  cs: 'Ostatní v místnosti ať naskenují tohle, nebo otevřou {address}',
};
const ELSEWHERE = { en: 'If that does not work: {addresses}', cs: 'Když to nepůjde: {addresses}' };
const ALONE = {
  en: 'This computer is not on a network, so nobody else can join.',
  cs: 'Tenhle počítač není v žádné síti, nikdo další se nepřipojí.',
};
const BLACK = [0, 0, 0] as const;
const STOPPING = { en: 'Stopping…', cs: 'Končím…' };

export const serveCommand: Command = {
  name: 'serve',
  usage: '[--lan] [--port PORT] [--database WHERE] …',
  summary: { en: 'Opens tables where people and bots meet.', cs: 'Otevře stoly, kde se potkávají lidé a boti.' },
  details: {
    en: `
Serves the app and all tables until Ctrl-C. Everything that happens is stored: tables live on when it starts again.
Each option can come from the environment instead; what is given on the command line wins.`,
    cs: `
Nabízí aplikaci a všechny stoly, dokud ho nezastaví Ctrl-C. Všechno se ukládá: po novém spuštění stoly pokračují.
Každou volbu lze zadat i proměnnou prostředí; přednost má příkazová řádka.`,
  },
  options: SERVE_OPTIONS,
  positionals: { least: 0, most: 0, expected: { en: 'only options', cs: 'jen volby' } },
  run: (_, values) => withFailureMessage(() => serve(readSettings(values, process.env))),
};

async function serve(settings: ServeSettings): Promise<number> {
  const { host, base, origin, proxy, botThreads, logLevel } = settings;
  const { startServer } = await serverCode();
  const server = await startServer({
    games: GAMES.map(({ game }) => withBots(game)),
    database: databaseAt(settings.database),
    host,
    port: settings.port ?? (await freePort(host)),
    base,
    origin,
    proxy,
    web: WEB,
    log: { level: logLevel },
    ...(botThreads !== undefined && { botThreads }),
  });
  const stopped = untilStopped(server);
  await announce(server, settings);
  await stopped;
  return 0;
}

async function announce({ address, port }: RunningServer, { lan, origin }: ServeSettings): Promise<void> {
  const { pathname } = new URL(address);
  const local = address.replace('//0.0.0.0:', '//localhost:').replace('//127.0.0.1:', '//localhost:');
  print(t(OPEN, { address: origin === undefined ? local : `${origin}${pathname}` }));
  if (!lan) return;
  const { lanAddresses, qrCode } = await serverCode();
  const [first, ...others] = lanAddresses().map((found) => `http://${found}:${port}${pathname}`);
  if (first === undefined) return printError(t(ALONE));
  print(`${t(ROOM, { address: first })}\n`);
  // White on black, whatever the terminal's colours are: cameras don't take it the other way round.
  for (const line of qrCode(first).split('\n')) print(style.tile(line, BLACK));
  print('');
  if (others.length > 0) print(t(ELSEWHERE, { addresses: others }));
}

/** Waits for SIGINT or SIGTERM, then stops the server gracefully. */
function untilStopped(server: RunningServer): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      printError(t(STOPPING));
      server.stop().then(resolve, reject);
    };
    onStopSignal(['SIGINT', 'SIGTERM'], stop, 1);
  });
}
