// How taken tiles fly: the chosen ones to line and floor, the others to the centre.

import type { AzulEvent, AzulView } from '@mozaika/azul';
import { bySeat } from '../by-seat.ts';
import { fly } from './flights.ts';
import { onDisplay } from './groups.ts';
import { groupKey } from './move-text.ts';
import { flightsOf, place, type Scene, STAGGER, tileAt, type Way } from './scene.ts';
import { reduceEvent } from './view-reducer.ts';

type Took = Extract<AzulEvent, { type: 'took' }>;

/** Where the tiles of an event will lie. */
function landing(scene: Scene, view: AzulView, event: AzulEvent): (DOMRect | undefined)[] {
  if (event.type === 'lined') {
    const filled = bySeat(view.players, event.seat).lines[event.line - 1]?.length ?? 0;
    return Array.from({ length: event.count }, (_, i) =>
      place(scene, `p${event.seat}-l${event.line}-${filled + i + 1}`),
    );
  }
  if (event.type === 'fell') {
    const filled = bySeat(view.players, event.seat).floor.length;
    return Array.from({ length: event.count }, (_, i) => place(scene, `p${event.seat}-f${filled + i + 1}`));
  }
  return [];
}

/** The ways of the tiles that stay behind on their display. */
function waysToCentre(scene: Scene, view: AzulView, { from, colour: taken }: Took): Way[] {
  if (from === 'centre') return [];
  const left = onDisplay(from, view.displays[from - 1] ?? '').filter(({ colour }) => colour !== taken);
  return left.flatMap(({ colour, quarters }) =>
    quarters.map((quarter) => {
      const start = place(scene, `d${from}-${quarter}`);
      return { letter: colour, from: start, to: start && tileAt(scene, `c-${colour}`, start.width) };
    }),
  );
}

/** Shows the decision of a take. `origins`: where a pointer holds the tiles, if it does. Resolves with the view after it. */
export async function animateTake(
  scene: Scene,
  view: AzulView,
  events: readonly AzulEvent[],
  origins: readonly DOMRect[],
  skip: AbortSignal,
): Promise<AzulView> {
  const [took] = events;
  if (took?.type !== 'took') return view;
  const key = groupKey({ source: took.from, colour: took.colour });
  const lying = [...scene.table.querySelectorAll(`[data-group="${key}"] [data-tile]`)];
  const from = origins.length > 0 ? origins : lying.map((tile) => tile.getBoundingClientRect());
  const ways: Way[] = [];
  let after = view;
  let taken = 0;
  for (const event of events) {
    for (const to of landing(scene, after, event)) {
      ways.push({ letter: took.colour, from: from[Math.min(taken++, from.length - 1)], to });
    }
    if (event.type === 'marker') {
      ways.push({ letter: 'M', from: place(scene, 'c-M'), to: place(scene, `p${event.seat}-f${event.space}`) });
    }
    after = reduceEvent(after, event);
  }
  const flights = flightsOf([...ways, ...waysToCentre(scene, view, took)], STAGGER);
  await scene.show(lifted(view, took, events));
  await fly(scene.layer, flights, scene.tempo, skip);
  await scene.show(after);
  return after;
}

/** The table while the tiles are in the air: gone from where they lay, and not yet where they go. */
function lifted(view: AzulView, took: Took, events: readonly AzulEvent[]): AzulView {
  const gone = reduceEvent(view, took);
  const centre = took.from === 'centre' ? gone.centre : view.centre;
  const marker = events.some(({ type }) => type === 'marker') ? took.seat : gone.marker;
  return { ...gone, centre, marker };
}
