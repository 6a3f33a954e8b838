// `node bench/calibration.ts [BOARD [SEATS [MATCHES [PLAYOUTS]]]]`: what Azul's bots claim before a deal against what playing on
// gives. The positions are of matches between the players that training knows, with other seeds; each is played on to the end
// by quick searches. The claims are of judgement alone and, with two seats, of playing the next round on first as master does,
// with judgement's opinion counted as it counts it; both without prospects, as in version 0.1, and with them.

import { azul, BOARD_NAMES, type BoardName, type Position } from '@mozaika/azul';
import { type SeatCount, seededRandom } from '@mozaika/kernel';
import { Evaluation, WIN_VALUE } from '../packages/bots/src/azul/evaluation.ts';
import { AZUL_LEVELS, MASTER_ENDS } from '../packages/bots/src/azul/levels.ts';
import { PlayOn } from '../packages/bots/src/azul/play-on.ts';
import { MASTER_WEIGHTS } from '../packages/bots/src/azul/prospect-weights.ts';
import { searchBot } from '../packages/bots/src/azul/search-bot.ts';
import { WEIGHTS, type WeightsByBoard } from '../packages/bots/src/azul/weights.ts';
import { type LabelledPosition, labelMatch } from '../packages/bots/train/azul-labels.ts';

const [boards = 'all', seats = 'all', MATCHES = '60', PLAYOUTS = '32'] = process.argv.slice(2);
const BOARDS = BOARD_NAMES.filter((board) => boards === 'all' || boards === board);
const SEATS = ([2, 3, 4] as const).filter((count) => seats === 'all' || Number(seats) === count);
/** Some positions of round 6 are seen too, but too few. */
const ROUNDS = [2, 3, 4, 5];
/** How often the next round is played for a claim. Master has the nodes for it: it has 400,000 and compares two to four ends. */
const DEALS = 32;

interface Claims {
  readonly plain: number;
  readonly prospects: number;
  /** Two seats: after playing the next round on. */
  readonly playedPlain: number;
  readonly playedProspects: number;
}

/** A position as the seat sees it that judgement with prospects favours. */
interface Case {
  readonly round: number;
  readonly claims: Claims;
  /** The share of its playouts that it won. */
  readonly won: number;
  /** What playing on took. */
  readonly nodes: number;
}

function claimOf(position: Position, weights: WeightsByBoard, index: number): number {
  const evaluation = new Evaluation(position, weights[position.board.name][position.seats], 1);
  const win = (1 + evaluation.value(position, index) / WIN_VALUE) / 2;
  return Math.min(1, Math.max(0, win));
}

const quick = searchBot(
  { ...AZUL_LEVELS.master, budget: { nodes: MASTER_ENDS.nodes, milliseconds: Number.POSITIVE_INFINITY } },
  MASTER_WEIGHTS,
);

interface Played {
  readonly plain: number;
  readonly prospects: number;
  readonly nodes: number;
}

/** The claims with the mean of those before the deal after the next one, or of the outcome. */
function playedOn(position: Position, index: number, seed: string): Played {
  const random = seededRandom(seed);
  const weight = DEALS + MASTER_ENDS.opinion;
  const line = new PlayOn(azul.clone(position));
  let plain = MASTER_ENDS.opinion * claimOf(position, WEIGHTS, index);
  let prospects = MASTER_ENDS.opinion * claimOf(position, MASTER_WEIGHTS, index);
  let nodes = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    azul.copy(position, line.position);
    do nodes += line.advance(quick, quick.budget.nodes, random, random);
    while (line.position.phase !== 'over' && line.position.phase !== 'deal');
    plain += claimOf(line.position, WEIGHTS, index);
    prospects += claimOf(line.position, MASTER_WEIGHTS, index);
  }
  return { plain: plain / weight, prospects: prospects / weight, nodes };
}

const NOT_PLAYED: Played = { plain: Number.NaN, prospects: Number.NaN, nodes: Number.NaN };

function caseOf({ position, wins }: LabelledPosition, seed: string): Case {
  const own = position.sides.map((_, index) => claimOf(position, MASTER_WEIGHTS, index));
  const index = own.indexOf(Math.max(...own));
  const played = position.seats === 2 ? playedOn(position, index, seed) : NOT_PLAYED;
  const claims = {
    plain: claimOf(position, WEIGHTS, index),
    prospects: own[index],
    playedPlain: played.plain,
    playedProspects: played.prospects,
  };
  return { round: position.round, claims, won: wins[index], nodes: played.nodes };
}

function casesOf(board: BoardName, count: SeatCount): Case[] {
  const playouts = [0, 0, ...ROUNDS.map(() => Number(PLAYOUTS))];
  return Array.from({ length: Number(MATCHES) }, (_, match) => `calibration ${board} ${count} ${match}`).flatMap(
    (seed) => labelMatch(board, count, seed, playouts).map((label) => caseOf(label, `${seed} ${label.position.round}`)),
  );
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
const text = (number: number): string => (Number.isNaN(number) ? '' : number.toFixed(2));

/** The root of the mean squared difference to the true chances: what few playouts miss of these is taken off. */
function errorOf(cases: readonly Case[], claim: keyof Claims): number {
  const squares = cases.map(
    ({ claims, won }) => (claims[claim] - won) ** 2 - (won * (1 - won)) / (Number(PLAYOUTS) - 1),
  );
  return Math.sqrt(Math.max(0, mean(squares)));
}

console.log(
  '| board | seats | before round | positions | claimed | played | 0.1 | judgement | 0.1, played on | played on | nodes |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
for (const board of BOARDS) {
  for (const count of SEATS) {
    const all = casesOf(board, count);
    for (const round of ROUNDS) {
      const cases = all.filter((each) => each.round === round);
      if (cases.length === 0) continue;
      const facts = [
        mean(cases.map(({ claims }) => claims.prospects)),
        mean(cases.map(({ won }) => won)),
        ...(['plain', 'prospects', 'playedPlain', 'playedProspects'] as const).map((claim) => errorOf(cases, claim)),
      ];
      const nodes = mean(cases.map((each) => each.nodes));
      const cells = [
        board,
        count,
        round,
        cases.length,
        ...facts.map(text),
        Number.isNaN(nodes) ? '' : nodes.toFixed(0),
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
}
