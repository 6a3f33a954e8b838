// Another match at the same table: who has to agree, who moves where, and who has left.

import { describe, expect, it } from 'vitest';
import { agreeToRematch, markLeft, newTable, sit, type TableState } from '../src/tables/table-state.ts';

const WISH = {
  game: 'azul',
  options: { board: 'gray' },
  seats: ['person', 'person'],
  clock: { kind: 'none' },
  listed: false,
  me: 'sits',
} as const;

function over(): TableState {
  const made = newTable({ ...WISH, seats: [...WISH.seats] }, 'anna', '0'.repeat(64), 0);
  const full = made.ok ? sit(made.value, 'karel', undefined, undefined) : made;
  if (!full.ok) throw new Error(full.refusal.code);
  return { ...full.value, stage: 'over' };
}

describe('a rematch', () => {
  it('waits for everybody who is still at the table', () => {
    expect(agreeToRematch(over(), 1, undefined)).toMatchObject({ ok: true, value: { stage: 'over' } });
  });

  it('opens the seats of those who have left', () => {
    const seats = [{ kind: 'open' }, { kind: 'person', person: 'anna' }];
    expect(agreeToRematch(markLeft(over(), 2), 1, undefined)).toMatchObject({ value: { stage: 'gathering', seats } });
  });

  it('keeps the seat of somebody who left and asks for it', () => {
    const asked = agreeToRematch(markLeft(over(), 2), 2, undefined);
    const agreed = asked.ok ? agreeToRematch(asked.value, 1, undefined) : asked;
    const seats = [
      { kind: 'person', person: 'karel' },
      { kind: 'person', person: 'anna' },
    ];
    expect(agreed).toMatchObject({ value: { stage: 'gathering', seats } });
  });
});
