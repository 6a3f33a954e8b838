// Records that begin from a set-up position: the app replays them, keeps where they begin, and writes them again.

import { azul } from '@mozaika/azul';
import type { MatchRecord } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { recordOf, setupOf } from '../src/match/record.ts';
import { Timeline } from '../src/match/timeline.ts';

const FROM = 'azul-gray 3 take2 1/C BBYR,-,-,-,- KK rest 3Y2R 12;-,YY,-,-,-;B1R2/5/5/5/5;- 9;B,-,-,-,-;5/1B3/5/5/5;YY';
const RECORD: MatchRecord = {
  format: 'mozaika/2',
  game: 'azul',
  options: { board: 'gray' },
  players: ['Anna', 'Karel'],
  rules: 1,
  from: FROM,
  actions: ['2 CK3', '1 1B4'],
};

describe('a record that begins from a position', () => {
  it('is replayed from there, and what is kept of it writes the same record', () => {
    const setup = setupOf(RECORD);
    const opened = Timeline.open(azul, setup);
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
    expect(opened.value.append(RECORD.actions)).toBeUndefined();
    expect(opened.value.at(0).scores).toEqual([12, 9]);
    expect(opened.value.now).toBe(2);
    expect(recordOf(setup, { actions: RECORD.actions, notes: [] }, undefined)).toEqual(RECORD);
  });

  it('is refused where the position does not fit', () => {
    const from = FROM.replace('-,YY,-', '-,YB,-');
    expect(Timeline.open(azul, setupOf({ ...RECORD, from }))).toMatchObject({
      refusal: { code: 'line-of-two-colours', seat: 1, line: 2 },
    });
  });
});
