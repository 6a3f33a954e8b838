// mozaika serve: tables where people and bots meet, on this machine or for everybody in the room.

import { withDaily } from '@mozaika/bots/served-bots';
import type { RunningServer, RunningThinker, ServerOptions } from '@mozaika/server';
import { RESERVED_NAMES } from '@mozaika/words/reserved-names';
import type { Command } from '../command.ts';
import { GAMES } from '../games.ts';
import { databaseAt, freePort, WEB } from '../serve/defaults.ts';
import { EXIT } from '../serve/exit-status.ts';
import { withFailureMessage } from '../serve/operational-error.ts';
import { readSettings, SERVE_OPTIONS, type ServeSettings } from '../serve/settings.ts';
import { onStopSignal } from '../stop-signals.ts';
import { printError, t } from '../terminal.ts';
import { styleFor } from '../text-style.ts';

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
const THINKING = {
  en: 'Thinking for the bots of the other servers.',
  cs: 'Přemýšlím za boty ostatních serverů.',
};
const BLACK = [0, 0, 0] as const;
const style = styleFor(process.stderr);
const STOPPING = { en: 'Stopping…', cs: 'Končím…' };
const GIVEN_UP = {
  en: 'The database does not answer. What was acknowledged is stored; the rest is given up.',
  cs: 'Databáze neodpovídá. Co bylo potvrzeno, je uložené; na zbytek se nečeká.',
};
/** A supervisor kills whoever takes much longer. */
const LONGEST_STOP_MS = 4_500;

export const serveCommand: Command = {
  name: 'serve',
  usage: '[--lan] [--port PORT] [--database WHERE] …',
  summary: { en: 'Opens tables where people and bots meet.', cs: 'Otevře stoly, kde se potkávají lidé a boti.' },
  details: {
    en: `
Serves the app and all tables until Ctrl-C. Everything that happens is stored: tables live on when it starts again.
Each option can come from the environment instead; what is given on the command line wins.
Its log is on stdout, one JSON object a line; what it says to people is on stderr.`,
    cs: `
Nabízí aplikaci a všechny stoly, dokud ho nezastaví Ctrl-C. Všechno se ukládá: po novém spuštění stoly pokračují.
Každou volbu lze zadat i proměnnou prostředí; přednost má příkazová řádka.
Na stdout píše jen záznam, na každém řádku jeden objekt JSON; co říká lidem, je na stderr.`,
  },
  options: SERVE_OPTIONS,
  positionals: { least: 0, most: 0, expected: { en: 'only options', cs: 'jen volby' } },
  run: (_, values) => {
    process.on('uncaughtException', endByBug);
    return withFailureMessage(() => serve(readSettings(values, process.env)));
  },
};

/** Whatever nobody has caught is a bug. Everything that was acknowledged is stored: the process ends at once, and a supervisor starts another. */
function endByBug(error: unknown): void {
  printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(EXIT.bug);
}

async function serve(settings: ServeSettings): Promise<number> {
  const { startServer, startThinker } = await serverCode();
  if (settings.only === 'bots') {
    const thinker = await startThinker(await optionsOf(settings));
    const stopped = untilStopped(thinker);
    printError(t(THINKING));
    await stopped;
    return EXIT.stopped;
  }
  const server = await startServer(await optionsOf(settings));
  const stopped = untilStopped(server);
  await announce(server, settings);
  await stopped;
  return EXIT.stopped;
}

async function optionsOf(settings: ServeSettings): Promise<ServerOptions> {
  const { host, base, origin, proxy, metrics, botThreads, logLevel } = settings;
  return {
    games: GAMES.map(({ game }) => withDaily(game)),
    reservedNames: RESERVED_NAMES,
    database: databaseAt(settings.database),
    bus: settings.bus,
    host,
    port: settings.port ?? (await freePort(host)),
    base,
    origin,
    proxy,
    metrics,
    web: WEB,
    log: { level: logLevel },
    ...(botThreads !== undefined && { botThreads }),
  };
}

/** For people, on stderr: stdout is the log's alone. */
async function announce({ address, port }: RunningServer, { lan, origin }: ServeSettings): Promise<void> {
  const { pathname } = new URL(address);
  const local = address.replace('//0.0.0.0:', '//localhost:').replace('//127.0.0.1:', '//localhost:');
  printError(t(OPEN, { address: origin === undefined ? local : `${origin}${pathname}` }));
  if (!lan) return;
  const { lanAddresses, qrCode } = await serverCode();
  const [first, ...others] = lanAddresses().map((found) => `http://${found}:${port}${pathname}`);
  if (first === undefined) return printError(t(ALONE));
  printError(`${t(ROOM, { address: first })}\n`);
  // White on black, whatever the terminal's colours are: cameras don't take it the other way round.
  for (const line of qrCode(first).split('\n')) printError(style.tile(line, BLACK));
  printError('');
  if (others.length > 0) printError(t(ELSEWHERE, { addresses: others }));
}

/** Whatever still waits for the database was acknowledged to nobody. `process.exit` would wait for the thread that hangs in it. */
function giveUp(): void {
  printError(`mozaika: ${t(GIVEN_UP)}`);
  process.kill(process.pid, 'SIGKILL');
}

/** Waits for SIGINT or SIGTERM, then stops the server gracefully. A server whose database is damaged is stopped, too, and that is thrown. */
function untilStopped(server: RunningThinker): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      printError(t(STOPPING));
      const late = setTimeout(giveUp, LONGEST_STOP_MS);
      server
        .stop()
        .then(resolve, reject)
        .finally(() => clearTimeout(late));
    };
    onStopSignal(['SIGINT', 'SIGTERM'], stop, EXIT.forced);
    void server.damage.then((damage) => server.stop().then(() => reject(damage), reject));
  });
}
