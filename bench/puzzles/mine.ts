// `npm run puzzles -- GAME [--minutes N] [--seed TEXT] | GAME --check`: plays matches between levels, looks for puzzles at every turn and adds them to the
// game's file. Without --seed the number of puzzles that there are is the seed. May be stopped at any time. --check drops what is not clear any more.

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { difficultyOf, findPuzzle, loadPuzzleParts, lookAgain, type Puzzle } from '@mozaika/analysis/puzzles';
import { editionIn, type Move, pick, playOut, SEAT_COUNTS, type Seat, seededRandom } from '@mozaika/kernel';

const FOLDER = join(import.meta.dirname, '../../packages/analysis/src/puzzles');
/** From one match, and from one of its rounds, so that puzzles differ. */
const MOST_OF_A_MATCH = 3;
/** Levels that make positions worth solving: index of the weakest and of the strongest in LEVELS. */
const [WEAKEST, STRONGEST] = [1, 4];
/** Moves are compared in one of so many matches, every other one of which may have three or four seats; positions are solved in all. */
const PATIENT = 6;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    most: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    check: { type: 'boolean' },
  },
});
const [id = ''] = positionals;
const parts = await loadPuzzleParts(id);
const most = Number(values.most);
if (!parts || !(Number(values.minutes) > 0) || !(most > 0)) {
  console.error('npm run puzzles -- azul | qwirkle [--minutes 10] [--most 1000] [--seed text] [--check]');
  process.exit(2);
}

const file = join(FOLDER, `${id}.json`);
let puzzles: Puzzle[] = JSON.parse(readFileSync(file, 'utf8'));
const seed = values.seed ?? String(puzzles.length);
const { game } = parts.analysis.bot;
const until = performance.now() + Number(values.minutes) * 60_000;
class TimeIsUp extends Error {}

/** One line for each puzzle; written whole or not at all. */
function save(): void {
  const lines = puzzles.map((puzzle) => `  ${JSON.stringify(puzzle)}`).join(',\n');
  writeFileSync(`${file}.new`, `[\n${lines}\n]\n`);
  renameSync(`${file}.new`, file);
}

let looked = 0;
/** Plays one match and looks at every decision. */
function playMatch(match: number): void {
  if (!parts) return;
  const random = seededRandom(`puzzles ${id} ${seed} ${match}`);
  const options = game.variants[match % game.variants.length];
  const patience = match % PATIENT === PATIENT - 1 ? 'solve or compare' : 'solve';
  const seats = match % (2 * PATIENT) === PATIENT - 1 ? pick(SEAT_COUNTS, random) : 2;
  const bots = Array.from({ length: seats }, () => parts.levels[WEAKEST + random(STRONGEST - WEAKEST + 1)]);
  /** The rounds, or in games without rounds the turns, that have given one. */
  const found = new Set<number>();
  const choose = (position: unknown, seat: Seat): Move => {
    if (performance.now() > until || puzzles.length >= most) throw new TimeIsUp();
    looked++;
    const round = game.round(position);
    const isWanted = found.size < MOST_OF_A_MATCH && !found.has(round);
    const puzzle = isWanted ? findPuzzle(parts, options, position, { seat, patience }) : undefined;
    if (puzzle && puzzle.themes.length > 0 && !puzzles.some(({ id: known }) => known === puzzle.id)) {
      found.add(round);
      puzzles.push(puzzle);
      save();
      const { position: text, themes, proof, right } = puzzle;
      console.log(
        `${puzzles.length}: ${editionIn(text)}, ${proof}, difficulty ${difficultyOf(puzzle)}, ${themes.join(' ')}, ${right[0]}`,
      );
    }
    const bot = bots[seat - 1];
    if (!bot) throw new RangeError(`Nobody sits at seat ${seat}`);
    const search = bot.think({ position: game.maskPosition?.(position, seat) ?? position, seat, random });
    search.advance(bot.budget.nodes);
    return search.best();
  };
  playOut(game, game.setup(options, seats), { choose, chance: () => random });
}

/** Looks deeply at all puzzles again and keeps the clear ones, with the values that were found. */
function check(): void {
  puzzles = puzzles.flatMap((puzzle) => {
    const kept = parts && lookAgain(parts, puzzle);
    if (!kept) console.log(`not clear: ${puzzle.position}`);
    return kept ? [kept] : [];
  });
  save();
}

const began = process.cpuUsage();
try {
  if (values.check) check();
  else {
    for (let match = 0; ; match++) playMatch(match);
  }
} catch (error) {
  if (!(error instanceof TimeIsUp)) throw error;
}
const { user } = process.cpuUsage(began);
console.log(
  `${id}: ${puzzles.length} puzzles; ${looked} decisions looked at, ${Math.round(user / 1e6)} s of a processor`,
);
