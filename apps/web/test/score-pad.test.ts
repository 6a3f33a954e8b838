// The score pad: whole matches of the rules, written down as at a kitchen table, come to the same scores and the same ranking.

import { type AzulView, azul, BOARD_NAMES, decided } from '@mozaika/azul';
import {
  formatAction,
  type Json,
  parseSetUp,
  playOut,
  randomChooser,
  type SeatCount,
  seatAt,
  seededRandom,
} from '@mozaika/kernel';
import { decodeMove, qwirkle, tradeText } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import * as azulPad from '../src/games/azul/pad/azul-pad.ts';
import { explain } from '../src/games/qwirkle/pad/explain.ts';
import * as qwirklePad from '../src/games/qwirkle/pad/qwirkle-pad.ts';
import { keepEvening, loadEvening } from '../src/pad/evening.ts';
import { tallyOf } from '../src/pad/tally.ts';

const value = <T>(result: { ok: true; value: T } | { ok: false; refusal: Json }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

describe('a match of Azul, written down', () => {
  it.each(BOARD_NAMES.flatMap((board) => [2, 3, 4].map((seats) => [board, seats] as const)))(
    'is scored as the rules score it: %s, %i players',
    (board, seats) => {
      const random = seededRandom(`pad ${board} ${seats}`);
      const position = azul.setup({ board }, seats as SeatCount);
      let setup = { options: { board }, seats: seats as SeatCount, first: seatAt(0) };
      let pad: azulPad.AzulPadState | undefined;
      const write = (entry: string) => {
        if (pad) pad = value(azulPad.after(pad, setup, entry));
      };
      const outcome = playOut(azul, position, {
        choose: randomChooser(azul, random),
        chance: (k) => seededRandom(`pad ${board} ${seats} ${k}`),
        onAction(action, at) {
          if (action.kind === 'deal') {
            if (pad) expect(pad.scores).toEqual(azul.scores(at));
            if (!pad && at.phase === 'deal') {
              setup = { ...setup, first: seatAt(at.starter) };
              pad = azulPad.begin(setup);
            }
            return;
          }
          const { seat, move } = action;
          if (at.phase === 'tiling') {
            const line = Number(azul.formatMove(move).replace(/tile (\d).*/, '$1'));
            if (pad?.inner.players[seat - 1]?.tiling === line) write(formatAction(azul, action));
            return;
          }
          const after = decided(at, seat, move).position;
          if (after.left > 0) return;
          const { players, marker } = azul.view(after) as AzulView;
          write(`marker ${marker === 'centre' ? 'C' : marker}`);
          for (const [i, { lines, floor }] of players.entries()) write(azulPad.boardEntry(seatAt(i), lines, floor));
          write('round');
        },
      });
      expect(pad?.scores).toEqual(outcome.scores);
      expect(pad?.end?.ranks).toEqual(outcome.ranks);
      const points = pad?.steps.flatMap(({ events }) => events) ?? [];
      for (const [i, score] of outcome.scores.entries())
        expect(points.reduce((sum, event) => sum + (event.seat === i + 1 ? (event.points ?? 0) : 0), 0)).toBe(score);
    },
  );

  it('refuses a round whose boards cannot be', () => {
    const setup = { options: { board: 'coloured' }, seats: 2, first: 1 } as const;
    const pad = value(azulPad.after(azulPad.begin(setup), setup, 'board 1 B,BY,-,-,- -'));
    expect(azulPad.after(pad, setup, 'round')).toMatchObject({ refusal: { code: 'line-of-two-colours', line: 2 } });
    expect(azulPad.after(pad, setup, 'board 3 -,-,-,-,- -').ok).toBe(false);
    expect(azulPad.after(pad, setup, 'board 1 constructor').ok).toBe(false);
    expect(azulPad.after(pad, setup, 'marker 7').ok).toBe(false);
    expect(azulPad.after(pad, setup, '').ok).toBe(false);
  });
});

describe('a match of Qwirkle, written down', () => {
  it.each([2, 3, 4] as const)('is scored as the rules score it: %i players', (seats) => {
    const random = seededRandom(`pad ${seats}`);
    let pad: qwirklePad.QwirklePadState | undefined;
    const setup = { options: {}, seats, first: seatAt(0) };
    const outcome = playOut(qwirkle, qwirkle.setup({}, seats), {
      choose: randomChooser(qwirkle, random),
      chance: (k) => seededRandom(`pad ${seats} ${k}`),
      onAction(action, at) {
        if (action.kind === 'deal') return;
        pad ??= qwirklePad.begin({ ...setup, first: action.seat });
        expect(pad.scores).toEqual(qwirkle.scores(at));
        const decoded = decodeMove(action.move);
        const hidden = decoded?.kind === 'trade' ? tradeText(decoded.tiles.map(() => '??')) : undefined;
        const entry = hidden ? `${action.seat} ${hidden}` : formatAction(qwirkle, action);
        pad = value(qwirklePad.after(pad, setup, entry));
      },
    });
    expect(pad?.scores).toEqual(outcome.scores);
    expect(pad?.end?.ranks).toEqual(outcome.ranks);
  });

  it('asks about the last turn: what was played was in the hand', () => {
    const setup = { options: {}, seats: 2, first: 2 } as const;
    const before = qwirklePad.begin(setup);
    const entry = '2 play Rs@0,0 Ro@1,0 R*@2,0';
    const text = qwirklePad.position(value(qwirklePad.after(before, setup, entry)), { before, entry });
    expect(qwirkle.view(value(parseSetUp(qwirkle, `qwirkle ${text}`)).position)).toMatchObject({
      mover: 2,
      grid: [],
      hands: [
        { tiles: [], unknown: 6 },
        { tiles: ['Ro', 'Rs', 'R*'], unknown: 3 },
      ],
    });
    const traded = value(qwirklePad.after(value(qwirklePad.after(before, setup, entry)), setup, '1 trade ?? ??'));
    const last = { before: value(qwirklePad.after(before, setup, entry)), entry: '1 trade ?? ??' };
    expect(qwirklePad.position(traded, last)).toContain('move1 1 - 0,0:RsRoR* ');
  });

  it('says for which line points are, and hands on a position with hidden hands', () => {
    const setup = { options: {}, seats: 2, first: 2 } as const;
    const pad = value(qwirklePad.after(qwirklePad.begin(setup), setup, '2 play Rs@0,0 Ro@1,0 R*@2,0'));
    const told = pad.steps[0]?.events.flatMap((event) => explain(event, pad) ?? []);
    expect(told?.map(({ facts }) => facts)).toEqual([{ points: 3, length: 3, tiles: ['Rs', 'Ro', 'R*'] }]);
    const read = value(parseSetUp(qwirkle, `qwirkle ${qwirklePad.position(pad, undefined)}`));
    expect(qwirkle.view(read.position)).toMatchObject({ mover: 1, bag: 93, scores: [0, 3], handSizes: [6, 6] });
    expect(qwirklePad.after(pad, setup, '2 play Ro@3,0').ok).toBe(false);
    expect(qwirklePad.after(pad, setup, '1 play Bd@3,0')).toMatchObject({ refusal: { code: 'line-mixed' } });
  });
});

describe('an evening', () => {
  it('counts what is over, and a shared victory for each who shares it', () => {
    const tally = tallyOf([
      { names: ['Anna', 'Karel'], scores: [40, 52], ranks: [2, 1] },
      { names: ['Karel', 'Anna', 'Eva'], scores: [30, 30, 12], ranks: [1, 1, 3] },
      { names: ['Eva', 'Anna'], scores: [99, 0] },
    ]);
    expect(tally).toEqual([
      { name: 'Karel', matches: 2, wins: 2, points: 82 },
      { name: 'Anna', matches: 2, wins: 1, points: 70 },
      { name: 'Eva', matches: 1, wins: 0, points: 12 },
    ]);
  });

  it('is empty where nothing can be kept or read', () => {
    const evening = {
      matches: [{ edition: 'azul', names: ['A', 'B'], first: seatAt(0), entries: ['round'] }],
      open: 0,
    };
    expect(keepEvening(evening)).toBe('refused');
    expect(loadEvening()).toEqual({ matches: [] });
  });
});
