// The reducer leads to the views that the rules give: through whole matches, by events alone.

import { type AzulEvent, type AzulView, azul, BOARD_NAMES, positionOf } from '@mozaika/azul';
import { formatAction, playOut, randomChooser, SEAT_COUNTS, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { decisionOf } from '../src/games/azul/score-preview.ts';
import { reduceEvent } from '../src/games/azul/view-reducer.ts';

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
  look: (before: AzulView, action: string, events: readonly AzulEvent[], after: AzulView) => void,
): void {
  const position = azul.setup({ board }, seats);
  let before = azul.view(position) as AzulView;
  let events: AzulEvent[] = [];
  let action = '';
  const settle = () => {
    const after = azul.view(position) as AzulView;
    look(before, action, events, after);
    before = after;
    events = [];
  };
  playOut(azul, position, {
    choose: randomChooser(azul, seededRandom(`${seed} moves`)),
    chance: (k) => seededRandom(`${seed} deal ${k}`),
    onAction: (next) => {
      if (events.length > 0) settle();
      action = formatAction(azul, next);
    },
    sink: (event) => events.push(event),
  });
  settle();
}

describe.each(BOARD_NAMES)('on the board %s', (board) => {
  it.each(SEAT_COUNTS)('the events of every action lead to its next view with %i players', (seats) => {
    for (let match = 0; match < 5; match++) {
      const seed = `reducer ${board} ${seats} ${match}`;
      follow(seed, board, seats, (before, _, events, after) => {
        expect(seen(events.reduce(reduceEvent, before)), `${seed}: ${JSON.stringify(events)}`).toEqual(seen(after));
      });
    }
  });

  it('a decision of the rules is the beginning of what its action brings', () => {
    let decisions = 0;
    follow(`decided ${board}`, board, 2, (before, action, events) => {
      const decision = decisionOf(positionOf(before), action);
      if (!decision) return;
      decisions++;
      expect(events.slice(0, decision.events.length)).toEqual(decision.events);
      expect(seen(decision.events.reduce(reduceEvent, before))).toEqual(seen(decision.view));
    });
    expect(decisions).toBeGreaterThan(20);
  });
});
