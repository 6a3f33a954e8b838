// Labelled positions as lines of JSON in .cache/train, so that a long run can be broken off and goes on where it was.

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { azul, type BoardName, type Position } from '@mozaika/azul';
import type { SeatCount } from '@mozaika/kernel';
import { type LabelledPosition, labelMatch } from './azul-labels.ts';
import type { Table } from './azul-match.ts';

const FOLDER = fileURLToPath(new URL('../../../.cache/train/', import.meta.url));

/** A labelled position with the number of the match that it comes from. */
export interface Label extends LabelledPosition {
  readonly match: number;
}

interface LabelData {
  readonly i: number;
  readonly round: number;
  readonly marker: number;
  readonly starter: number;
  readonly bag: number;
  readonly lid: number;
  readonly idle: number;
  readonly sides: readonly {
    readonly score: number;
    readonly lines: number;
    readonly open: number;
    readonly held: number;
    readonly filled: number;
    readonly cells: readonly number[];
  }[];
  readonly scores: readonly number[];
  readonly wins: readonly number[];
}

/** Labels the positions of so many matches; those that the file of this seed has are read from it. */
export function readLabels({ board, seats }: Table, matches: number, seed: string): Label[] {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}azul-${board}-${seats}-${seed}.jsonl`;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const labels = lines.map((line) => unpack(board, seats, JSON.parse(line)));
  const known = labels.at(-1);
  for (let match = known ? known.match + 1 : 0; match < matches; match++) {
    const fresh = labelMatch(board, seats, `${seed} ${board} ${seats} label ${match}`).map((label) => ({
      ...label,
      match,
    }));
    labels.push(...fresh);
    // A match at once, so that none is there in part.
    appendFileSync(file, fresh.map((label) => `${JSON.stringify(pack(label))}\n`).join(''));
  }
  return labels.filter(({ match }) => match < matches);
}

function pack({ match, position, scores, wins }: Label): LabelData {
  const { round, marker, starter, bag, lid, idleRounds, sides } = position;
  return {
    i: match,
    round,
    marker,
    starter,
    bag,
    lid,
    idle: idleRounds,
    sides: sides.map(({ score, lines, open, held, filled, cells }) => ({
      score,
      lines,
      open,
      held,
      filled,
      cells: [...cells],
    })),
    scores,
    wins,
  };
}

function unpack(board: BoardName, seats: SeatCount, data: LabelData): Label {
  const position: Position = azul.setup({ board }, seats);
  const { i, round, marker, starter, bag, lid, idle, sides, scores, wins } = data;
  Object.assign(position, { phase: 'deal', round, marker, starter, mover: starter, bag, lid, idleRounds: idle });
  for (const [index, { cells, ...side }] of sides.entries()) {
    Object.assign(position.sides[index], side);
    position.sides[index].cells.set(cells);
  }
  return { match: i, position, scores, wins };
}
