// A second Azul, slow and obvious, written from the rules page only: tests compare the quick rules with it step by step.
// It knows nothing of src/. Tiles are letters, heaps are arrays of letters, and actions are the texts of records.

import boards from './fixtures/boards.json' with { type: 'json' };
import { bonusScore, completeRowCount, type PlainBoard, placementScore } from './plain-score.ts';

export type BoardId = keyof typeof boards.boards;

interface PlainPlayer {
  score: number;
  lines: string[][];
  wall: string[][];
  floor: string[];
}

export const COLOUR_LETTERS = ['B', 'Y', 'R', 'K', 'W'];
const FIVE = [0, 1, 2, 3, 4];
const MARKER = 'M';

/** Removes one letter from a heap, and says whether it was there. */
function removeOne(heap: string[], letter: string): boolean {
  const at = heap.indexOf(letter);
  if (at >= 0) heap.splice(at, 1);
  return at >= 0;
}

export class PlainAzul {
  readonly boardId: BoardId;
  readonly board: PlainBoard;
  readonly seats: number;
  readonly players: PlainPlayer[];
  bag: string[] = COLOUR_LETTERS.flatMap((colour) => Array<string>(20).fill(colour));
  lid: string[] = [];
  displays: string[][];
  centre: string[] = [];
  markerInCentre = false;
  /** Who has the marker, seats from 1. */
  holder = 0;
  starter = 0;
  mover = 0;
  round = 1;
  idleRounds = 0;
  placedThisRound = 0;
  phase: 'start' | 'deal' | 'offer' | 'tiling' | 'over' = 'start';
  reason = '';

  constructor(boardId: BoardId, seats: number) {
    this.boardId = boardId;
    this.board = boards.boards[boardId];
    this.seats = seats;
    this.displays = Array.from({ length: { 2: 5, 3: 7, 4: 9 }[seats] ?? 0 }, () => []);
    this.players = Array.from({ length: seats }, () => ({
      score: 0,
      lines: FIVE.map(() => []),
      wall: FIVE.map(() => FIVE.map(() => '.')),
      floor: [],
    }));
  }

  /** Plays an action that is legal. */
  play(action: string): void {
    const [actor, ...words] = action.split(' ');
    if (words[0] === 'start') this.start(Number(words[1]));
    else if (words[0] === 'deal') this.deal(words.slice(1));
    else if (words[0] === 'tile') this.tile(Number(actor), Number(words[1][0]), words[1][2]);
    else this.take(Number(actor), words[0][0], words[0][1], words[0][2]);
  }

  start(seat: number): void {
    this.starter = seat;
    this.holder = seat;
    this.phase = 'deal';
  }

  /** Whether these displays can be dealt now. */
  canDeal(texts: readonly string[]): boolean {
    return texts.length === this.displays.length && this.draw(texts) !== undefined;
  }

  /** What is left in bag and lid after drawing these displays (R11), if they can be drawn. */
  private draw(texts: readonly string[]): { bag: string[]; lid: string[] } | undefined {
    let bag = [...this.bag];
    let lid = [...this.lid];
    for (const text of texts) {
      const tiles = text === '-' ? [] : [...text];
      if (tiles.length !== Math.min(4, bag.length + lid.length)) return undefined;
      // The order within a display is not told: tiles that the bag has were drawn before the lid went in.
      const drawnLater = tiles.filter((letter) => !removeOne(bag, letter));
      if (drawnLater.length === 0) continue;
      if (bag.length > 0) return undefined;
      bag = lid;
      lid = [];
      for (const letter of drawnLater) if (!removeOne(bag, letter)) return undefined;
    }
    return { bag, lid };
  }

  private deal(texts: readonly string[]): void {
    const left = this.draw(texts);
    if (!left) throw new Error(`cannot be dealt: ${texts.join(' ')}`);
    this.bag = left.bag;
    this.lid = left.lid;
    this.displays = texts.map((text) => (text === '-' ? [] : [...text]));
    this.markerInCentre = true;
    this.mover = this.starter;
    this.phase = 'offer';
  }

  private take(seat: number, from: string, colour: string, to: string): void {
    const player = this.players[seat - 1];
    const source = from === 'C' ? this.centre : this.displays[Number(from) - 1];
    const taken = source.filter((letter) => letter === colour);
    const others = source.filter((letter) => letter !== colour);
    if (from === 'C') {
      this.centre = others;
      if (this.markerInCentre) {
        this.markerInCentre = false;
        this.holder = seat;
        if (player.floor.length < 7) player.floor.push(MARKER);
      }
    } else {
      this.displays[Number(from) - 1] = [];
      this.centre.push(...others);
    }
    for (const letter of taken) {
      if (to !== 'F' && player.lines[Number(to) - 1].length < Number(to)) player.lines[Number(to) - 1].push(letter);
      else this.drop(player, letter);
    }
    this.mover = (seat % this.seats) + 1;
    if (this.centre.length === 0 && this.displays.every((display) => display.length === 0)) this.startTiling();
  }

  private drop(player: PlainPlayer, letter: string): void {
    if (player.floor.length < 7) player.floor.push(letter);
    else this.lid.push(letter);
  }

  private startTiling(): void {
    this.phase = 'tiling';
    if (this.boardId === 'coloured') {
      for (const seat of this.players.keys()) {
        for (const line of FIVE) {
          const colour = COLOUR_LETTERS.indexOf(this.players[seat].lines[line][0]);
          if (this.isFull(seat + 1, line)) this.place(seat + 1, line, (colour + line) % 5);
        }
      }
    }
    this.endTilingIfDone();
  }

  isFull(seat: number, line: number): boolean {
    return this.players[seat - 1].lines[line].length === line + 1;
  }

  private tile(seat: number, line: number, column: string): void {
    if (column === 'F') {
      const player = this.players[seat - 1];
      for (const letter of player.lines[line - 1]) this.drop(player, letter);
      player.lines[line - 1] = [];
    } else {
      this.place(seat, line - 1, Number(column) - 1);
    }
    this.endTilingIfDone();
  }

  private place(seat: number, row: number, column: number): void {
    const player = this.players[seat - 1];
    const [tile, ...others] = player.lines[row];
    player.wall[row][column] = tile;
    player.score += placementScore(this.board, player.wall, row, column);
    this.lid.push(...others);
    player.lines[row] = [];
    this.placedThisRound++;
  }

  private endTilingIfDone(): void {
    if (this.players.some((_, i) => FIVE.some((line) => this.isFull(i + 1, line)))) return;
    for (const player of this.players) {
      const cost = player.floor.reduce((sum, _, space) => sum + this.board.floor[space], 0);
      player.score = Math.max(0, player.score + cost);
      this.lid.push(...player.floor.filter((letter) => letter !== MARKER));
      player.floor = [];
    }
    if (this.markerInCentre) this.holder = this.starter;
    this.markerInCentre = false;
    this.idleRounds = this.placedThisRound === 0 ? this.idleRounds + 1 : 0;
    this.placedThisRound = 0;
    this.reason = this.reasonToEnd();
    if (this.reason !== '') {
      this.phase = 'over';
      for (const player of this.players) player.score += bonusScore(this.board, player.wall);
    } else {
      this.phase = 'deal';
      this.round++;
      this.starter = this.holder;
    }
  }

  private reasonToEnd(): string {
    if (this.players.some(({ wall }) => completeRowCount(wall) > 0)) return 'row';
    if (this.idleRounds >= 5) return 'stalled';
    return this.bag.length + this.lid.length === 0 ? 'no-tiles' : '';
  }

  /** The legal moves of everybody who is to move, in the order of the quick rules. */
  moves(): string[] {
    if (this.phase === 'offer') return this.takes(this.mover);
    if (this.phase !== 'tiling') return [];
    return this.players.flatMap((_, i) => this.tilings(i + 1));
  }

  private takes(seat: number): string[] {
    const sources = [...this.displays.map((tiles, i) => [String(i + 1), tiles] as const), ['C', this.centre] as const];
    return sources.flatMap(([name, tiles]) =>
      COLOUR_LETTERS.filter((colour) => tiles.includes(colour)).flatMap((colour) =>
        [...FIVE.filter((line) => this.takesColour(seat, line, colour)).map((line) => line + 1), 'F'].map(
          (to) => `${seat} ${name}${colour}${to}`,
        ),
      ),
    );
  }

  private takesColour(seat: number, line: number, colour: string): boolean {
    const { lines, wall } = this.players[seat - 1];
    if (this.isFull(seat, line)) return false;
    return lines[line].every((letter) => letter === colour) && !wall[line].includes(colour);
  }

  private tilings(seat: number): string[] {
    const line = FIVE.find((each) => this.isFull(seat, each));
    if (line === undefined) return [];
    const { lines, wall } = this.players[seat - 1];
    const colour = lines[line][0];
    const columns = FIVE.filter((column) => {
      const printed = this.board.wall[line][column];
      const inColumn = FIVE.some((row) => wall[row][column] === colour);
      return wall[line][column] === '.' && (printed === '.' || printed === colour) && !inColumn;
    });
    const choices = columns.length > 0 ? columns.map((column) => column + 1) : ['F'];
    return choices.map((to) => `${seat} tile ${line + 1}>${to}`);
  }
}
