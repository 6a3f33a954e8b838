// Messages and their answers: every message gets one answer, however many connections that takes.

import { describe, expect, it } from 'vitest';
import { RETRY_MS } from '../src/client/outbox.ts';
import { FIRST_WAIT_MS } from '../src/client/reconnecting-socket.ts';
import { CODE, connected, connecting } from './fake-server.ts';

const MATCH = `${CODE}.1`;
const ACT = { op: 'act', match: MATCH, index: 3, action: '1 3B2' } as const;

/** The only message of its kind that a socket received. */
function only<T>(messages: readonly T[]): T {
  const [message] = messages;
  if (message === undefined || messages.length !== 1) throw new Error(`${messages.length} messages instead of one`);
  return message;
}

describe('a message', () => {
  it('waits for the server’s greeting', () => {
    const { client, socket } = connecting();
    void client.send(ACT);
    expect(socket().sent).toEqual([]);
    socket().greet();
    expect(only(socket().received('act'))).toMatchObject(ACT);
  });

  it('is answered by done, by a refusal, or by a log', async () => {
    const { client, socket } = connected();
    const answers = [client.send(ACT), client.send(ACT), client.send(ACT)];
    const [first, second, third] = socket().received('act');
    expect(new Set([first?.id, second?.id, third?.id]).size).toBe(3);
    socket().say({ op: 'refused', id: second?.id, refusal: { code: 'stale', index: 3 } });
    socket().say({ op: 'done', id: first?.id ?? '' });
    socket().say({ op: 'log', match: MATCH, from: 0, entries: [], re: third?.id });
    expect(await Promise.all(answers)).toEqual([undefined, { code: 'stale', index: 3 }, undefined]);
  });

  it('is sent again, unchanged, on the next connection', async () => {
    const { client, timers, socket } = connected();
    const answer = client.send(ACT);
    const first = only(socket().received('act'));
    socket().break();
    timers.advance(FIRST_WAIT_MS);
    expect(socket().sent).toEqual([]);
    socket().greet();
    const again = only(socket().received('act'));
    expect(again).toEqual(first);
    socket().say({ op: 'done', id: again.id });
    expect(await answer).toBeUndefined();
  });

  it('is not sent again after its answer', async () => {
    const { client, timers, socket } = connected();
    const answer = client.send(ACT);
    socket().say({ op: 'done', id: only(socket().received('act')).id });
    await answer;
    socket().break();
    timers.advance(FIRST_WAIT_MS);
    socket().greet();
    expect(socket().sent).toEqual([]);
  });

  it('made while there is no connection goes out with the next one, after older ones', () => {
    const { client, timers, socket } = connected();
    void client.send(ACT);
    socket().break();
    void client.send({ op: 'resign', match: MATCH });
    timers.advance(FIRST_WAIT_MS);
    socket().greet();
    expect(socket().sent.map(({ op }) => op)).toEqual(['act', 'resign']);
  });

  it('keeps its first answer when a second one comes', async () => {
    const { client, socket } = connected();
    const answer = client.send(ACT);
    const { id } = only(socket().received('act'));
    socket().say({ op: 'done', id });
    socket().say({ op: 'refused', id, refusal: { code: 'stale' } });
    socket().say({ op: 'done', id });
    expect(await answer).toBeUndefined();
    expect(client.state).toBe('open');
  });

  it('is sent again after a while when the server could not handle it just then', async () => {
    const { client, timers, socket } = connected();
    const answer = client.send(ACT);
    const { id } = only(socket().received('act'));
    socket().say({ op: 'refused', id, refusal: { code: 'busy', retry: true } });
    timers.advance(RETRY_MS - 1);
    expect(socket().received('act')).toHaveLength(1);
    timers.advance(1);
    expect(socket().received('act')).toHaveLength(2);
    socket().say({ op: 'done', id });
    expect(await answer).toBeUndefined();
  });

  it('is sent again when the server asked for it', () => {
    const { client, timers, socket } = connected();
    void client.send(ACT);
    const { id } = only(socket().received('act'));
    socket().say({ op: 'refused', id, refusal: { code: 'busy', retry: true, after: 250 } });
    timers.advance(249);
    expect(socket().received('act')).toHaveLength(1);
    timers.advance(1);
    expect(socket().received('act')).toHaveLength(2);
  });

  it('that was answered while its retry waited is not sent again', async () => {
    const { client, timers, socket } = connected();
    const answer = client.send(ACT);
    const { id } = only(socket().received('act'));
    socket().say({ op: 'refused', id, refusal: { code: 'busy', retry: true } });
    socket().say({ op: 'done', id });
    await answer;
    timers.advance(RETRY_MS);
    expect(socket().received('act')).toHaveLength(1);
  });

  it('whose retry falls into a time without connection goes out once, with the next connection', () => {
    const { client, timers, sockets, socket } = connected();
    void client.send(ACT);
    socket().say({ op: 'refused', id: only(socket().received('act')).id, refusal: { code: 'busy', retry: true } });
    socket().break();
    timers.advance(RETRY_MS);
    expect(sockets).toHaveLength(2);
    expect(socket().sent).toEqual([]);
    socket().greet();
    expect(socket().received('act')).toHaveLength(1);
  });

  it('has an id that no other client uses', () => {
    const ids = Array.from({ length: 50 }, () => {
      const { client, socket } = connected();
      void client.send(ACT);
      return only(socket().received('act')).id;
    });
    expect(new Set(ids).size).toBe(50);
  });
});
