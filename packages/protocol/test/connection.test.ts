// How the client connects: back-off, heartbeat, what the server may ask for, and servers of another protocol.

import { describe, expect, it } from 'vitest';
import { FIRST_WAIT_MS, HEARTBEAT_MS, LONGEST_WAIT_MS, SILENCE_MS } from '../src/client/reconnecting-socket.ts';
import { PROTOCOL } from '../src/index.ts';
import { connected, connecting } from './fake-server.ts';

describe('a client', () => {
  it('is open when the server has greeted, not before', () => {
    const { client, socket, states } = connecting();
    expect(client.state).toBe('connecting');
    socket().greet();
    expect(client.state).toBe('open');
    expect(states).toEqual(['open']);
  });

  it('reconnects with waits that double up to a limit', () => {
    const { timers, sockets, socket } = connected();
    let wait = FIRST_WAIT_MS;
    for (let attempt = 1; attempt <= 8; attempt++) {
      socket().break();
      expect(timers.due).toEqual([wait]);
      timers.advance(wait - 1);
      expect(sockets).toHaveLength(attempt);
      timers.advance(1);
      expect(sockets).toHaveLength(attempt + 1);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
    expect(wait).toBe(LONGEST_WAIT_MS);
  });

  it('starts with the shortest wait again once a server has greeted', () => {
    const { timers, socket } = connected();
    socket().break();
    timers.advance(FIRST_WAIT_MS);
    socket().break();
    timers.advance(2 * FIRST_WAIT_MS);
    socket().greet();
    socket().break();
    expect(timers.due).toEqual([FIRST_WAIT_MS]);
  });

  it('connects at once when the network is back, and only once', () => {
    const { client, timers, sockets, socket } = connected();
    socket().break();
    client.retry();
    expect(sockets).toHaveLength(2);
    client.retry();
    timers.advance(FIRST_WAIT_MS);
    expect(sockets).toHaveLength(2);
  });

  it('sends heartbeats and gives up a connection that stays silent', () => {
    const { client, timers, sockets, socket } = connected();
    const first = socket();
    timers.advance(HEARTBEAT_MS);
    expect(first.received('ping')).toHaveLength(1);
    timers.advance(SILENCE_MS);
    expect(first.readyState).toBe(3);
    expect(client.state).toBe('connecting');
    timers.advance(FIRST_WAIT_MS);
    expect(sockets).toHaveLength(2);
  });

  it('stays with a connection that answers its heartbeats', () => {
    const { client, timers, sockets, socket } = connected();
    for (let beat = 0; beat < 10; beat++) {
      timers.advance(HEARTBEAT_MS);
      const ping = socket().received('ping').at(-1);
      expect(ping).toBeDefined();
      socket().say({ op: 'done', id: ping?.id ?? '' });
    }
    expect(sockets).toHaveLength(1);
    expect(client.state).toBe('open');
  });

  it('comes back after as long as a server that says goodbye asks for', () => {
    const { client, timers, sockets, socket } = connected();
    socket().say({ op: 'bye', reason: 'restart', after: 3_000 });
    expect(client.state).toBe('connecting');
    timers.advance(2_999);
    expect(sockets).toHaveLength(1);
    timers.advance(1);
    expect(sockets).toHaveLength(2);
    socket().greet();
    expect(client.state).toBe('open');
  });

  it('ignores what a socket says or does after it was given up', () => {
    const { client, timers, sockets, socket } = connected();
    const old = socket();
    old.break();
    timers.advance(FIRST_WAIT_MS);
    socket().greet();
    old.break();
    old.deliver('{"op":"bye","reason":"late","after":1}');
    expect(client.state).toBe('open');
    expect(sockets).toHaveLength(2);
  });

  it('does not come back after it was closed', async () => {
    const { client, timers, sockets, socket } = connected();
    const answer = client.send({ op: 'ping' });
    client.close();
    expect(await answer).toEqual({ code: 'closed' });
    expect(await client.send({ op: 'ping' })).toEqual({ code: 'closed' });
    expect(socket().readyState).toBe(3);
    expect(timers.due).toEqual([]);
    client.retry();
    client.check();
    expect(sockets).toHaveLength(1);
  });
});

describe('a server of another protocol', () => {
  it('makes the client outdated for good: the app has to be loaded again', async () => {
    const { client, timers, sockets, socket, states } = connecting();
    const waiting = client.send({ op: 'ping' });
    socket().greet(PROTOCOL + 1);
    expect(states).toEqual(['outdated']);
    expect(await waiting).toEqual({ code: 'outdated' });
    expect(await client.send({ op: 'ping' })).toEqual({ code: 'outdated' });
    expect(timers.due).toEqual([]);
    expect(sockets).toHaveLength(1);
  });

  it.each(['{"op":"hello","protocol":99}', '{"op":"hello"}', '{"op":"hello","protocol":"3","shape":["new"]}'])(
    'is recognised whatever else its greeting holds: %s',
    (greeting) => {
      const { client, socket, unreadable } = connecting();
      socket().deliver(greeting);
      expect(client.state).toBe('outdated');
      expect(unreadable).toEqual([]);
    },
  );
});

describe('what is no message of the protocol', () => {
  it.each([
    ['broken JSON', '{"op":"table"'],
    ['no JSON', 'hello there'],
    ['another JSON value', '[1,2]'],
    ['null', 'null'],
    ['no op', '{}'],
    ['an unknown op', '{"op":"fireworks"}'],
    ['the name of a property of every object', '{"op":"constructor"}'],
    ['a wrong field', '{"op":"log","match":"abcdefghjkmn.1","from":-1,"entries":[]}'],
    ['a table without seats', '{"op":"table","table":{"code":"abcdefghjkmn"}}'],
    ['a seat that no table has', `{"op":"said","table":"abcdefghjkmn","n":1,"at":1,"seat":5,"text":"x"}`],
    ['bytes', new Uint8Array([1, 2, 3])],
  ])('is reported and ignored: %s', (_, data) => {
    const { client, socket, unreadable } = connected();
    socket().deliver(data);
    expect(unreadable).toHaveLength(1);
    expect(unreadable[0]?.reason).not.toBe('');
    expect(client.state).toBe('open');
    socket().say({ op: 'done', id: 'nobody’s' });
    expect(unreadable).toHaveLength(1);
  });

  it('is quoted briefly', () => {
    const { socket, unreadable } = connected();
    socket().deliver('x'.repeat(100_000));
    expect(unreadable[0]?.text.length).toBeLessThanOrEqual(60);
  });

  it('does not keep a later version of the same protocol from adding fields', () => {
    const { client, socket, unreadable } = connecting();
    socket().readyState = 1;
    socket().deliver(
      JSON.stringify({ op: 'hello', protocol: PROTOCOL, version: '9', name: 'Anna', now: 0, weather: 'fine' }),
    );
    expect(client.state).toBe('open');
    expect(unreadable).toEqual([]);
  });
});
