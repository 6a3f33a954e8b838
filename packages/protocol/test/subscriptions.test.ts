// Tables that a client watches: their logs without gaps, who is notified, and what happens to them on a new connection.

import type { Refusal } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { FIRST_WAIT_MS } from '../src/client/reconnecting-socket.ts';
import { CODE, connected, connecting, HASH, playing, type Rig } from './fake-server.ts';

const MATCH = `${CODE}.1`;

interface Watching extends Rig {
  /** How often the listener was notified. */
  changes(): number;
  readonly said: readonly string[];
  readonly refusals: readonly Refusal[];
  unwatch(): void;
}

function watching(rig: Rig = connected()): Watching {
  let count = 0;
  const said: string[] = [];
  const refusals: Refusal[] = [];
  const unwatch = rig.client.watch(CODE, {
    changed: () => count++,
    said: ({ text }) => said.push(text ?? ''),
    refused: (refusal) => refusals.push(refusal),
  });
  return { ...rig, changes: () => count, said, refusals, unwatch };
}

const log = (from: number, entries: string[], match = MATCH) => ({ op: 'log' as const, match, from, entries });

describe('a watched table', () => {
  it('is asked for once, by the first who watches it, and let go by the last', () => {
    const { client, socket, unwatch } = watching();
    const second = client.watch(CODE, { changed: () => {} });
    expect(socket().received('watch')).toMatchObject([{ table: CODE }]);
    unwatch();
    unwatch();
    expect(socket().received('unwatch')).toEqual([]);
    second();
    expect(socket().received('unwatch')).toMatchObject([{ table: CODE }]);
    expect(client.table(CODE)).toBeUndefined();
  });

  it('that was let go twice stays watched by whoever came since', () => {
    const { client, socket, unwatch } = watching();
    unwatch();
    client.watch(CODE, { changed: () => {} });
    unwatch();
    socket().say({ op: 'table', table: playing(1) });
    expect(client.table(CODE)).toBeDefined();
    expect(socket().received('unwatch')).toHaveLength(1);
  });

  it('is shown as the server last described it', () => {
    const { client, socket, changes } = watching();
    socket().say({ op: 'table', table: playing(1) });
    expect(client.table(CODE)).toMatchObject({ stage: 'playing' });
    socket().say({ op: 'seats', table: CODE, seats: [{ kind: 'bot', level: 'expert' }] });
    expect(client.table(CODE)).toMatchObject({ stage: 'playing', seats: [{ kind: 'bot', level: 'expert' }] });
    expect(changes()).toBe(2);
  });

  it('that nobody watches is ignored', () => {
    const { client, socket } = connected();
    socket().say({ op: 'table', table: playing(1) });
    socket().say({ op: 'seats', table: CODE, seats: [] });
    socket().say(log(0, ['1 3B2']));
    expect(client.table(CODE)).toBeUndefined();
    expect(client.log(CODE)).toBeUndefined();
  });

  it('that may not be watched is refused to everybody who wanted to', async () => {
    const { socket, refusals } = watching();
    const [request] = socket().received('watch');
    socket().say({ op: 'refused', id: request?.id, refusal: { code: 'no-such-table' } });
    await Promise.resolve();
    await Promise.resolve();
    expect(refusals).toEqual([{ code: 'no-such-table' }]);
  });

  it('passes chat messages on', () => {
    const { socket, said } = watching();
    socket().say({ op: 'said', table: CODE, n: 1, at: 1, seat: 2, text: 'ahoj' });
    expect(said).toEqual(['ahoj']);
  });

  it('is asked for again on every connection, before what was not answered, with what is known', () => {
    const { client, timers, socket } = watching();
    socket().say({ op: 'table', table: playing(1) });
    socket().say(log(0, ['a', 'b']));
    void client.send({ op: 'resign', match: MATCH });
    socket().break();
    timers.advance(FIRST_WAIT_MS);
    socket().greet();
    expect(socket().sent).toMatchObject([{ op: 'watch', table: CODE, match: MATCH, since: 2 }, { op: 'resign' }]);
    expect(socket().sent).toHaveLength(2);
  });

  it('whose subscription was not answered before the connection broke is asked for once', () => {
    const rig = watching(connecting());
    rig.socket().greet();
    rig.socket().break();
    rig.timers.advance(FIRST_WAIT_MS);
    rig.socket().greet();
    expect(rig.socket().received('watch')).toHaveLength(1);
  });
});

describe('a log', () => {
  it('grows by what is new and takes what comes twice once', () => {
    const { client, socket } = watching();
    socket().say(log(0, ['a', 'b']));
    socket().say(log(1, ['b', 'c']));
    socket().say(log(0, ['a']));
    socket().say(log(3, ['d']));
    expect(client.log(CODE)?.entries).toEqual(['a', 'b', 'c', 'd']);
    expect(socket().received('watch')).toHaveLength(1);
  });

  it('with a gap is not extended but asked for from where it ends', () => {
    const { client, socket } = watching();
    socket().say(log(0, ['a', 'b']));
    socket().say(log(4, ['e']));
    expect(client.log(CODE)?.entries).toEqual(['a', 'b']);
    expect(socket().received('watch').at(-1)).toMatchObject({ table: CODE, match: MATCH, since: 2 });
    socket().say(log(2, ['c', 'd', 'e']));
    expect(client.log(CODE)?.entries).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('starts empty with the next match of the table', () => {
    const { client, socket } = watching();
    socket().say({ op: 'table', table: playing(1) });
    socket().say(log(0, ['a']));
    socket().say({ op: 'table', table: playing(2) });
    expect(client.log(CODE)).toMatchObject({ match: `${CODE}.2`, entries: [] });
  });

  it('is not replaced by late news of an earlier match', () => {
    const { client, socket } = watching();
    socket().say({ op: 'table', table: playing(10) });
    socket().say(log(0, ['x'], `${CODE}.10`));
    socket().say(log(0, ['a'], `${CODE}.9`));
    socket().say({ op: 'over', match: `${CODE}.9`, entries: ['a'], seed: HASH });
    expect(client.log(CODE)).toMatchObject({ match: `${CODE}.10`, entries: ['x'], seed: undefined });
  });

  it('is whole and unmasked when the match is over', () => {
    const { client, socket } = watching();
    socket().say(log(0, ['deal ??']));
    socket().say({ op: 'over', match: MATCH, entries: ['deal RR', '1 a'], seed: HASH });
    expect(client.log(CODE)).toMatchObject({ entries: ['deal RR', '1 a'], seed: HASH });
  });

  it('knows when its clocks were heard', () => {
    const { client, timers, socket } = watching();
    timers.advance(500);
    socket().say({ ...log(0, []), clocks: [3_000, 4_000] });
    expect(client.log(CODE)?.clocks).toEqual({ left: [3_000, 4_000], at: timers.now() });
  });
});
