// Values of moves and positions for the analysis: comparable, repeatable, and right where the end is known.

import { type AzulTypes, azul } from '@mozaika/azul';
import { allMoves, type Game, type Outcome, playOut, randomChooser, type Seat, seededRandom } from '@mozaika/kernel';
import { type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Appraiser, loadAppraiser } from '../src/appraisal/index.ts';

const GAMES: readonly Game[] = [azul as Game, qwirkle as Game];
let appraisers: ReadonlyMap<string, Appraiser>;
beforeAll(async () => {
  appraisers = new Map(
    await Promise.all(GAMES.map(async ({ id }) => [id, (await loadAppraiser(id)) ?? expect.fail(id)] as const)),
  );
});
const appraiserOf = ({ id }: Game): Appraiser => appraisers.get(id) ?? expect.fail(id);

/** The decisions of a random match, and how it ended. */
function decisionsOf(game: Game, seats: 2 | 3 | 4, seed: string) {
  const random = seededRandom(seed);
  const found: { readonly position: unknown; readonly seat: Seat }[] = [];
  const [options = {}] = game.variants;
  const choose = randomChooser(game, random);
  const outcome: Outcome = playOut(game, game.setup(options, seats), {
    choose(position, seat) {
      if (allMoves(game, position, seat).length > 1) found.push({ position: game.clone(position), seat });
      return choose(position, seat);
    },
    chance: () => random,
  });
  return { found, outcome };
}

describe.each(GAMES)('the appraiser of $id', (game) => {
  it.each([2, 3, 4] as const)('with %i seats gives every move a value, the same one each time', (seats) => {
    const { found } = decisionsOf(game, seats, `values ${seats}`);
    for (const { position, seat } of found.filter((_, i) => i % 12 === 0)) {
      const moves = allMoves(game, position, seat).slice(0, 3);
      const [once, again] = [0, 1].map(() =>
        appraiserOf(game).appraise({ position, seat, random: seededRandom('one') }, moves, 400),
      );
      expect(again).toEqual(once);
      expect(once?.map(({ move }) => move)).toEqual(moves);
      for (const { win, margin, error } of once ?? []) {
        expect(win).toBeGreaterThanOrEqual(-0.05);
        expect(win).toBeLessThanOrEqual(1.05);
        expect(Number.isFinite(margin)).toBe(true);
        expect(error).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it.each([2, 3, 4] as const)('with %i seats shares one win among all', (seats) => {
    const { found } = decisionsOf(game, seats, `chances ${seats}`);
    for (const { position } of found.filter((_, i) => i % 5 === 0)) {
      const chances = appraiserOf(game).chances(position, seededRandom('one'));
      expect(chances).toHaveLength(seats);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
      for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(-1e-9);
      expect(appraiserOf(game).chances(position, seededRandom('one'))).toEqual(chances);
    }
  });
});

it('the last take of a match of Azul is valued as it ends', () => {
  const appraiser = appraisers.get('azul') as Appraiser<AzulTypes>;
  let looked = 0;
  for (let match = 0; match < 12; match++) {
    const { found } = decisionsOf(azul as Game, 2, `last ${match}`);
    for (const { position, seat } of found.slice(-4) as { position: AzulTypes['position']; seat: Seat }[]) {
      const moves = allMoves(azul, position, seat);
      const values = appraiser.appraise({ position, seat, random: () => 0 }, moves, 50_000);
      for (const { move, win, error } of values) {
        const end = azul.clone(position);
        azul.applyMove(end, seat, move);
        const turn = azul.turn(end);
        if (turn.kind !== 'over') continue;
        const { ranks } = turn.outcome;
        const share = ranks[seat - 1] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
        expect(win).toBeCloseTo(share, 1);
        expect(error).toBe(0);
        looked++;
      }
    }
  }
  expect(looked).toBeGreaterThan(3);
});

it('of Qwirkle, a move that ends the match is worth what it ends with', () => {
  const appraiser = appraisers.get('qwirkle') as Appraiser<QwirkleTypes>;
  let looked = 0;
  for (let match = 0; match < 6; match++) {
    const { found } = decisionsOf(qwirkle as Game, 2, `ends ${match}`);
    for (const { position, seat } of found.slice(-3) as { position: QwirkleTypes['position']; seat: Seat }[]) {
      for (const move of allMoves(qwirkle, position, seat)) {
        const end = qwirkle.clone(position);
        qwirkle.applyMove(end, seat, move);
        if (end.phase !== 'over') continue;
        const [own = 0, other = 0] = seat === 1 ? end.points : end.points.toReversed();
        const [value] = appraiser.appraise({ position, seat, random: seededRandom('end') }, [move], 10);
        expect(value).toMatchObject({ margin: own - other, win: own > other ? 1 : own < other ? 0 : 0.5 });
        looked++;
      }
    }
  }
  expect(looked).toBeGreaterThan(0);
});
