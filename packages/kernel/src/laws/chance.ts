// Laws about chance: every deal that is sampled is legal, and a wrong deal is refused or is simply another legal one.

import { apply, check, formatAction, parseAction } from '../action.ts';
import { DuplicateKey, dealNext } from '../duplicate-dealer.ts';
import type { Action, GameTypes } from '../game.ts';
import { must, mustEqual } from './compare.ts';
import { law, type Trial } from './law.ts';
import { mutate } from './mutate.ts';
import { rewritten } from './notation.ts';
import { mustPass, mustRefuse, randomAction, walk } from './walk.ts';

/** How many deals, and how many wrong ones, are tried where chance decides. */
const SAMPLES = 4;
const MISTAKES = 40;

export const sampledDealsAreLegal = law('deals that chance samples are legal', (trial) => {
  const { game, random } = trial;
  for (const { index, position, turn } of walk(trial)) {
    if (turn.kind !== 'deal') continue;
    const before = game.view(position);
    for (let i = 0; i < SAMPLES; i++) {
      const action = { kind: 'deal', deal: game.deal(position, random) } as const;
      const text = formatAction(game, action);
      mustPass(`"${text}" as action ${index}`, check(game, position, action));
      mustPass(`"${text}" read again, as action ${index}`, check(game, position, rewritten(game, action)));
    }
    mustEqual(`position after deals were only sampled, before action ${index}`, game.view(position), before);
  }
});

export const duplicateDealsFollow = law(
  'deals that many share are legal and follow from the key and the past',
  <T extends GameTypes>(trial: Trial<T>) => {
    const { game, options, seats, random } = trial;
    const key = new DuplicateKey(Uint8Array.from({ length: 32 }, () => random(256)));
    const position = game.setup(options, seats);
    const past: Action<T>[] = [];
    for (let deals = 0; ; ) {
      const turn = game.turn(position);
      if (turn.kind === 'over') return;
      const action = turn.kind === 'deal' ? shared(deals++) : randomAction(game, position, turn, random);
      mustPass(`"${formatAction(game, action)}" as action ${past.length}`, check(game, position, action));
      apply(game, position, action);
      past.push(action);
    }

    function shared(k: number): Action<T> {
      const before = game.view(position);
      const [first, second] = [0, 1].map(() => dealNext(game, position, key, k, () => past));
      mustEqual(`position after deals were only looked up, before action ${past.length}`, game.view(position), before);
      mustEqual(`action ${past.length}, looked up again`, game.formatDeal(second), game.formatDeal(first));
      return { kind: 'deal', deal: first };
    }
  },
);

export const wrongDealsAreRefused = law('a wrong deal is refused', (trial) => {
  const { game, options, seats, random } = trial;
  const whole = game.census(game.setup(options, seats));
  const texts: string[] = [];
  for (const { index, position, turn, action } of walk(trial)) {
    if (turn.kind !== 'deal' || action?.kind !== 'deal') continue;
    const text = game.formatDeal(action.deal);
    texts.push(text);
    const before = game.view(position);
    const mistaken = Array.from({ length: MISTAKES }, () => mutate(text, texts, random));
    for (const wrong of [...texts.slice(-MISTAKES), ...mistaken]) {
      const parsed = parseAction(game, `* ${wrong}`);
      const refusal = parsed.ok ? check(game, position, parsed.value) : parsed.refusal;
      mustEqual(`position after a check of "${wrong}", before action ${index}`, game.view(position), before);
      if (!parsed.ok || refusal) {
        mustRefuse(`"${wrong}" as action ${index}`, refusal);
        continue;
      }
      const other = game.clone(position);
      apply(game, other, parsed.value);
      mustEqual(`census after "${wrong}" was let through as action ${index}`, game.census(other), whole);
      must(
        game.census(other).every((count) => count >= 0),
        `tiles that do not exist after "${wrong}"`,
      );
    }
  }
});
