// mozaika-deal/2 in Azul: displays do not depend on what was played, as far as the tiles left allow, and are as likely as any.

import { DuplicateKey, dealNext, type Random, randomChooser, recordMatch, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { azul } from '../src/index.ts';

const keyOf = (seed: number) => new DuplicateKey(new Uint8Array(32).fill(seed));

/** The displays of each round of a match that is played at random. */
function roundsOf(seed: number, players: number, moves: number): string[] {
  const names = Array.from({ length: players }, () => 'random');
  const choose = randomChooser(azul, seededRandom(`moves ${moves}`));
  const { actions } = recordMatch(azul, { board: 'coloured' }, names, keyOf(seed), choose);
  return actions.filter((action) => action.startsWith('* deal'));
}

describe('deals of Azul that many share', () => {
  it.each([
    [2, 5],
    [3, 3],
    [4, 2],
  ])(
    'with %d players, the displays of the first %d rounds come from the bag alone and are always the same',
    (players, rounds) => {
      const matches = Array.from({ length: 6 }, (_, moves) => roundsOf(1, players, moves));
      const shortest = Math.min(rounds, ...matches.map(({ length }) => length));
      expect(shortest).toBeGreaterThan(1);
      for (const match of matches) expect(match.slice(0, shortest)).toEqual(matches[0]?.slice(0, shortest));
      expect(new Set(matches.map((match) => match.join())).size).toBeGreaterThan(1);
    },
  );

  it('differ between rounds, displays and seeds', () => {
    const [first] = [roundsOf(1, 2, 0)];
    expect(new Set(first).size).toBe(first?.length);
    expect(roundsOf(2, 2, 0)[0]).not.toBe(first?.[0]);
  });

  /** Round 6 from a bag: the position as its text says. */
  const dealtFrom = (seed: number, bag: string, lid: string) => {
    const side = '0;-,-,-,-,-;5/5/5/5/5;-';
    const rest = lidOf(bag, lid);
    const text = `6 deal 1/1 -,-,-,-,- - ${bag} ${rest} ${side} ${side}`;
    const read = azul.parsePosition(text, { board: 'coloured' });
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    const deal = dealNext(azul, read.value, keyOf(seed), 0, () => []);
    return azul.formatDeal(deal).replace('deal ', '').split(' ');
  };
  /** All tiles that are not in the bag, unless said otherwise. */
  const lidOf = (bag: string, lid: string): string =>
    lid !== ''
      ? lid
      : [...'BYRKW']
          .map((colour) => `${20 - Number(new RegExp(`(\\d+)${colour}`).exec(bag)?.[1] ?? 0)}${colour}`)
          .join('');

  it('differ by few tiles when the bags differ by one', () => {
    let same = 0;
    for (let seed = 0; seed < 20; seed++) {
      const [one, other] = [dealtFrom(seed, '12B10Y11R12K9W', ''), dealtFrom(seed, '11B11Y11R12K9W', '')];
      same += one.filter((display, i) => display === other[i]).length;
    }
    // Two fresh deals would agree in about one of a hundred displays.
    expect(same).toBeGreaterThan(80);
  });

  it('take the whole bag before the lid', () => {
    for (let seed = 0; seed < 10; seed++) {
      const displays = dealtFrom(seed, '1B1Y', '');
      expect([...(displays[0] ?? '')].sort().join('')).toContain('B');
      expect(displays[0]).toContain('Y');
      expect(displays.join('').length).toBe(20);
    }
  });

  it('have each colour as often as the bag has it', () => {
    const counts: { [colour: string]: number } = {};
    const random: Random = seededRandom('seeds');
    const deals = 200;
    for (let i = 0; i < deals; i++) {
      const seed = Uint8Array.from({ length: 32 }, () => random(256));
      const position = azul.setup({ board: 'coloured', start: 1 }, 2);
      azul.applyDeal(position, azul.deal(position, random));
      const deal = dealNext(azul, position, new DuplicateKey(seed), 0, () => []);
      for (const colour of azul.formatDeal(deal).replace('deal ', '').slice(0, 4))
        counts[colour] = (counts[colour] ?? 0) + 1;
    }
    // 800 tiles; the standard deviation of a colour's count is below 12.
    for (const colour of 'BYRKW') expect(Math.abs((counts[colour] ?? 0) - (4 * deals) / 5)).toBeLessThan(48);
  });
});
