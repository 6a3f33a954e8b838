// What an action did, animated event by event. The position is the truth; this only leads to it.

import type { AzulEvent, AzulView, WallCell } from '@mozaika/azul';
import { bySeat } from '../by-seat.ts';
import { fly, type Letter } from './flights.ts';
import { onDisplay } from './groups.ts';
import { flightsOf, place, type Scene, STAGGER, type Stage, stageOf, tileAt, type Way, wallSlot } from './scene.ts';
import { countPlacement, countTiles, floatPoints, lightUp } from './score-animation.ts';
import type { Decision } from './score-preview.ts';
import { animateTake } from './take-animation.ts';
import { reduceEvent } from './view-reducer.ts';

/** Milliseconds in which all displays are filled. */
const DEAL_TIME = 700;
/** When more is scored one after the other, it follows more quickly: a round is told in about four seconds. */
const SCORES_AT_LEISURE = 5;
/** With more players than this, all are tiled and scored at the same time. */
const ONE_BY_ONE = 2;

type EventAnimation<Type> = (
  stage: Stage,
  event: Extract<AzulEvent, { type: Type }>,
  skip: AbortSignal,
) => Promise<unknown>;

/** How an event is shown that is more than a change of the view; called when the view before it is on the page. */
const EVENT_ANIMATIONS: { readonly [Type in AzulEvent['type']]?: EventAnimation<Type> } = {
  dealt: async (stage, event, skip) => {
    const stagger = Math.min(STAGGER, DEAL_TIME / (4 * event.displays.length));
    const ways = event.displays.flatMap((letters, i) =>
      onDisplay(i + 1, letters).flatMap(({ colour, quarters }) =>
        quarters.map((quarter) => {
          const to = place(stage, `d${i + 1}-${quarter}`);
          return { letter: colour, from: to && tileAt(stage, 'bag', to.width), to };
        }),
      ),
    );
    await stage.change((view) => ({ ...view, marker: 'centre' }));
    await fly(stage.layer, flightsOf(ways, stagger), stage.tempo, skip);
    await stage.change((view) => reduceEvent(view, event));
  },
  tiled: async (stage, event, skip) => {
    await animateTiling(stage, event, [], skip);
    await countPlacement(stage, stage.view, event, skip);
  },
  floor: async (stage, event, skip) => {
    const { seat, points } = event;
    const ways = [...bySeat(stage.view.players, seat).floor].map((letter, i) => {
      const from = place(stage, `p${seat}-f${i + 1}`);
      return { letter: letter as Letter, from, to: from && tileAt(stage, letter === 'M' ? 'c-M' : 'lid', from.width) };
    });
    await floatPoints(stage, `p${seat}-f1`, points, skip);
    await stage.change((view) => reduceEvent(view, event));
    await fly(stage.layer, flightsOf(ways, 0), stage.tempo, skip);
  },
  bonus: async (stage, event, skip) => {
    const cells = bonusCells(stage.view, event);
    const slots = cells.map((cell) => wallSlot(event.seat, cell));
    const [, , middle = ''] = slots;
    await stage.change((view) => reduceEvent(view, event));
    await Promise.all([
      event.for === 'colour' ? undefined : lightUp(stage, event.seat, cells, skip),
      countTiles(stage, slots, skip),
      floatPoints(stage, middle, event.points, skip, slots.length),
    ]);
  },
};

type Tiled = Extract<AzulEvent, { type: 'tiled' }>;

/** A tile of a full line goes to the wall, the others to the lid. `origins`: where a pointer holds the tile, if it does. */
export async function animateTiling(
  stage: Stage,
  event: Tiled,
  origins: readonly DOMRect[],
  skip: AbortSignal,
): Promise<void> {
  const { seat, row, column, colour } = event;
  const [first, ...rest] = Array.from({ length: row }, (_, i) => place(stage, `p${seat}-l${row}-${i + 1}`));
  const ways: Way[] = [
    { letter: colour, from: origins[0] ?? first, to: place(stage, wallSlot(seat, [row, column])) },
    ...rest.map((from) => ({ letter: colour, from, to: from && tileAt(stage, 'lid', from.width) })),
  ];
  const { lines } = bySeat(reduceEvent(stage.view, event).players, seat);
  await stage.change((view) => ({
    ...view,
    players: view.players.map((player, index) => (index === seat - 1 ? { ...player, lines } : player)),
  }));
  await fly(stage.layer, flightsOf(ways, 0), stage.tempo, skip);
  await stage.change((view) => reduceEvent(view, event));
}

/** The five cells of a row, a column or a colour that brings a bonus. */
function bonusCells(view: AzulView, event: Extract<AzulEvent, { type: 'bonus' }>): WallCell[] {
  const { wall } = bySeat(view.players, event.seat);
  const cells = wall.flatMap((letters, r) => [...letters].map((letter, c) => ({ row: r + 1, column: c + 1, letter })));
  const hit = cells.filter(({ row, column, letter }) => {
    if (event.for === 'colour') return event.which === letter;
    return event.which === (event.for === 'row' ? row : column);
  });
  return hit.map(({ row, column }) => [row, column] as const);
}

/** An action to animate. */
export interface AnimatedAction {
  readonly events: readonly AzulEvent[];
  /** What it decided, if it was a move. */
  readonly decision: Decision | undefined;
  /** What the board shows already if the decision was made here: the decision carried out, and others that will follow it. */
  readonly shown: AzulView | undefined;
}

const SCORED: readonly AzulEvent['type'][] = ['tiled', 'unplaceable', 'fell', 'floor', 'bonus'];

/** Whether an event brings or costs points. */
export const isScore = (event: AzulEvent): boolean => 'points' in event && event.points !== 0;

/** Events one after the other; with many players what is scored of each of them is a lane of its own. */
function lanesOf(events: readonly AzulEvent[], seats: number): AzulEvent[][][] {
  const parts: AzulEvent[][][] = [];
  for (const event of events) {
    const isShared = seats > ONE_BY_ONE && SCORED.includes(event.type) && 'seat' in event;
    const lanes = parts.at(-1);
    const before = lanes?.[0]?.[0];
    if (!isShared || !lanes || !before || !SCORED.includes(before.type)) parts.push([[event]]);
    else {
      const lane = lanes.find(([first]) => first !== undefined && 'seat' in first && first.seat === event.seat);
      if (lane) lane.push(event);
      else lanes.push([event]);
    }
  }
  return parts;
}

/** How many scores are told one after the other. */
const longest = (parts: readonly AzulEvent[][][]): number =>
  parts.reduce((sum, lanes) => sum + Math.max(...lanes.map((lane) => lane.filter(isScore).length)), 0);

async function animateLane(stage: Stage, events: readonly AzulEvent[], skip: AbortSignal): Promise<void> {
  for (const event of events) {
    if (skip.aborted) return;
    const animation = EVENT_ANIMATIONS[event.type] as EventAnimation<AzulEvent['type']> | undefined;
    if (animation) await animation(stage, event, skip);
    else await stage.change((view) => reduceEvent(view, event));
  }
}

/** Shows the events of an action from `view` on; a decision that was shown already is left out. */
export async function animateEvents(
  given: Scene,
  view: AzulView,
  { events, decision, shown }: AnimatedAction,
  skip: AbortSignal,
): Promise<void> {
  const decided = decision?.events ?? [];
  const [first] = decided;
  const isTake = first?.type === 'took';
  const parts = lanesOf(decision && (shown || isTake) ? events.slice(decided.length) : events, view.seats);
  const scene = { ...given, tempo: Math.max(1, longest(parts) / SCORES_AT_LEISURE) };
  let start = view;
  if (decision && shown) {
    start = decision.view;
    await scene.show(shown);
    if (first?.type === 'tiled') await countPlacement(scene, start, first, skip);
  } else if (isTake) start = await animateTake(scene, view, decided, [], skip);
  const stage = stageOf(scene, start);
  for (const lanes of parts) await Promise.all(lanes.map((lane) => animateLane(stage, lane, skip)));
}
