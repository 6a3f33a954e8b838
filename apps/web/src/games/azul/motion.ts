// What an action did, animated event by event. The position is the truth; this only leads to it.

import type { AzulEvent, AzulView } from '@mozaika/azul';
import { bySeat } from '../by-seat.ts';
import { fly, type Letter } from './flights.ts';
import { onDisplay } from './groups.ts';
import { flightsOf, place, type Scene, STAGGER, tileAt, wallSlot } from './scene.ts';
import { countPlacement, countTiles, floatPoints } from './score-animation.ts';
import type { Decision } from './score-preview.ts';
import { animateTake } from './take-animation.ts';
import { reduceEvent } from './view-reducer.ts';

/** Milliseconds in which all displays are filled. */
const DEAL_TIME = 700;
/** When an action scores more often, its events follow each other more quickly. */
const SCORES_AT_LEISURE = 7;

type EventAnimation<Type> = (
  scene: Scene,
  view: AzulView,
  event: Extract<AzulEvent, { type: Type }>,
  skip: AbortSignal,
) => Promise<unknown>;

/** How each event is shown beyond the change of the view; called when the view before it is on the page. */
const EVENT_ANIMATIONS: { readonly [Type in AzulEvent['type']]?: EventAnimation<Type> } = {
  dealt: async (scene, view, event, skip) => {
    const stagger = Math.min(STAGGER, DEAL_TIME / (4 * event.displays.length));
    const ways = event.displays.flatMap((letters, i) =>
      onDisplay(i + 1, letters).flatMap(({ colour, quarters }) =>
        quarters.map((quarter) => {
          const to = place(scene, `d${i + 1}-${quarter}`);
          return { letter: colour, from: to && tileAt(scene, 'bag', to.width), to };
        }),
      ),
    );
    await scene.show({ ...view, marker: 'centre' });
    await fly(scene.layer, flightsOf(ways, stagger), scene.tempo, skip);
  },
  tiled: async (scene, view, event, skip) => {
    const { seat, row, column, colour } = event;
    const [first, ...rest] = Array.from({ length: row }, (_, i) => place(scene, `p${seat}-l${row}-${i + 1}`));
    const ways = [{ letter: colour, from: first, to: place(scene, wallSlot(seat, [row, column])) }];
    for (const from of rest) ways.push({ letter: colour, from, to: from && tileAt(scene, 'lid', from.width) });
    const flights = flightsOf(ways, 0);
    const after = reduceEvent(view, event);
    const { lines } = bySeat(after.players, seat);
    const emptied = view.players.map((player, index) => (index === seat - 1 ? { ...player, lines } : player));
    await scene.show({ ...view, players: emptied });
    await fly(scene.layer, flights, scene.tempo, skip);
    await scene.show(after);
    await countPlacement(scene, after, event, skip);
  },
  floor: async (scene, view, event, skip) => {
    const { seat, points } = event;
    const ways = [...bySeat(view.players, seat).floor].map((letter, i) => {
      const from = place(scene, `p${seat}-f${i + 1}`);
      return { letter: letter as Letter, from, to: from && tileAt(scene, letter === 'M' ? 'c-M' : 'lid', from.width) };
    });
    await floatPoints(scene, `p${seat}-f1`, points, skip);
    await scene.show(reduceEvent(view, event));
    await fly(scene.layer, flightsOf(ways, 0), scene.tempo, skip);
  },
  bonus: async (scene, view, event, skip) => {
    const slots = bonusCells(view, event).map((cell) => wallSlot(event.seat, cell));
    const [, , middle = ''] = slots;
    await Promise.all([countTiles(scene, slots, skip), floatPoints(scene, middle, event.points, skip)]);
  },
};

/** The five cells of a row, a column or a colour that brings a bonus. */
function bonusCells(view: AzulView, event: Extract<AzulEvent, { type: 'bonus' }>): (readonly [number, number])[] {
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
  /** Whether the board has shown the decision already, when it was made here. */
  readonly isShown: boolean;
}

/** Shows the events of an action from `view` on; a decision that was shown already is left out. */
export async function animateEvents(
  given: Scene,
  view: AzulView,
  { events, decision, isShown }: AnimatedAction,
  skip: AbortSignal,
): Promise<void> {
  const scores = events.filter((event) => 'points' in event && event.points !== 0).length;
  const scene = { ...given, tempo: Math.max(1, scores / SCORES_AT_LEISURE) };
  const decided = decision?.events ?? [];
  const [first] = decided;
  let shown = view;
  let rest = events;
  if (decision && isShown) {
    shown = decision.view;
    rest = events.slice(decided.length);
    if (first?.type === 'tiled') await countPlacement(scene, shown, first, skip);
  } else if (first?.type === 'took') {
    shown = await animateTake(scene, view, decided, [], skip);
    rest = events.slice(decided.length);
  }
  for (const event of rest) {
    if (skip.aborted) return;
    const animation = EVENT_ANIMATIONS[event.type] as EventAnimation<AzulEvent['type']> | undefined;
    await animation?.(scene, shown, event, skip);
    shown = reduceEvent(shown, event);
    await scene.show(shown);
  }
}
