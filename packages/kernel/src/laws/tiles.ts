// Laws about positions as such: tiles stay, matches end, clones and copies are independent, views are plain data.

import type { GameTypes } from '../game.ts';
import { must, mustEqual } from './compare.ts';
import { law, type Trial } from './law.ts';
import { LONGEST_MATCH, moveTexts, walk, walkOn } from './walk.ts';

export const tilesAreConserved = law('tiles are conserved', (trial) => {
  const { game, options, seats } = trial;
  const whole = game.census(game.setup(options, seats));
  must(whole.length > 0 && whole.every((count) => Number.isInteger(count) && count >= 0), 'census at set-up', whole);
  for (const { index, position } of walk(trial))
    mustEqual(`census before action ${index}`, game.census(position), whole);
});

export const matchesEnd = law('matches end', (trial) => {
  let last = -1;
  for (const { index } of walk(trial)) last = index;
  must(last >= 0 && last <= LONGEST_MATCH, 'number of actions', last);
});

/** How far a clone is played on. */
const AHEAD = 12;
/** One in so many positions has a clone and a copy played on. */
const CLONED_EVERY = 6;

export const clonesAreIndependent = law(
  'clones and copies are independent of their source',
  <T extends GameTypes>(trial: Trial<T>) => {
    const { game, options, seats, random } = trial;
    const facts = (position: T['position']) => {
      const turn = game.turn(position);
      return { view: game.view(position), census: game.census(position), turn, moves: moveTexts(game, position, turn) };
    };
    const playAhead = (position: T['position']) => {
      for (const { index } of walkOn(game, position, random)) if (index === AHEAD) return;
    };
    const used = game.setup(options, seats);
    let kept = { clone: game.clone(used), facts: facts(used) };
    for (const { index, position } of walk(trial)) {
      const where = `before action ${index}`;
      mustEqual(`an earlier clone after its source went on, ${where}`, facts(kept.clone), kept.facts);
      kept = { clone: game.clone(position), facts: facts(position) };
      if (random(CLONED_EVERY) > 0) continue;
      const now = kept.facts;
      const clone = game.clone(position);
      mustEqual(`a clone, ${where}`, facts(clone), now);
      playAhead(clone);
      mustEqual(`the source after its clone went on, ${where}`, facts(position), now);
      game.copy(position, used);
      mustEqual(`a copy into a used position, ${where}`, facts(used), now);
      playAhead(used);
      mustEqual(`the source after its copy went on, ${where}`, facts(position), now);
    }
  },
);

export const viewsArePlainData = law('views are plain data', (trial) => {
  const { game } = trial;
  for (const { index, position } of walk(trial)) {
    const view = game.view(position);
    mustEqual(`view before action ${index}`, view, JSON.parse(JSON.stringify(view)));
    mustEqual(`second view before action ${index}`, game.view(position), view);
    const seen = game.publicView(position);
    mustEqual(`public view before action ${index}`, seen, JSON.parse(JSON.stringify(seen)));
  }
});
