// Whole recorded matches, one for each board and each way to end, with the scores after every action.

import { readdirSync, readFileSync } from 'node:fs';
import { formatAction, formatRecord, maskRecord, parseAction, parseRecord, replay } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { azul, type Position } from '../src/index.ts';
import { type BoardId, PlainAzul } from './plain.ts';
import { plainRanks } from './plain-score.ts';
import { legalActions, outcomeOf } from './table.ts';

interface Fixture {
  readonly record: { readonly options: { readonly board: BoardId }; readonly players: readonly string[] };
  readonly scores: readonly (readonly number[])[];
  readonly outcome: { readonly scores: readonly number[]; readonly ranks: readonly number[]; readonly reason: string };
}

const folder = new URL('./fixtures/', import.meta.url);
const fixtures = readdirSync(folder)
  .filter((name) => name !== 'boards.json')
  .map((name) => ({ name, fixture: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Fixture }));

const read = (fixture: Fixture) => {
  const record = parseRecord(JSON.stringify(fixture.record));
  if (!record.ok) throw new Error(JSON.stringify(record.refusal));
  return record.value;
};

describe('recorded matches', () => {
  it('there is one for each board and each way to end', () => {
    const boards = new Set(fixtures.map(({ fixture }) => fixture.record.options.board));
    expect([...boards].sort()).toEqual(['coloured', 'crystal-bonus', 'crystal-x2', 'gray']);
    const reasons = new Set(fixtures.map(({ fixture }) => fixture.outcome.reason));
    expect([...reasons].sort()).toEqual(['no-tiles', 'row', 'stalled']);
  });
});

describe.each(fixtures)('$name', ({ fixture }) => {
  it('has these scores after every action and this outcome', () => {
    const scores: number[][] = [];
    const replayed = replay(azul, read(fixture), { after: (position) => scores.push(azul.scores(position)) });
    expect(replayed).toMatchObject({ ok: true });
    expect(scores).toEqual(fixture.scores);
    if (replayed.ok) expect(outcomeOf(replayed.value)).toEqual(fixture.outcome);
  });

  it('has the same scores by the plain rules', () => {
    const plain = new PlainAzul(fixture.record.options.board, fixture.record.players.length);
    const scores = read(fixture).actions.map((action) => {
      if (!action.startsWith('*')) expect(plain.moves()).toContain(action);
      plain.play(action);
      return plain.players.map(({ score }) => score);
    });
    expect(scores).toEqual(fixture.scores);
    expect({ scores: scores.at(-1), ranks: plainRanks(plain.players), reason: plain.reason }).toEqual(fixture.outcome);
  });

  it('is written in canonical notation, every move is listed, and events explain every point', () => {
    const sums = fixture.outcome.scores.map(() => 0);
    replay(azul, read(fixture), {
      before: (position: Position, action, index) => {
        const text = read(fixture).actions[index];
        expect(formatAction(azul, action)).toBe(text);
        if (action.kind === 'move') expect(legalActions(position)).toContain(text);
      },
      event: (event) => {
        if ('points' in event) sums[event.seat - 1] += event.points;
      },
    });
    expect(sums).toEqual(fixture.outcome.scores);
  });

  it('nothing in it is hidden from anybody, at any moment', () => {
    const record = read(fixture);
    for (const length of [0, 1, 2, 30, record.actions.length]) {
      const part = { ...record, actions: record.actions.slice(0, length) };
      expect(maskRecord(azul, part, 'spectator')).toEqual({ ok: true, value: part });
      expect(maskRecord(azul, part, 1)).toEqual({ ok: true, value: part });
    }
    expect(parseRecord(formatRecord(record))).toEqual({ ok: true, value: record });
  });

  it('refuses anything after its end, and names the index', () => {
    const record = read(fixture);
    for (const text of ['1 1B1', '* start 1', record.actions[1]]) {
      expect(parseAction(azul, text).ok).toBe(true);
      expect(replay(azul, { ...record, actions: [...record.actions, text] })).toEqual({
        ok: false,
        refusal: { code: 'match-over', reason: fixture.outcome.reason, index: record.actions.length },
      });
    }
  });
});
