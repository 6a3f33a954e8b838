// Animations of the steps that lead to a view: tiles that arrive, lines that are counted, draws and trades, remarks on players.

import type { Seat } from '@mozaika/kernel';
import type { PlacedTile, QwirkleEvent } from '@mozaika/qwirkle';
import { tick } from 'svelte';
import type { Step } from '../contract.ts';
import { isStill, paceFactor, rest } from '../motion.ts';
import { skipHint } from '../skip-hint.svelte.ts';
import { type Cell, cellsOf } from './cells.ts';
import { appearance, flight, hop, moveAll } from './motion.ts';
import type { RecentPlay } from './recent-plays.ts';
import type { ScoredLine } from './scored-line.ts';
import { t } from './texts.ts';
import { WORDS } from './words.ts';

/** Where things are on the screen. */
export interface Scene {
  player(seat: Seat): Element | null;
  cell(cell: Cell): Element | null;
  bag(): Element | null;
  /** Whether the tile lies there already, because its player has just laid it out here. */
  lies(tile: PlacedTile): boolean;
  /** Whether the tiles of this seat's hand are on the screen: then they come from the bag by themselves. */
  shows(seat: Seat): boolean;
}

/** The back of a tile on its way between the bag and a player. */
export interface Flight {
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly delay: number;
  readonly duration: number;
}

/** In milliseconds. */
const TIMES = {
  tile: 220,
  stagger: 130,
  play: 720,
  /** One tile of a line is counted. */
  count: 85,
  /** All lines of a play are counted in about this. */
  counting: 1500,
  line: 380,
  hop: 380,
  hopStagger: 70,
  flight: 340,
  flightStagger: 70,
  remark: 300,
  remarkStays: 1600,
};

export class Animations {
  /** Tiles on their way to the grid. */
  arriving: readonly PlacedTile[] = $state.raw([]);
  /** Tiles on their way between the bag and players. */
  flying: readonly Flight[] = $state.raw([]);
  /** The play that is being shown. */
  #play: RecentPlay | undefined = $state.raw();
  /** The lines whose points are being shown. */
  scoredLines: readonly ScoredLine[] = $state.raw([]);
  /** What players have just done. */
  remarks: ReadonlyMap<Seat, string> = $state.raw(new Map());
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** A new view has come: nothing is on its way any more. */
  settle(): void {
    this.arriving = [];
    this.flying = [];
    this.#play = undefined;
    this.scoredLines = [];
  }

  /** The plays to mark: those that led here, and the one that is being shown. */
  marked(recent: readonly RecentPlay[], own: Seat): readonly RecentPlay[] {
    const play = this.#play;
    if (!play) return recent;
    const before = play.seat === own ? [] : recent.filter(({ seat }) => seat !== own);
    return [...before.map((each) => ({ ...each, age: each.age + 1 })), play];
  }

  /** Shows what a step did. */
  async animate(step: Step, skip: AbortSignal): Promise<void> {
    this.scoredLines = [];
    const events = step.events as readonly QwirkleEvent[];
    const tiles = events.reduce((sum, event) => sum + (event.type === 'scored' ? event.line.length : 0), 0);
    const count = Math.min(TIMES.count, TIMES.counting / Math.max(1, tiles));
    if (tiles > 0 && !isStill()) skipHint.begin();
    for (const event of events) {
      if (skip.aborted || document.hidden) break;
      await this.#show(event, count, skip);
    }
    skipHint.end();
  }

  #show(event: QwirkleEvent, count: number, skip: AbortSignal): Promise<void> {
    switch (event.type) {
      case 'placed':
        return this.#showPlay(event.seat, event.tiles, skip);
      case 'scored':
        return this.#count(event, count, skip);
      case 'scored-alone':
        return this.#count(
          { ...event, qwirkle: false, line: { ...event, direction: 'across', length: 1 } },
          count,
          skip,
        );
      case 'drew':
        return this.#draw(event.seat, event.count, skip);
      case 'traded':
        this.#remark(event.seat, t(WORDS.traded, { count: event.count }));
        return this.#fly(this.#scene.player(event.seat), this.#scene.bag(), event.count, skip);
      case 'passed':
        this.#remark(event.seat, t(WORDS.passed));
        return rest(2 * TIMES.remark, skip);
      case 'announced':
        this.#remark(event.seat, t(WORDS.announced, { size: event.size }));
        return rest(2 * TIMES.remark, skip);
      case 'started':
        this.#remark(event.seat, t(WORDS.opens));
        return rest(3 * TIMES.remark, skip);
      case 'ended':
        if ('seat' in event) this.#remark(event.seat, t(WORDS.lastTile, { points: event.points }));
        return rest(3 * TIMES.remark, skip);
    }
  }

  async #showPlay(seat: Seat, placed: readonly PlacedTile[], skip: AbortSignal): Promise<void> {
    this.#play = { seat, tiles: placed, points: 0, age: 0 };
    this.arriving = placed.filter((tile) => !this.#scene.lies(tile));
    await tick();
    const from = this.#scene.player(seat);
    const stagger = Math.min(TIMES.stagger, TIMES.play / Math.max(1, this.arriving.length));
    const motions = this.arriving.map((tile, i) => {
      const element = this.#scene.cell(tile);
      const frames = isStill() ? appearance() : flight(from, element);
      return { element, frames, delay: i * stagger, duration: TIMES.tile };
    });
    await moveAll(motions, skip);
  }

  /** Counts a line tile by tile, where it lies. */
  async #count(scoring: ScoredLine, pause: number, skip: AbortSignal): Promise<void> {
    const before = this.scoredLines;
    const { length } = scoring.line;
    for (let counted = isStill() ? length : 1; counted <= length; counted++) {
      this.scoredLines = [...before, { ...scoring, counted }];
      await rest(pause, skip);
    }
    if (scoring.qwirkle && !isStill()) await this.#cheer(scoring, skip);
    await rest(TIMES.line, skip);
  }

  /** The six tiles of a qwirkle hop, one after the other. */
  #cheer({ line }: ScoredLine, skip: AbortSignal): Promise<void> {
    const motions = cellsOf(line).map((cell, i) => ({
      element: this.#scene.cell(cell),
      frames: hop(),
      delay: i * TIMES.hopStagger,
      duration: TIMES.hop,
    }));
    return moveAll(motions, skip);
  }

  #draw(seat: Seat, count: number, skip: AbortSignal): Promise<void> {
    if (this.#scene.shows(seat)) return Promise.resolve();
    return this.#fly(this.#scene.bag(), this.#scene.player(seat), count, skip);
  }

  /** Backs of tiles fly from one place to another. */
  async #fly(from: Element | null, to: Element | null, count: number, skip: AbortSignal): Promise<void> {
    if (!from || !to || isStill()) return rest(TIMES.remark, skip);
    const pace = paceFactor();
    const way = { from: from.getBoundingClientRect(), to: to.getBoundingClientRect(), duration: TIMES.flight * pace };
    this.flying = Array.from({ length: count }, (_, i) => ({ ...way, delay: i * TIMES.flightStagger * pace }));
    await rest(TIMES.flight + (count - 1) * TIMES.flightStagger, skip);
    this.flying = [];
  }

  #remark(seat: Seat, sentence: string): void {
    const remarks = new Map([...this.remarks, [seat, sentence]]);
    this.remarks = remarks;
    setTimeout(() => {
      if (this.remarks.get(seat) !== sentence) return;
      this.remarks = new Map([...this.remarks].filter(([each]) => each !== seat));
    }, TIMES.remarkStays);
  }
}
