// Motion: what an action did, shown event by event. The position is the truth; this only leads to it.

import type { AzulEvent, AzulView } from '@mozaika/azul';
import type { Seat } from '@mozaika/kernel';
import { ended, type Flight, fly, type Letter } from './flights.ts';
import { onDisplay } from './groups.ts';
import { decidedBy, reduceEvent } from './view-reducer.ts';

/** Where the motion happens. */
export interface Scene {
  /** The table, with its places marked by `data-slot`. */
  readonly table: HTMLElement;
  /** Where loose tiles fly, above the table. */
  readonly layer: HTMLElement;
  /** How many times as fast as usual things go. */
  readonly tempo: number;
  /** Shows a view, or the one of the match again; resolves when the page has it. */
  show(view: AzulView | undefined): Promise<void>;
}

const STAGGER = 35;
const DEAL_TIME = 700;
const COUNT_TIME = 70;
const TOLD = 420;
/** When an action scores more often, it is told more quickly. */
const SCORES_AT_LEISURE = 7;

const place = ({ table }: Scene, slot: string): DOMRect | undefined =>
  table.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect();

/** The square in which a tile lies in a place that may be larger than a tile. */
function tileAt(scene: Scene, slot: string, size: number): DOMRect | undefined {
  const rect = place(scene, slot);
  if (rect === undefined) return undefined;
  const side = Math.min(rect.width, rect.height, size);
  return new DOMRect(rect.left + (rect.width - side) / 2, rect.top + (rect.height - side) / 2, side, side);
}

/** Flights between places, started one after the other; whatever has no place is left out. */
function flightsOf(
  moves: readonly { readonly letter: Letter; readonly from: DOMRect | undefined; readonly to: DOMRect | undefined }[],
  stagger: number,
): Flight[] {
  return moves.flatMap(({ letter, from, to }, i) =>
    from && to && from.width > 0 && to.width > 0 ? [{ letter, from, to, delay: i * stagger }] : [],
  );
}

/** Where the tiles that an event tells of will lie. */
function landing(scene: Scene, view: AzulView, event: AzulEvent): (DOMRect | undefined)[] {
  if (event.type === 'lined') {
    const filled = view.players[event.seat - 1].lines[event.line - 1].length;
    return Array.from({ length: event.count }, (_, i) =>
      place(scene, `p${event.seat}-l${event.line}-${filled + i + 1}`),
    );
  }
  if (event.type === 'fell') {
    const filled = view.players[event.seat - 1].floor.length;
    return Array.from({ length: event.count }, (_, i) => place(scene, `p${event.seat}-f${filled + i + 1}`));
  }
  return [];
}

/** Tiles are taken: the chosen ones fly to line and floor, the others to the centre. `origins` tells where the hand holds them. */
export async function animateTake(
  scene: Scene,
  view: AzulView,
  events: readonly AzulEvent[],
  origins: readonly DOMRect[],
  skip: AbortSignal,
): Promise<AzulView> {
  const [took] = events;
  if (took?.type !== 'took') return view;
  const source = took.from === 'centre' ? 'C' : String(took.from);
  const lying = [...scene.table.querySelectorAll(`[data-group="${source}${took.colour}"] [data-tile]`)];
  const from = origins.length > 0 ? origins : lying.map((tile) => tile.getBoundingClientRect());
  const moves: { letter: Letter; from: DOMRect | undefined; to: DOMRect | undefined }[] = [];
  let stage = view;
  let taken = 0;
  for (const event of events) {
    for (const to of landing(scene, stage, event)) {
      moves.push({ letter: took.colour, from: from[Math.min(taken++, from.length - 1)], to });
    }
    if (event.type === 'marker') {
      moves.push({ letter: 'M', from: place(scene, 'c-M'), to: place(scene, `p${event.seat}-f${event.space}`) });
    }
    stage = reduceEvent(stage, event);
  }
  if (took.from !== 'centre') {
    for (const { colour, quarters } of onDisplay(source, view.displays[took.from - 1])) {
      if (colour === took.colour) continue;
      for (const quarter of quarters) {
        const start = place(scene, `d${source}-${quarter}`);
        moves.push({ letter: colour, from: start, to: start && tileAt(scene, `c-${colour}`, start.width) });
      }
    }
  }
  const flights = flightsOf(moves, STAGGER);
  const lifted = {
    ...reduceEvent(view, took),
    centre: took.from === 'centre' ? reduceEvent(view, took).centre : view.centre,
  };
  const marked = events.some(({ type }) => type === 'marker') ? { ...lifted, marker: took.seat } : lifted;
  await scene.show(marked);
  await fly(scene.layer, flights, scene.tempo, skip);
  await scene.show(stage);
  return stage;
}

/** A figure that rises from a place: points that were won or lost. */
async function floatPoints(scene: Scene, slot: string, points: number, skip: AbortSignal): Promise<void> {
  const at = place(scene, slot);
  if (at === undefined || points === 0) return;
  const origin = scene.layer.getBoundingClientRect();
  const figure = document.createElement('span');
  figure.className = points > 0 ? 'figure good' : 'figure bad';
  figure.textContent = points > 0 ? `+${points}` : `\u2212${-points}`;
  figure.style.left = `${at.left - origin.left + at.width / 2}px`;
  figure.style.top = `${at.top - origin.top + at.height / 2}px`;
  scene.layer.append(figure);
  const rise = figure.animate(
    [
      { transform: 'translate(-50%, -30%) scale(0.7)', opacity: 0 },
      { transform: 'translate(-50%, -60%) scale(1)', opacity: 1, offset: 0.3 },
      { transform: 'translate(-50%, -75%) scale(1)', opacity: 1, offset: 0.8 },
      { transform: 'translate(-50%, -110%) scale(1)', opacity: 0 },
    ],
    { duration: TOLD, easing: 'ease-out', fill: 'both' },
  );
  await ended([rise], scene.tempo, skip);
  figure.remove();
}

/** Tiles hop one after the other: they are being counted. */
async function count(scene: Scene, slots: readonly string[], skip: AbortSignal): Promise<void> {
  const tiles = slots.map((slot) => scene.table.querySelector(`[data-slot="${slot}"] [data-tile]`));
  const hops = tiles.flatMap((tile, i) =>
    tile === null
      ? []
      : [
          tile.animate(
            [{ transform: 'none' }, { transform: 'translateY(-14%) scale(1.08)', offset: 0.4 }, { transform: 'none' }],
            { duration: 200, delay: i * COUNT_TIME, easing: 'ease-out' },
          ),
        ],
  );
  await ended(hops, scene.tempo, skip);
}

/** The cells of the run through a cell, along its row or its column. */
function run(wall: readonly string[], row: number, column: number, down: number, along: number): [number, number][] {
  const filled = (r: number, c: number) => (wall[r - 1]?.[c - 1] ?? '.') !== '.';
  let [r, c] = [row, column];
  while (filled(r - down, c - along)) [r, c] = [r - down, c - along];
  const cells: [number, number][] = [];
  for (; filled(r, c); [r, c] = [r + down, c + along]) cells.push([r, c]);
  return cells.length > 1 ? cells : [];
}

type EventAnimation<Type> = (
  scene: Scene,
  view: AzulView,
  event: Extract<AzulEvent, { type: Type }>,
  skip: AbortSignal,
) => Promise<unknown>;

const wallSlot = (seat: Seat, [row, column]: readonly [number, number]): string => `p${seat}-w${row}-${column}`;

/** The runs through a new tile of the wall are counted, and it says its points. */
async function countPlacement(
  scene: Scene,
  { players }: AzulView,
  { seat, row, column, points }: Extract<AzulEvent, { type: 'tiled' }>,
  skip: AbortSignal,
): Promise<void> {
  const { wall } = players[seat - 1];
  const runs = [...run(wall, row, column, 0, 1), ...run(wall, row, column, 1, 0)];
  const cells: readonly (readonly [number, number])[] = runs.length === 0 ? [[row, column]] : runs;
  const slots = cells.map((cell) => wallSlot(seat, cell));
  await Promise.all([count(scene, slots, skip), floatPoints(scene, wallSlot(seat, [row, column]), points, skip)]);
}

/** How each event is shown beyond the change of the view; called when the view before it is on the page. */
const EVENT_ANIMATIONS: { readonly [Type in AzulEvent['type']]?: EventAnimation<Type> } = {
  dealt: async (scene, view, event, skip) => {
    const stagger = Math.min(STAGGER, DEAL_TIME / (4 * event.displays.length));
    const moves = event.displays.flatMap((letters, i) =>
      onDisplay(String(i + 1), letters).flatMap(({ colour, quarters }) =>
        quarters.map((quarter) => {
          const to = place(scene, `d${i + 1}-${quarter}`);
          return { letter: colour, from: to && tileAt(scene, 'bag', to.width), to };
        }),
      ),
    );
    await scene.show({ ...view, marker: 'centre' });
    await fly(scene.layer, flightsOf(moves, stagger), scene.tempo, skip);
  },
  tiled: async (scene, view, event, skip) => {
    const { seat, row, column, colour } = event;
    const [first, ...rest] = Array.from({ length: row }, (_, i) => place(scene, `p${seat}-l${row}-${i + 1}`));
    const moves = [{ letter: colour, from: first, to: place(scene, wallSlot(seat, [row, column])) }];
    for (const from of rest) moves.push({ letter: colour, from, to: from && tileAt(scene, 'lid', from.width) });
    const flights = flightsOf(moves, 0);
    const after = reduceEvent(view, event);
    const { lines } = after.players[seat - 1];
    const emptied = view.players.map((player, index) => (index === seat - 1 ? { ...player, lines } : player));
    await scene.show({ ...view, players: emptied });
    await fly(scene.layer, flights, scene.tempo, skip);
    await scene.show(after);
    await countPlacement(scene, after, event, skip);
  },
  floor: async (scene, view, event, skip) => {
    const { seat, points } = event;
    const moves = [...view.players[seat - 1].floor].map((letter, i) => {
      const from = place(scene, `p${seat}-f${i + 1}`);
      return { letter: letter as Letter, from, to: from && tileAt(scene, letter === 'M' ? 'c-M' : 'lid', from.width) };
    });
    await floatPoints(scene, `p${seat}-f1`, points, skip);
    await scene.show(reduceEvent(view, event));
    await fly(scene.layer, flightsOf(moves, 0), scene.tempo, skip);
  },
  bonus: async (scene, view, event, skip) => {
    const { wall } = view.players[event.seat - 1];
    const cells = wall.flatMap((letters, r) =>
      [...letters].flatMap((letter, c): [number, number][] => {
        const hit =
          event.for === 'row'
            ? event.which === r + 1
            : event.for === 'column'
              ? event.which === c + 1
              : event.which === letter;
        return hit ? [[r + 1, c + 1]] : [];
      }),
    );
    const slots = cells.map((cell) => wallSlot(event.seat, cell));
    await Promise.all([count(scene, slots, skip), floatPoints(scene, slots[2], event.points, skip)]);
  },
};

/** Shows the events of an action from `view` on; the decision is left out where the hand has shown it already. */
export async function animateEvents(
  given: Scene,
  view: AzulView,
  events: readonly AzulEvent[],
  decision: 'shown' | 'new',
  skip: AbortSignal,
): Promise<void> {
  const scores = events.filter((event) => 'points' in event && event.points !== 0).length;
  const scene = { ...given, tempo: Math.max(1, scores / SCORES_AT_LEISURE) };
  const decided = decidedBy(events);
  const [first] = decided;
  let stage = view;
  let rest = events;
  if (first !== undefined && decision === 'shown') {
    stage = decided.reduce(reduceEvent, view);
    rest = events.slice(decided.length);
    if (first.type === 'tiled') await countPlacement(scene, stage, first, skip);
  } else if (first?.type === 'took') {
    stage = await animateTake(scene, view, decided, [], skip);
    rest = events.slice(decided.length);
  }
  for (const event of rest) {
    if (skip.aborted) return;
    const performance = EVENT_ANIMATIONS[event.type] as EventAnimation<AzulEvent['type']> | undefined;
    await performance?.(scene, stage, event, skip);
    stage = reduceEvent(stage, event);
    await scene.show(stage);
  }
}
