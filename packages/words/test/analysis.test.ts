// Sentences against the facts that they are made from, in both languages, over matches that are played at random.

import { azulLossPlaces, azulMoveFacts, azulOutlook } from '@mozaika/analysis/azul';
import { qwirkleLossPlaces, qwirkleMoveFacts } from '@mozaika/analysis/qwirkle';
import { type AzulTypes, azul } from '@mozaika/azul';
import {
  allMoves,
  type Game,
  type GameTypes,
  type Move,
  MoveList,
  pick,
  playOut,
  type Seat,
  seededRandom,
} from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import { AZUL_LOOK_AT, azulBonusComparison, azulComparison, azulReasons } from '../src/analysis/azul.ts';
import { lostLine } from '../src/analysis/places.ts';
import { QWIRKLE_LOOK_AT, qwirkleComparison, qwirkleReasons } from '../src/analysis/qwirkle.ts';
import type { Reason } from '../src/analysis.ts';
import { azulWords } from '../src/azul.ts';
import { plain } from '../src/phrase.ts';
import { qwirkleWords } from '../src/qwirkle.ts';
import { sentenceOf, type Vocabulary } from '../src/words.ts';

/** Two legal moves at every decision of random matches. */
function* choices<T extends GameTypes>(game: Game<T>, options: T['options'], seats: 2 | 3 | 4, seed: string) {
  const random = seededRandom(seed);
  const found: { position: T['position']; seat: Seat; move: Move; other: Move }[] = [];
  playOut(game, game.setup(options, seats), {
    choose(position, seat) {
      const list = new MoveList();
      game.legalMoves(position, seat, list);
      const moves = list.length > 0 ? list.toArray() : allMoves(game, position, seat);
      const [move, other] = [pick(moves, random), pick(moves, random)];
      found.push({ position: game.clone(position), seat, move, other });
      return move;
    },
    chance: () => random,
  });
  yield* found;
}

/** Every number and every name of the facts is in the sentence, and no place was left open. */
function checkSentences(reasons: readonly Reason[], vocabulary: Vocabulary): number {
  for (const language of ['en', 'cs'] as const) {
    for (const one of reasons) {
      const sentence = sentenceOf(one, language, vocabulary);
      expect(sentence).toMatch(/^\p{Lu}|^\d/u);
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(/[{}?]|undefined|NaN/);
      for (const [name, fact] of Object.entries(one.facts)) {
        const isPlain = typeof fact === 'number' && !['seat', 'next'].includes(name);
        if (isPlain) expect(sentence.replaceAll('−', '-')).toContain(plain(fact));
      }
      if ('seat' in one.facts) expect(sentence.toLowerCase()).toContain(language === 'en' ? 'player' : 'hráč');
    }
  }
  return reasons.length;
}

const isOrdered = (reasons: readonly Reason[]) =>
  reasons.every(({ weight }, i) => i === 0 || weight <= (reasons[i - 1]?.weight ?? 0));

describe('reasons for a move of Azul', () => {
  it.each(azul.variants)('on $board are made from its facts, and compare as the facts do', (options) => {
    let told = 0;
    for (const { position, seat, move, other } of choices(azul, options, 3, `words ${options.board}`)) {
      const [mine, theirs] = [azulMoveFacts(position, seat, move), azulMoveFacts(position, seat, other)];
      const reasons = azulReasons(mine, { seat, seats: 3 });
      const compared = azulComparison(mine, theirs, { seat, seats: 3 });
      told += checkSentences([...reasons, ...compared], azulWords);
      expect(isOrdered(reasons) && isOrdered(compared)).toBe(true);
      for (const { topic } of [...reasons, ...compared]) expect(AZUL_LOOK_AT).toHaveProperty(topic);
      const gain = mine.points.wall + mine.points.floor - theirs.points.wall - theirs.points.floor;
      const points = compared.find(({ topic }) => topic === 'points');
      expect(points === undefined ? 0 : Math.sign(points.weight)).toBe(Math.sign(gain));
      const reply = compared.find(({ topic }) => topic === 'reply');
      if (mine.reply && theirs.reply)
        expect(reply !== undefined).toBe(mine.reply.after.points < theirs.reply.after.points);
      expect(azulComparison(mine, mine, { seat, seats: 3 })).toEqual([]);
    }
    expect(told).toBeGreaterThan(100);
  });

  it('tell of a bonus that a move makes likelier', () => {
    const bot = {
      game: azul,
      budget: { nodes: 1, milliseconds: 1 },
      think: ({ position, seat }: { position: AzulTypes['position']; seat: Seat }) => {
        const [move = 0] = allMoves(azul, position, seat);
        return {
          nodes: 0,
          advance: () => 'done' as const,
          best: () => move,
          analysis: () => ({ moves: [], line: [], nodes: 0 }),
        };
      },
    };
    const all = [...choices(azul, { board: 'coloured' }, 2, 'bonus')];
    const { position, seat } = all[Math.floor(all.length / 2)] ?? expect.fail('no match');
    const now = azulOutlook(bot, position, seat, { matches: 2, seed: 'words' });
    const bonus = { for: 'column', which: 2, points: 7, missing: 1, chance: 0.75 } as const;
    const likelier = azulBonusComparison(
      { ...now, bonuses: [bonus] },
      { ...now, bonuses: [{ ...bonus, chance: 0.5 }] },
    );
    expect(checkSentences(likelier, azulWords)).toBe(1);
    expect(sentenceOf(likelier[0] ?? expect.fail(), 'cs')).toBe(
      'Bonus za 2.\u00a0sloupec pak vyjde na 75\u00a0%, po druhém tahu na 50\u00a0%.',
    );
    expect(azulBonusComparison({ ...now, bonuses: [bonus] }, { ...now, bonuses: [bonus] })).toEqual([]);
  });
});

describe('reasons for a move of Qwirkle', () => {
  it.each([2, 3, 4] as const)('with %i seats are made from its facts, and compare as the facts do', (seats) => {
    let told = 0;
    const [options] = qwirkle.variants;
    for (const { position, seat, move, other } of choices(qwirkle, options ?? expect.fail(), seats, `words ${seats}`)) {
      const [mine, theirs] = [qwirkleMoveFacts(position, seat, move), qwirkleMoveFacts(position, seat, other)];
      const reasons = qwirkleReasons(mine);
      const compared = qwirkleComparison(mine, theirs);
      told += checkSentences([...reasons, ...compared], qwirkleWords);
      expect(isOrdered(reasons) && isOrdered(compared)).toBe(true);
      for (const { topic } of [...reasons, ...compared]) expect(QWIRKLE_LOOK_AT).toHaveProperty(topic);
      if (mine.qwirkles === 0 && theirs.qwirkles === 0) {
        const points = compared.find(({ topic }) => topic === 'points');
        expect(points === undefined ? 0 : Math.sign(points.weight)).toBe(Math.sign(mine.points - theirs.points));
      }
      expect(qwirkleComparison(mine, mine)).toEqual([]);
    }
    expect(told).toBeGreaterThan(30);
  });
});

describe('where points were lost', () => {
  it('is told with the most first, in both languages, and not where nothing was lost', () => {
    const lost = { offer: 1.25, tiling: 0, floor: 4, bonus: 0.04 };
    expect(lostLine(lost, 'en')).toBe('points lost: floor 4.0, choosing tiles 1.3');
    expect(lostLine(lost, 'cs')).toBe('ztracené body: podlaha 4,0, výběr z nabídky 1,3');
    expect(lostLine({ plays: 0, trades: 0, qwirkles: 0.01 }, 'en')).toBeUndefined();
    // Every place of every game has a word.
    for (const { places } of [azulLossPlaces, qwirkleLossPlaces])
      for (const place of places) expect(lostLine({ [place]: 1 }, 'cs')).not.toContain(`${place} 1`);
  });
});
