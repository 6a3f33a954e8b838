// Records in links: they come back as they were, and broken links are no exceptions.

import { azul } from '@mozaika/azul';
import { type Game, randomChooser, recordMatch, seededRandom } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import { encodeRecord, unpackText } from '../src/match/record-link.ts';
import { formatRoute, parseRoute } from '../src/ui/route.ts';

const record = (game: Game) =>
  recordMatch(
    game,
    game.variants[0] ?? null,
    ['Žofie', '👩‍🚀'],
    new Uint8Array(32),
    randomChooser(game, seededRandom('packed')),
  );

describe('a record in a link', () => {
  it.each([azul as Game, qwirkle as Game])(
    'comes back as it was ($id), in an address that the app understands',
    async (game) => {
      const packed = await encodeRecord(record(game));
      const address = formatRoute({ screen: 'replay', of: 'packed', what: packed, moment: 12 });
      expect(parseRoute(address)).toEqual({ screen: 'replay', of: 'packed', what: packed, moment: 12 });
      expect(address.length).toBeLessThan(6000);
      expect(JSON.parse((await unpackText(packed)) ?? '')).toEqual(record(game));
    },
  );

  it.each(['', 'A', 'nonsense', '!!!', 'AAAA'])('is nothing when broken: “%s”', async (packed) => {
    expect((await unpackText(packed)) ?? '').toBe('');
  });

  it('is nothing when it was cut off', async () => {
    const packed = await encodeRecord(record(azul as Game));
    expect(await unpackText(packed.slice(0, packed.length / 2))).toBeUndefined();
  });

  it('is nothing when it would fill the memory', async () => {
    const huge = { ...record(azul as Game), players: ['A', 'B'.repeat(5_000_000)] };
    expect(await unpackText(await encodeRecord(huge))).toBeUndefined();
  });
});
