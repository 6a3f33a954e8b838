// `npm run puzzles -- GAME [--minutes N] [--seed TEXT] | GAME --check`: plays matches between levels, looks for puzzles at every turn and adds them to the
// game's file. Without --seed the number of puzzles that there are is the seed. May be stopped at any time. --check drops what is not clear any more.

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPuzzle, loadPuzzleParts, lookAgain, type Puzzle } from '@mozaika/analysis/puzzles';
import { type Move, pick, playOut, SEAT_COUNTS, type Seat, seededRandom } from '@mozaika/kernel';

const FOLDER = join(import.meta.dirname, '../../packages/analysis/src/puzzles');
/** From one match, so that puzzles differ. */
const MOST_OF_A_MATCH = 2;
/** Levels that make positions worth solving: index of the weakest and of the strongest in LEVELS. */
const [WEAKEST, STRONGEST] = [2, 5];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' }, check: { type: 'boolean' } },
});
const [id = ''] = positionals;
const parts = await loadPuzzleParts(id);
if (!parts || !(Number(values.minutes) > 0)) {
  console.error('npm run puzzles -- azul | qwirkle [--minutes 10] [--seed text]');
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
  // Most people play with two.
  const seats = match % 2 === 0 ? 2 : pick(SEAT_COUNTS, random);
  const bots = Array.from({ length: seats }, () => parts.levels[WEAKEST + random(STRONGEST - WEAKEST + 1)]);
  let found = 0;
  const choose = (position: unknown, seat: Seat): Move => {
    if (performance.now() > until) throw new TimeIsUp();
    looked++;
    const puzzle = found < MOST_OF_A_MATCH ? findPuzzle(parts, options, position, seat) : undefined;
    if (puzzle && puzzle.themes.length > 0 && !puzzles.some(({ position: known }) => known === puzzle.position)) {
      found++;
      puzzles.push(puzzle);
      save();
      console.log(`${puzzles.length}: difficulty ${puzzle.difficulty}, ${puzzle.themes.join(' ')}, ${puzzle.right[0]}`);
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

try {
  if (values.check) check();
  else {
    for (let match = 0; ; match++) playMatch(match);
  }
} catch (error) {
  if (!(error instanceof TimeIsUp)) throw error;
}
console.log(`${id}: ${puzzles.length} puzzles; ${looked} decisions looked at`);
