// mozaika daily at a real server: the same moves make the same match on the command line and on the server, and forged records are refused.

import { type MatchRecord, playSeeded, randomChooser, seededRandom } from '@mozaika/kernel';
import type { AnswerOf } from '@mozaika/protocol';
import { restClient } from '@mozaika/protocol/client';
import { describe, expect, it } from 'vitest';
import { dailyMatch } from '../src/daily/play-daily.ts';
import { mozaika, scratchFile, scratchPath } from './mozaika.ts';
import { serve } from './serving.ts';

/** A person's moves, as they are typed: forced ones are made without them. */
async function movesOf(daily: AnswerOf<'daily'>['games'][number]): Promise<string[]> {
  const moves: string[] = [];
  const plan = await dailyMatch(daily);
  const choose = randomChooser(plan.game, seededRandom('a person'));
  const played = await playSeeded({
    ...plan,
    personMove(host) {
      const move = plan.game.formatMove(choose(host.position, 1));
      moves.push(move);
      return { ok: true, value: move };
    },
  });
  if (!played.ok) throw new Error(played.refusal.code);
  return moves;
}

describe('mozaika daily', () => {
  it.each(['azul', 'qwirkle'])(
    'makes the match of %s from moves that the server works out to the same points',
    async (game) => {
      const { address: url } = await serve(['--port', '0', '--database', scratchPath(`daily-${game}.db`)]);
      const day = await restClient({ base: url }).ask('daily', { query: {} });
      if (!day.ok) throw new Error(day.refusal.code);
      const daily = day.value.games.find((one) => one.game === game);
      if (!daily) throw new Error('no daily');
      const moves = scratchFile(`${game}-moves.txt`, (await movesOf(daily)).join('\n'));
      const made = mozaika(['daily', game, '--server', url, '--moves', moves]);
      expect(made).toMatchObject({ status: 0, err: '' });
      const record = JSON.parse(made.out) as MatchRecord & { readonly result: { readonly scores: readonly number[] } };
      const [points = 0, others = 0] = record.result.scores;
      const file = scratchFile(`${game}-daily.json`, made.out);
      expect(mozaika(['verify', file]).out).toContain('the deals follow from the seed');
      expect(mozaika(['daily', game, '--server', url, '--check', file])).toMatchObject({
        status: 0,
        out: `${points} : ${others}, margin ${points - others}\n`,
      });
      const body = { date: day.value.date, game, version: daily.version, actions: [...record.actions] };
      const handed = await fetch(`${url}api/v2/daily`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: new URL(url).origin },
        body: JSON.stringify(body),
      });
      expect(await handed.json()).toEqual({ points, margin: points - others, place: 1, of: 1 });
      const forged = scratchFile(
        `${game}-forged.json`,
        JSON.stringify({ ...record, actions: record.actions.slice(0, -2) }),
      );
      const refused = mozaika(['daily', game, '--server', url, '--check', forged]);
      expect(refused.status).toBe(1);
      expect(refused.err).toContain('The match is not over');
    },
  );

  it('prints the day, and says why there is none', async () => {
    const { address: url } = await serve(['--port', '0', '--database', scratchPath('daily-day.db')]);
    expect(mozaika(['daily', '--server', url]).out).toContain('Qwirkle against skilled; 0 people so far; seed ');
    const early = mozaika(['daily', '--server', url, '--date', '2999-01-01']);
    expect(early.status).toBe(1);
    expect(early.err).toContain('That day has not begun');
    expect(mozaika(['daily', '--server', 'http://127.0.0.1:9/']).status).toBe(1);
    expect(mozaika(['daily', '--server', url, '--moves', 'no-such-file']).status).toBe(2);
  });
});
