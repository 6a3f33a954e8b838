// `node bench/strength/compare-versions.ts [ROW…]`: for every row of the strength table, or those whose names match, whether
// its bots have changed since it was measured. The bots of the row's version and those of the last commit choose in the same
// positions, with the same seeds and budgets of nodes; the numbers of different moves and of different values go into the
// table.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BotName, decide, type GameBots, loadBots } from '@mozaika/bots';
import {
  type Action,
  apply,
  formatAction,
  isSeatCount,
  type Json,
  maskAction,
  RECORD_FORMAT,
  type SeatCount,
  seededRandom,
} from '@mozaika/kernel';
import type { Decided, Decisions, Probe, Probes } from './probe.ts';
import { type Differences, keepDifferences, readResults } from './results.ts';
import { ROWS, type Row } from './rows.ts';
import { unpackVersion } from './unpack-version.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The rules that all versions know. */
const RULES = 1;
const MATCHES = 3;
/** One turn in so many is asked about. */
const ONE_IN = 5;
/** Enough for a search to do all that it can do; the other bots decide without one. */
const SEARCH_NODES = 2000;
const SEARCHERS: readonly string[] = ['expert', 'master'];
/** Who plays the matches that the positions come from. */
const PLAYERS: readonly BotName[] = ['greedy', 'skilled', 'practised'];

type Positions = Probe['positions'];

/** Positions of matches between quick bots, as the seat to move knows them. */
function positionsOf(bots: GameBots, options: Json, seats: SeatCount): Positions {
  const { game } = bots.greedy;
  const found: Positions[number][] = [];
  for (let match = 0; match < MATCHES; match++) {
    const truth = game.setup(options, seats, RULES);
    const actions: Action[] = [];
    const chance = seededRandom(`versions ${game.id} ${JSON.stringify(options)} ${seats} ${match}`);
    for (let turn = game.turn(truth), turns = 0; turn.kind !== 'over'; turn = game.turn(truth)) {
      let action: Action;
      if (turn.kind === 'deal') action = { kind: 'deal', deal: game.deal(truth, chance) };
      else {
        const [seat] = turn.seats;
        const past = actions.map((each) => maskAction(game, each, seat));
        if (turns++ % ONE_IN === match) {
          const players = ['a', 'b', 'c', 'd'].slice(0, seats);
          const texts = past.map((each) => formatAction(game, each));
          found.push({
            seat,
            record: {
              format: RECORD_FORMAT,
              game: game.id,
              options,
              players,
              rules: RULES,
              actions: texts,
            },
          });
        }
        const position = game.setup(options, seats, RULES);
        for (const each of past) apply(game, position, each);
        const bot = bots[PLAYERS[(seat + match) % PLAYERS.length]];
        const decided = decide(bot, { position, seat, past, random: seededRandom(`${turns}`) }, { now: () => 0 });
        if (!decided.ok) throw new Error(decided.refusal.code);
        action = { kind: 'move', seat, move: decided.value.move };
      }
      apply(game, truth, action);
      actions.push(action);
    }
  }
  return found;
}

const known = new Map<string, Positions>();

async function positionsFor({ game, options, seats }: Row): Promise<Positions> {
  const sort = `${game} ${JSON.stringify(options)} ${seats.length}`;
  const bots = await loadBots(game);
  if (!bots || !isSeatCount(seats.length)) throw new Error(`no positions for ${sort}`);
  const positions = known.get(sort) ?? positionsOf(bots, options, seats.length);
  known.set(sort, positions);
  return positions;
}

/** The own bots of a row, without their budgets; the comparison players of bench/ are not looked at. */
const botsOf = ({ seats }: Row): string[] => [
  ...new Set(seats.filter((seat) => !seat.startsWith('module:')).map((seat) => seat.replace(/@.*/, ''))),
];

async function probesOf(row: Row): Promise<Probes> {
  const positions = await positionsFor(row);
  const sort = `${row.game} ${JSON.stringify(row.options)} ${row.seats.length}`;
  const probe = (bot: string): Probe =>
    SEARCHERS.includes(bot) ? { bot, nodes: SEARCH_NODES, positions } : { bot, positions };
  return Object.fromEntries(botsOf(row).map((bot) => [`${sort} ${bot}`, probe(bot)]));
}

/** The decisions of a version's bots: its packages are unpacked into a folder of their own, and the probe runs there. */
function decisionsAt(version: string, probes: Probes): Decisions {
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-version-'));
  try {
    unpackVersion(version, folder);
    copyFileSync(join(import.meta.dirname, 'probe.ts'), join(folder, 'probe.ts'));
    const input = JSON.stringify(probes);
    return JSON.parse(execFileSync(process.execPath, ['probe.ts'], { cwd: folder, input, maxBuffer: 1e9 }).toString());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const results = readResults();
const wanted = process.argv.slice(2).map((pattern) => new RegExp(`^${pattern}$`));
const measured = ROWS.filter(
  ({ id }) => results[id] && (wanted.length === 0 || wanted.some((pattern) => pattern.test(id))),
);
const ofRow = new Map<Row, Probes>();
for (const row of measured) ofRow.set(row, await probesOf(row));
const allProbes: Probes = Object.assign({}, ...ofRow.values());
const today = decisionsAt('HEAD', allProbes);
const differences: { [row: string]: Differences } = {};
for (const version of new Set(measured.map(({ id }) => results[id].version))) {
  const rows = measured.filter(({ id }) => results[id].version === version);
  const then = decisionsAt(version, Object.assign({}, ...rows.map((row) => ofRow.get(row))));
  for (const row of rows) {
    const compared = Object.entries(ofRow.get(row) ?? {}).map(([name, { bot }]) => {
      const count = (differs: (one: Decided, other: Decided) => boolean) =>
        today[name].filter((decided, i) => differs(decided, then[name][i])).length;
      const moves = count((one, other) => one.move !== other.move);
      const values = count((one, other) => one.win !== other.win);
      return [bot, { moves, values, positions: today[name].length }] as const;
    });
    differences[row.id] = Object.fromEntries(compared);
    console.log(row.id, version, JSON.stringify(differences[row.id]));
  }
}
const version = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
keepDifferences(differences, version);
