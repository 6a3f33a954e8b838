// Prospects: what a side may still place, given the tiles to come. Features of a side before a deal, beside those of features.ts:
// what its lines wait for and what the wall would pay for it with all bonuses, by how many such tiles the next deal will bring.

import type { Position, Side } from '@mozaika/azul';
import * as rules from '@mozaika/azul';
import { exp } from '../algorithms/portable-math.ts';
import { type FeatureList, gatherColumn } from './features.ts';
import type { Placements } from './placements.ts';

// Under local names, for speed: V8 loads an imported binding at every use and knows a local one.
const { colourOfLine, countBits, countOf, countOfLine, displaysFor, lineAt, SIZE, total } = rules;

const TILES_PER_DISPLAY = 4;
/** Tiles of a colour in a deal, in classes: none, one, …, seven or more. */
const SUPPLY_CLASSES = 8;
/** What a class is multiplied with: itself, the points of the placement, its bonuses. */
const KINDS = 3;
const WAITS = (SIZE + 1) * SUPPLY_CLASSES * KINDS;

/** Where each group of features begins. */
const STARTED = 0; // missing tiles × supply × kind, for a line that holds some
const EMPTY = STARTED + WAITS; // the same for the best colour of an empty line
const SECOND = EMPTY + WAITS; // by line: what the second-best colour of an empty line may pay
const BONUSES = SECOND + SIZE; // by row: the bonuses of all its open cells, by their chance
const ROWS = BONUSES + SIZE; // rows, columns and colours by how many of their tiles lie
const COLUMNS = ROWS + SIZE + 1;
const COLOURS_HELD = COLUMNS + SIZE + 1;
const WORTH = COLOURS_HELD + SIZE + 1; // points and bonus of what started lines wait for, then of empty ones, by their chance
export const PROSPECTS = WORTH + 4;
/** More than a side has at a time. */
export const MOST_PROSPECTS = 64;

/**
 * A guess of the chance that so many tiles of a colour can be had, by how many the next deal brings. It only orders colours and
 * weighs bonuses; what the cases are worth is learned.
 */
const CHANCES = Float64Array.from({ length: (SIZE + 1) * SUPPLY_CLASSES }, (_, at) => {
  const missing = Math.floor(at / SUPPLY_CLASSES);
  const supply = at % SUPPLY_CLASSES;
  return supply === 0 ? 0.05 : 1 / (1 + exp(1.6 * missing - 0.7 * supply - 0.3));
});

/**
 * By colour: the class of how many tiles the next deal brings, as far as it is known now. The bag does not change within a
 * round; when it is too small, what is neither on a wall nor in a line will be in the lid.
 */
export function supplyClasses(position: Position): Int32Array {
  const { bag, lid, offers, seats } = position;
  const dealt = displaysFor(seats) * TILES_PER_DISPLAY;
  const inBag = total(bag);
  const later = offers.reduce((sum, tally) => sum + tally, lid);
  const refill = Math.max(0, dealt - inBag);
  return Int32Array.from({ length: SIZE }, (_, colour) => {
    const fromBag = inBag === 0 ? 0 : countOf(bag, colour) * Math.min(1, dealt / inBag);
    const fromLid = total(later) === 0 ? 0 : countOf(later, colour) * Math.min(1, refill / total(later));
    return Math.min(Math.round(fromBag + fromLid), SUPPLY_CLASSES - 1);
  });
}

/** Lists the prospects of a side whose full lines are gone. `supply`: see `supplyClasses`. */
export function listProspects(placements: Placements, side: Side, supply: Int32Array, out: FeatureList): void {
  placements.begin(side);
  out.length = 0;
  for (let i = 0; i < SIZE; i++) {
    out.add(ROWS + countBits((side.filled >> (SIZE * i)) & 31), 1);
    out.add(COLUMNS + countBits(gatherColumn(side.filled, i)), 1);
    out.add(COLOURS_HELD + countBits((side.held >> (SIZE * i)) & 31), 1);
    if (lineAt(side, i) === 0) listEmptyLine(placements, side, i, supply, out);
    else listStartedLine(placements, side, i, supply, out);
  }
}

function listStartedLine(placements: Placements, side: Side, line: number, supply: Int32Array, out: FeatureList): void {
  const packed = lineAt(side, line);
  const colour = colourOfLine(packed);
  if (!placements.find(side, line, colour)) return;
  addWait(placements, STARTED, WORTH, (line + 1 - countOfLine(packed)) * SUPPLY_CLASSES + supply[colour], out);
}

/** Adds what a line waits for, and what it would pay: for this very wait, and by its chance for those that are rarely seen. */
function addWait({ points, bonus }: Placements, group: number, worth: number, wait: number, out: FeatureList): void {
  const at = group + wait * KINDS;
  out.add(at, 1);
  out.add(at + 1, points);
  out.add(worth, CHANCES[wait] * points);
  if (bonus === 0) return;
  out.add(at + 2, bonus);
  out.add(worth + 1, CHANCES[wait] * bonus);
}

/** An empty line may take any colour that its row lacks: the best two count, and the bonuses of all. */
function listEmptyLine(placements: Placements, side: Side, line: number, supply: Int32Array, out: FeatureList): void {
  let best = -1;
  let most = 0;
  let second = 0;
  let bonuses = 0;
  for (let colour = 0; colour < SIZE; colour++) {
    if (side.held & (1 << (SIZE * colour + line)) || !placements.find(side, line, colour)) continue;
    const chance = CHANCES[(line + 1) * SUPPLY_CLASSES + supply[colour]];
    const pays = chance * (placements.points + placements.bonus);
    bonuses += chance * placements.bonus;
    if (pays > most) {
      second = most;
      most = pays;
      best = colour;
    } else if (pays > second) second = pays;
  }
  if (best < 0) return;
  placements.find(side, line, best);
  addWait(placements, EMPTY, WORTH + 2, (line + 1) * SUPPLY_CLASSES + supply[best], out);
  if (second > 0) out.add(SECOND + line, second);
  if (bonuses > 0) out.add(BONUSES + line, bonuses);
}
