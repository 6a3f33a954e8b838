// mozaika load: real matches over real sockets, a short run here and a long one in the soak

import { describe, expect, it } from 'vitest';
import { mozaika } from './mozaika.ts';

const { MOZAIKA_SOAK } = process.env;
const SECONDS = MOZAIKA_SOAK === undefined ? 2 : 300;

/** A server and its tables start first, then there are two seconds of warming up. */
const TIMEOUT = 120_000 + SECONDS * 1_000;
const load = (...args: readonly string[]) => mozaika(['load', ...args], { timeout: TIMEOUT - 5_000 });

describe('a load', { timeout: TIMEOUT }, () => {
  it.each([
    ['azul', 'gray', 2],
    ['qwirkle', undefined, 4],
  ] as const)('of %s plays matches without a refusal, and tells what they cost', (game, board, seats) => {
    const boards = board === undefined ? [] : ['--board', board];
    const plan = ['--game', game, ...boards, '--seats', String(seats), '--tables', '10', '--seconds', String(SECONDS)];
    const { out, err, status } = load(...plan, '--json');
    expect([status, err]).toEqual([0, '']);
    const figures = JSON.parse(out);
    expect(figures).toMatchObject({ refusals: {}, seconds: expect.any(Number) });
    expect(figures.moves).toBeGreaterThan(0);
    expect(figures.p50).toBeGreaterThan(0);
    expect(figures.p99).toBeGreaterThanOrEqual(figures.p50);
    expect(figures.cpuMsPerMove).toBeGreaterThan(0);
    expect(figures.bytesPerAction).toBeGreaterThan(0);
    expect(figures.bytesPerAction).toBeLessThan(150);
  });

  it('at a fixed rate makes no more moves than it was told', () => {
    const [rate, tables] = [40, 8];
    const { moves, seconds } = JSON.parse(
      load('--rate', `${rate}`, '--tables', `${tables}`, '--seconds', String(SECONDS), '--json').out,
    );
    // A table may save up three moves, and what was sent before the measurement may be seen in it.
    const saved = 2 * tables * 3;
    expect(moves).toBeGreaterThan(0);
    expect(moves).toBeLessThanOrEqual(rate * seconds + saved + 1);
  });

  it('of sockets on which nothing happens tells their memory', () => {
    const figures = JSON.parse(load('--idle-sockets', '50', '--json').out);
    expect(figures).toMatchObject({ sockets: 50, tables: 0 });
    expect(figures.bytesPerSocket).toBeLessThan(200_000);
  });

  it('is put on this machine alone', () => {
    expect(load('http://mozaika.example/').err).toContain('not this machine');
    expect(load('nonsense').err).toContain('“nonsense” is not a URL');
    expect(load('http://127.0.0.1:1/', '--idle-sockets', '5').err).toContain('built-in server');
  });
});
