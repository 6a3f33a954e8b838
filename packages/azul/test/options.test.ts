// Options: the board, the edition and the chosen start, read from untrusted JSON.

import type { Json } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { azul, BOARD_NAMES, editionOf } from '../src/index.ts';

const refused = (json: Json, seats: 2 | 3 | 4 = 2) => {
  const result = azul.parseOptions(json, seats);
  return result.ok ? undefined : result.refusal;
};
const BOARD = { kind: 'one-of', values: ['coloured', 'gray', 'crystal-x2', 'crystal-bonus'] };

describe('options', () => {
  it.each(BOARD_NAMES)('board %s', (board) => {
    expect(azul.parseOptions({ board }, 2)).toEqual({ ok: true, value: { board } });
  });

  it('start: a seat of the table', () => {
    for (const seats of [2, 3, 4] as const) {
      for (const start of [1, 2, 3, 4]) {
        const result = azul.parseOptions({ board: 'gray', start }, seats);
        if (start <= seats) expect(result).toEqual({ ok: true, value: { board: 'gray', start } });
        else expect(result).toMatchObject({ ok: false });
      }
    }
  });

  it('an edition that has the board', () => {
    const mini = { board: 'gray', edition: 'mini', start: 2 };
    expect(azul.parseOptions(mini, 2)).toEqual({ ok: true, value: mini });
    for (const edition of ['crystal-mosaic', 'Mini', '', '__proto__', null, 1]) {
      expect(refused({ board: 'gray', edition })).toEqual({
        code: 'bad-field',
        field: 'options.edition',
        expected: { kind: 'one-of', values: ['azul', 'mini'], optional: true },
        found: JSON.stringify(edition),
      });
    }
    expect(refused({ board: 'crystal-x2', edition: 'mini' })).toMatchObject({
      expected: { values: ['crystal-mosaic'] },
    });
  });

  it('without an edition the board alone decides what people see', () => {
    expect(BOARD_NAMES.map((board) => editionOf({ board }).name)).toEqual([
      'azul',
      'azul',
      'crystal-mosaic',
      'crystal-mosaic',
    ]);
    expect(editionOf({ board: 'coloured', edition: 'mini' })).toEqual({
      name: 'mini',
      boards: ['coloured', 'gray'],
      discard: 'box',
      score: 'sliders',
      displays: 'tray',
    });
  });

  it('no rule reads the edition: the position is that of the board', () => {
    for (const { options } of azul.editions) {
      const { edition: _, ...board } = options;
      expect(azul.setup(options, 3)).toEqual(azul.setup(board, 3));
    }
  });

  it('the chosen start follows the person to another seat', () => {
    const on = (seat: number) => ((seat % 3) + 1) as 1 | 2 | 3;
    expect(azul.reseat?.({ board: 'gray', edition: 'mini', start: 3 }, 3, on)).toEqual({
      board: 'gray',
      edition: 'mini',
      start: 1,
    });
    expect(azul.reseat?.({ board: 'gray' }, 3, on)).toEqual({ board: 'gray' });
  });

  it('unknown options are ignored', () => {
    expect(azul.parseOptions({ board: 'gray', music: 'loud' }, 2)).toEqual({ ok: true, value: { board: 'gray' } });
  });

  it.each([null, [], ['gray'], 'gray', 7, true])('%j is no set of options', (json) => {
    expect(refused(json)).toEqual({
      code: 'bad-field',
      field: 'options',
      expected: { kind: 'type', type: 'object' },
      found: JSON.stringify(json),
    });
  });

  it.each(['grey', 'Coloured', '', '__proto__', 'toString', 1, null, ['gray']])('%j is no board', (board) => {
    const found = JSON.stringify(board);
    expect(refused({ board })).toEqual({ code: 'bad-field', field: 'options.board', expected: BOARD, found });
  });

  it('a board is needed', () => {
    expect(refused({})).toEqual({ code: 'bad-field', field: 'options.board', expected: BOARD, found: 'nothing' });
  });

  it.each([0, 3, -1, 1.5, '1', null, true, [1]])('%j is no start for two seats', (start) => {
    const found = JSON.stringify(start);
    const facts = { field: 'options.start', expected: { kind: 'seat', most: 2 }, found };
    expect(refused({ board: 'gray', start })).toEqual({ code: 'bad-field', ...facts });
  });
});
