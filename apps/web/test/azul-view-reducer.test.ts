// What events tell about the table is what the rules did to it: the stage follows whole matches without looking at the rules.

import { type AzulEvent, type AzulView, azul, BOARD_NAMES } from '@mozaika/azul';
import { playOut, randomChooser, SEAT_COUNTS, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { decidedBy, reduceEvent } from '../src/games/azul/view-reducer.ts';

/** What lies on the table; bag and lid, and which line is to be tiled, are in the next view. */
const seen = ({ displays, centre, players }: AzulView) => ({
  displays,
  centre,
  players: players.map(({ tiling: _, ...player }) => player),
});

/** Plays a match and hands over each action's events with the views around it. */
function follow(
  seed: string,
  board: (typeof BOARD_NAMES)[number],
  seats: 2 | 3 | 4,
  look: (before: AzulView, events: readonly AzulEvent[], after: AzulView) => void,
): void {
  const position = azul.setup({ board }, seats);
  let before = azul.view(position) as AzulView;
  let events: AzulEvent[] = [];
  const settle = () => {
    const after = azul.view(position) as AzulView;
    look(before, events, after);
    before = after;
    events = [];
  };
  playOut(azul, position, {
    choose: randomChooser(azul, seededRandom(`${seed} moves`)),
    chance: (k) => seededRandom(`${seed} deal ${k}`),
    onAction: () => events.length > 0 && settle(),
    sink: (event) => events.push(event),
  });
  settle();
}

describe.each(BOARD_NAMES)('on the board %s', (board) => {
  it.each(SEAT_COUNTS)('the events of every action lead to its next view with %i players', (seats) => {
    for (let match = 0; match < 5; match++) {
      const seed = `stage ${board} ${seats} ${match}`;
      follow(seed, board, seats, (before, events, after) => {
        expect(seen(events.reduce(reduceEvent, before)), `${seed}: ${JSON.stringify(events)}`).toEqual(seen(after));
      });
    }
  });

  it('a decision ends before anything is scored that nobody decided', () => {
    follow(`decided ${board}`, board, 2, (_, events) => {
      const decided = decidedBy(events);
      expect(decided.filter(({ type }) => ['floor', 'bonus', 'ended', 'dealt', 'started'].includes(type))).toEqual([]);
      if (events[0].type === 'took') {
        const placed = decided.reduce((sum, e) => sum + (e.type === 'lined' || e.type === 'fell' ? e.count : 0), 0);
        expect(placed).toBe(events[0].count);
      }
    });
  });
});
