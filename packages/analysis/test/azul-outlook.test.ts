// What is likely: the same matches, played on and looked at as plain tables.

import {
  type AzulMove,
  type AzulTypes,
  type AzulView,
  azul,
  BOARDS,
  COLOURS,
  decodeMove,
  type Position,
} from '@mozaika/azul';
import { type Bot, loadBot } from '@mozaika/bots';
import { type Action, type Seat, seededRandom } from '@mozaika/kernel';
import { expect, it } from 'vitest';
import { azulOutlook } from '../src/azul/index.ts';
import { playOn } from '../src/play-on.ts';
import { plainTake, tableOf, take } from './plain-azul.ts';
import { choicesOf } from './positions.ts';

const MATCHES = 8;
const viewOf = (position: Position): AzulView => azul.view(position) as AzulView;

interface Watched {
  readonly falls: number;
  readonly starter: Seat | null;
  readonly wall: readonly string[];
}

/** Plays on as the outlook does, and looks at texts alone. */
function watch(bot: Bot<AzulTypes>, position: Position, seat: Seat, seed: string): Watched {
  const steps: { readonly before: AzulView; readonly action: Action<AzulTypes> }[] = [];
  let last = azul.clone(position);
  playOn(bot, position, seed, {
    onAction: (action, at) => {
      steps.push({ before: viewOf(at), action });
      last = at;
    },
  });
  const deal = steps.findIndex(({ action }) => action.kind === 'deal');
  const round = steps.slice(0, deal < 0 ? undefined : deal);
  const falls = round.map(({ before, action }) =>
    action.kind === 'move' && action.seat === seat ? fallsOf(before, seat, decodeMove(action.move)) : 0,
  );
  return {
    falls: falls.reduce((a, b) => a + b, 0),
    starter: steps[deal]?.before.starter ?? null,
    wall: viewOf(last).players[seat - 1]?.wall ?? [],
  };
}

function fallsOf(view: AzulView, seat: Seat, move: AzulMove): number {
  const plain = plainTake(move);
  if (plain) return take(tableOf(view), seat - 1, plain).fell;
  return move.kind === 'tile' && move.column === 'floor' ? move.line : 0;
}

/** How many tiles a wall lacks for a bonus. */
function missing(wall: readonly string[], kind: string, which: number | string): number {
  if (kind === 'colour') return wall.filter((row) => !row.includes(String(which))).length;
  const cells = kind === 'row' ? [...(wall[Number(which) - 1] ?? '')] : wall.map((row) => row[Number(which) - 1]);
  return cells.filter((cell) => cell === '.').length;
}

it.each(['coloured', 'gray'] as const)('falls, bonuses and starts on %s are counted as they happen', async (board) => {
  const bot = (await loadBot('azul', 'newcomer')) as Bot<AzulTypes>;
  const all = [...choicesOf(azul, { board }, 3, seededRandom(`outlook ${board}`))];
  let bonuses = 0;
  for (const { position, seat } of all.filter((_, i) => i % 9 === 0)) {
    const outlook = azulOutlook(bot, position, seat, { matches: MATCHES, seed: 'count' });
    const matches = Array.from({ length: MATCHES }, (_, i) => watch(bot, position, seat, `count ${i}`));
    const share = (is: (match: Watched) => boolean) => matches.filter(is).length / MATCHES;
    expect(outlook.falls).toEqual({
      mean: matches.reduce((sum, { falls }) => sum + falls, 0) / MATCHES,
      chance: share(({ falls }) => falls > 0),
    });
    expect(outlook.starts).toEqual([1, 2, 3].map((one) => share(({ starter }) => starter === one)));
    const now = viewOf(position).players[seat - 1]?.wall ?? [];
    const { bonus } = BOARDS[board];
    const expected = (['row', 'column', 'colour'] as const).flatMap((kind) =>
      COLOURS.map((colour, i) => {
        const which = kind === 'colour' ? colour : i + 1;
        const chance = share(({ wall }) => missing(wall, kind, which) === 0);
        return { for: kind, which, points: bonus[kind], missing: missing(now, kind, which), chance };
      }),
    );
    const inReach = expected.filter((one) => one.missing > 0 && (one.missing <= 2 || one.chance > 0));
    expect(outlook.bonuses).toEqual(inReach);
    bonuses += inReach.filter(({ chance }) => chance > 0).length;
  }
  expect(bonuses).toBeGreaterThan(0);
});
