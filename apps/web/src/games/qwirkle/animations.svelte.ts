// Animations of the steps that lead to a view: tiles that arrive, lines that score, remarks on players; and the last play.

import type { Seat } from '@mozaika/kernel';
import type { PlacedTile, QwirkleEvent } from '@mozaika/qwirkle';
import { tick } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { Step } from '../contract.ts';
import { rest } from '../motion.ts';
import { type Cell, cellsOf, keyOf } from './cells.ts';
import { appearance, flight, hop, moveAll } from './motion.ts';
import type { ScoredLine } from './Scoring.svelte';
import { t } from './texts.ts';
import { WORDS } from './words.ts';

/** Where things are on the screen. */
export interface Scene {
  player(seat: Seat): Element | null;
  cell(cell: Cell): Element | null;
  /** Whether the tile lies there already, because its player has just laid it out here. */
  lies(tile: PlacedTile): boolean;
}

/** In milliseconds. */
const TIMES = {
  tile: 220,
  stagger: 130,
  play: 720,
  line: 420,
  hop: 380,
  hopStagger: 90,
  remark: 300,
  remarkStays: 1400,
};

/** The tiles of the last play. */
const playIn = (recent: readonly Step[]): readonly PlacedTile[] =>
  recent
    .flatMap(({ events }) => events as readonly QwirkleEvent[])
    .flatMap((event) => (event.type === 'placed' ? event.tiles : []));

export class Animations {
  /** Tiles on their way to the grid. */
  arriving: readonly PlacedTile[] = $state.raw([]);
  /** The play that is being shown. */
  #play: readonly PlacedTile[] | undefined = $state.raw();
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
    this.#play = undefined;
    this.scoredLines = [];
  }

  /** The cells of the last play: the one that is being shown, or the one that led here. */
  lastPlay(recent: readonly Step[]): ReadonlySet<string> {
    return new Set((this.#play ?? playIn(recent)).map(keyOf));
  }

  /** Shows what a step did. */
  async animate(step: Step, skip: AbortSignal): Promise<void> {
    this.scoredLines = [];
    for (const event of step.events as readonly QwirkleEvent[]) {
      if (skip.aborted || document.hidden) return;
      await this.#show(event, skip);
    }
  }

  #show(event: QwirkleEvent, skip: AbortSignal): Promise<void> {
    switch (event.type) {
      case 'placed':
        return this.#showPlay(event.seat, event.tiles, skip);
      case 'scored':
        return this.#showLine(event, skip);
      case 'scored-alone':
        return this.#showLine({ ...event, qwirkle: false, line: { ...event, direction: 'across', length: 1 } }, skip);
      case 'drew':
        this.#remark(event.seat, t(WORDS.drew, { count: event.count }));
        return rest(TIMES.remark, skip);
      case 'traded':
        this.#remark(event.seat, t(WORDS.traded, { count: event.count }));
        return rest(2 * TIMES.remark, skip);
      case 'passed':
        this.#remark(event.seat, t(WORDS.passed));
        return rest(2 * TIMES.remark, skip);
      case 'announced':
        // They stay on the table until the first play: see the players' bar.
        return rest(TIMES.remark, skip);
      case 'started':
        this.#remark(event.seat, t(WORDS.opens));
        return rest(2 * TIMES.remark, skip);
      case 'ended':
        if ('seat' in event) this.#remark(event.seat, `+${event.points}`);
        return rest(2 * TIMES.remark, skip);
    }
  }

  async #showPlay(seat: Seat, placed: readonly PlacedTile[], skip: AbortSignal): Promise<void> {
    this.#play = placed;
    this.arriving = placed.filter((tile) => !this.#scene.lies(tile));
    await tick();
    const from = this.#scene.player(seat);
    const stagger = Math.min(TIMES.stagger, TIMES.play / Math.max(1, this.arriving.length));
    const motions = this.arriving.map((tile, i) => {
      const element = this.#scene.cell(tile);
      const frames = prefersReducedMotion.current ? appearance() : flight(from, element);
      return { element, frames, delay: i * stagger, duration: TIMES.tile };
    });
    await moveAll(motions, skip);
  }

  async #showLine(scoring: ScoredLine, skip: AbortSignal): Promise<void> {
    this.scoredLines = [...this.scoredLines, scoring];
    if (scoring.qwirkle && !prefersReducedMotion.current) {
      const motions = cellsOf(scoring.line).map((cell, i) => ({
        element: this.#scene.cell(cell),
        frames: hop(),
        delay: i * TIMES.hopStagger,
        duration: TIMES.hop,
      }));
      await moveAll(motions, skip);
    }
    await rest(TIMES.line, skip);
  }

  #remark(seat: Seat, sentence: string): void {
    const remarks = new Map([[seat, sentence]]);
    this.remarks = remarks;
    setTimeout(() => {
      if (this.remarks === remarks) this.remarks = new Map();
    }, TIMES.remarkStays);
  }
}
