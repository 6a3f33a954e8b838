// What a client remembers of a shuffle, when it opens its contribution, and what it says when the server contradicts its memory.

import { commitmentTo, type Opening, parseHex, SEED_BYTES, type Seal } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import type { FairnessView } from '../src/index.ts';
import { CODE, connected, HASH, playing, type Rig } from './fake-server.ts';

const MATCH = `${CODE}.1`;
const SEED = '5e'.repeat(32);
const hashOf = (value: string): string => commitmentTo(parseHex(value, SEED_BYTES) ?? new Uint8Array());
const COMMITMENT = hashOf(SEED);
const OTHER: Opening = { seat: 2, value: '0b'.repeat(32) };
const OTHER_SEAL: Seal = { seat: 2, hash: hashOf(OTHER.value) };
const SEATS = playing(1).seats.map(() => ({ kind: 'person' as const, name: 'Anna', present: true }));

interface Seated extends Rig {
  readonly seal: Seal;
  readonly own: Opening;
}

const gathering = (commitment = COMMITMENT) =>
  playing(1, { stage: 'gathering', seats: SEATS, match: null, commitment });

const shown = (stage: 'opening' | 'playing' | 'over', fairness: Partial<FairnessView>) =>
  playing(1, {
    stage,
    seats: SEATS,
    match: {
      id: MATCH,
      rules: 1,
      fairness: { method: 'x', commitment: COMMITMENT, seals: [], contributions: [], absent: [], ...fairness },
    },
    // When a match is over, the table shows the commitment of the next one.
    commitment: stage === 'over' ? HASH : COMMITMENT,
  });

/** A client that has sat down in seat 1, as the server has heard. */
function seated(rig: Rig = connected()): Seated {
  rig.client.watch(CODE, { changed: () => undefined });
  rig.socket().say({ op: 'table', table: gathering() });
  void rig.client.sit(CODE, 1);
  const [value = ''] = JSON.parse(rig.shuffles.get(CODE) ?? '[]');
  return { ...rig, own: { seat: 1, value }, seal: { seat: 1, hash: rig.socket().received('sit').at(-1)?.seal ?? '' } };
}

/** A client that has opened its contribution, and whose opening was acknowledged. */
async function opened(): Promise<Seated> {
  const rig = seated();
  rig.socket().say({ op: 'table', table: shown('opening', { seals: [rig.seal, OTHER_SEAL] }) });
  const [request] = rig.socket().received('reveal');
  rig.socket().say({ op: 'done', id: request?.id ?? '' });
  await new Promise(setImmediate);
  return rig;
}

const codes = ({ differences }: Rig) => differences.map(({ difference }) => difference.code);

describe('a client opens its contribution', () => {
  it('when its seal and everybody’s are published, once, and remembers them before', () => {
    const rig = seated();
    const { socket, seal, own } = rig;
    expect(hashOf(own.value)).toBe(seal.hash);
    const table = shown('opening', { seals: [seal, OTHER_SEAL] });
    socket().say({ op: 'table', table });
    socket().say({ op: 'table', table });
    expect(socket().received('reveal')).toMatchObject([{ match: MATCH, value: own.value }]);
    expect(rig.client.witness(MATCH)).toEqual({
      seen: 'gathering',
      commitment: COMMITMENT,
      seals: [seal, OTHER_SEAL],
      own: { ...own, opened: 'sent' },
    });
    expect(rig.differences).toEqual([]);
  });

  it('also when it sat down twice and the server counts the first seal', () => {
    const rig = seated();
    void rig.client.sit(CODE);
    rig.socket().say({ op: 'table', table: shown('opening', { seals: [rig.seal, OTHER_SEAL] }) });
    expect(rig.socket().received('reveal')).toMatchObject([{ value: rig.own.value }]);
  });

  it('when somebody who has no seal is named absent', () => {
    const rig = seated();
    rig.socket().say({ op: 'table', table: shown('opening', { seals: [rig.seal], absent: [2] }) });
    expect(rig.socket().received('reveal')).toHaveLength(1);
  });

  it('after a reload, from what the device has kept', () => {
    const before = seated();
    const after = connected(before.shuffles);
    after.client.watch(CODE, { changed: () => undefined });
    after.socket().say({ op: 'table', table: shown('opening', { seals: [before.seal, OTHER_SEAL] }) });
    expect(after.socket().received('reveal')).toMatchObject([{ value: before.own.value }]);
  });

  it('not when it is known already, and never a second time', async () => {
    const { socket, seal, own } = await opened();
    const contributions = [own, OTHER];
    socket().say({ op: 'table', table: shown('opening', { seals: [seal, OTHER_SEAL], contributions }) });
    expect(socket().received('reveal')).toHaveLength(1);
  });
});

describe('a client keeps its contribution to itself and says so', () => {
  it.each<[difference: string, fairness: (rig: Seated) => Partial<FairnessView>]>([
    ['commitment-exchanged', ({ seal }) => ({ seals: [seal, OTHER_SEAL], commitment: HASH })],
    ['own-seal-exchanged', () => ({ seals: [{ seat: 1, hash: HASH }, OTHER_SEAL] })],
    ['own-seal-exchanged', () => ({ seals: [OTHER_SEAL], absent: [1] })],
    ['seal-missing', ({ seal }) => ({ seals: [seal] })],
  ])('%s', (difference, fairness) => {
    const rig = seated();
    rig.socket().say({ op: 'table', table: shown('opening', fairness(rig)) });
    // Not even when the server puts it right.
    rig.socket().say({ op: 'table', table: shown('opening', { seals: [rig.seal, OTHER_SEAL] }) });
    expect(codes(rig)).toContain(difference);
    expect(rig.client.witness(MATCH)?.differences).toEqual(rig.differences.map((one) => one.difference));
    expect(rig.socket().received('reveal')).toEqual([]);
  });

  it('when the commitment is exchanged while people gather', () => {
    const rig = seated();
    rig.socket().say({ op: 'table', table: gathering(HASH) });
    expect(rig.differences).toEqual([
      { match: MATCH, difference: { code: 'commitment-exchanged', expected: COMMITMENT, found: HASH } },
    ]);
  });

  it('when the seal of an earlier match, whose contribution everybody knows, is published again', async () => {
    const { client, socket, differences, own, seal } = await opened();
    const contributions = [own, OTHER];
    socket().say({ op: 'table', table: shown('over', { seals: [seal, OTHER_SEAL], contributions, seed: SEED }) });
    void client.rematch(CODE);
    const next = shown('opening', { seals: [seal, OTHER_SEAL], commitment: HASH });
    const match = { id: `${CODE}.2`, rules: 1, fairness: next.match?.fairness ?? expect.fail() };
    socket().say({ op: 'table', table: { ...next, match, commitment: HASH } });
    expect(socket().received('reveal')).toHaveLength(1);
    expect(differences).toMatchObject([{ match: `${CODE}.2`, difference: { code: 'own-seal-exchanged', seat: 1 } }]);
  });
});

describe('a client compares what it is shown later', () => {
  it('and has nothing to say when all of it is as it was', async () => {
    const rig = await opened();
    const fairness = { seals: [rig.seal, OTHER_SEAL], contributions: [rig.own, OTHER] };
    rig.socket().say({ op: 'table', table: shown('playing', fairness) });
    rig.socket().say({ op: 'over', match: MATCH, entries: [], seed: SEED });
    rig.socket().say({ op: 'table', table: shown('over', { ...fairness, seed: SEED }) });
    expect(rig.differences).toEqual([]);
    expect(rig.client.witness(MATCH)).toMatchObject({ own: { opened: 'acknowledged' } });
    expect(rig.client.witness(`${CODE}.2`)).toEqual({ seen: 'gathering', commitment: HASH });
  });

  it.each<[difference: string, fairness: Partial<FairnessView>]>([
    ['commitment-exchanged', { commitment: HASH }],
    ['seal-exchanged', { seals: [] }],
    ['opening-altered', { contributions: [{ seat: 1, value: HASH }, OTHER] }],
    ['opening-altered', { contributions: [{ seat: 2, value: HASH }] }],
    ['opening-dropped', { contributions: [OTHER], absent: [1] }],
    ['seed-exchanged', { seed: HASH }],
  ])('%s', async (difference, fairness) => {
    const rig = await opened();
    const honest = { seals: [rig.seal, OTHER_SEAL], contributions: [rig.own, OTHER] };
    const table = shown('playing', { ...honest, ...fairness });
    rig.socket().say({ op: 'table', table });
    rig.socket().say({ op: 'table', table });
    expect(codes(rig).filter((code) => code === difference)).toHaveLength(difference === 'seal-exchanged' ? 2 : 1);
  });

  it('also the seed that comes with the whole log', async () => {
    const rig = await opened();
    rig.socket().say({ op: 'over', match: MATCH, entries: [], seed: HASH });
    expect(codes(rig)).toEqual(['seed-exchanged']);
  });

  it('but does not call its own silence a difference', () => {
    const rig = seated();
    rig.socket().say({ op: 'table', table: shown('playing', { seals: [rig.seal, OTHER_SEAL], absent: [1] }) });
    expect(rig.differences).toEqual([]);
  });

  it('as somebody who only watches, too', () => {
    const rig = connected();
    rig.client.watch(CODE, { changed: () => undefined });
    rig.socket().say({ op: 'table', table: { ...gathering(), you: { host: false } } });
    rig.socket().say({ op: 'table', table: { ...shown('playing', { commitment: HASH }), you: { host: false } } });
    expect(codes(rig)).toEqual(['commitment-exchanged']);
  });
});
