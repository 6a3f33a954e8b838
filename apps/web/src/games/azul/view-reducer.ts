// A reducer from events to views: what the table looks like after an event, known from the event alone. Animations lead from one
// to the next; a test proves that the events of every action lead to the view that the rules give.

import { type AzulEvent, type AzulPlayerView, type AzulView, COLOURS } from '@mozaika/azul';
import type { Seat } from '@mozaika/kernel';

const without = (letters: string, colour: string): string => letters.replaceAll(colour, '');
const inOrder = (letters: string): string =>
  COLOURS.map((colour) => colour.repeat(letters.split(colour).length - 1)).join('');

/** The view with one player changed. */
function withPlayer(view: AzulView, seat: Seat, change: (player: AzulPlayerView) => Partial<AzulPlayerView>): AzulView {
  const players = view.players.map((player, index) => (index === seat - 1 ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

const replaceAt = (texts: readonly string[], index: number, text: string): string[] =>
  texts.map((old, at) => (at === index ? text : old));

type Change<Type> = (view: AzulView, event: Extract<AzulEvent, { type: Type }>) => AzulView;

const CHANGES: { readonly [Type in AzulEvent['type']]: Change<Type> } = {
  started: (view, { seat }) => ({ ...view, starter: seat, marker: seat, phase: 'deal' }),
  dealt: (view, { displays, round }) => ({ ...view, displays, round, marker: 'centre', phase: 'offer' }),
  took: (view, { from, colour }) => {
    if (from === 'centre') return { ...view, mover: null, centre: without(view.centre, colour) };
    const rest = without(view.displays[from - 1] ?? '', colour);
    return {
      ...view,
      mover: null,
      displays: replaceAt(view.displays, from - 1, ''),
      centre: inOrder(view.centre + rest),
    };
  },
  marker: (view, { seat, space }) =>
    withPlayer({ ...view, marker: seat }, seat, ({ floor }) => ({ floor: space > 0 ? `${floor}M` : floor })),
  lined: (view, { seat, line, colour, count }) =>
    withPlayer(view, seat, ({ lines }) => ({
      lines: replaceAt(lines, line - 1, (lines[line - 1] ?? '') + colour.repeat(count)),
    })),
  fell: (view, { seat, colour, count, lost }) =>
    withPlayer(view, seat, ({ floor }) => ({ floor: floor + colour.repeat(count - lost) })),
  tiled: (view, { seat, row, column, colour, points }) =>
    withPlayer(view, seat, ({ lines, wall, score }) => ({
      lines: replaceAt(lines, row - 1, ''),
      wall: replaceAt(wall, row - 1, [...(wall[row - 1] ?? '')].with(column - 1, colour).join('')),
      score: score + points,
      // Which line comes next, the next view says.
      tiling: null,
    })),
  unplaceable: (view, { seat, line }) =>
    withPlayer(view, seat, ({ lines }) => ({ lines: replaceAt(lines, line - 1, ''), tiling: null })),
  floor: (view, { seat, points }) => withPlayer(view, seat, ({ score }) => ({ floor: '', score: score + points })),
  bonus: (view, { seat, points }) => withPlayer(view, seat, ({ score }) => ({ score: score + points })),
  ended: (view) => ({ ...view, phase: 'over' }),
};

export function reduceEvent(view: AzulView, event: AzulEvent): AzulView {
  return (CHANGES[event.type] as Change<AzulEvent['type']>)(view, event);
}
