// The law about determinization: what a masked position does not know can be filled in, and the match played on from there.

import { allMoves, apply, check, formatAction } from '../action.ts';
import type { Game, GameTypes } from '../game.ts';
import type { Random } from '../random.ts';
import { seatsOf, type Viewer } from '../seats.ts';
import { must, mustEqual } from './compare.ts';
import { law, type Trial } from './law.ts';
import { publicFacts, received } from './secrecy.ts';
import { mustPass, viewersOf, walk, walkOn } from './walk.ts';

/** One in so many positions is determinized. */
const IMAGINED_EVERY = 40;

export const determinizedPositionsFit = law(
  'a determinized position agrees with the masked one and can be played to its end',
  <T extends GameTypes>(trial: Trial<T>) => {
    const { game, options, seats, random } = trial;
    const masked = viewersOf(seats).map((viewer) => ({ viewer, position: game.setup(options, seats) }));
    for (const { index, position, action } of walk(trial)) {
      for (const { viewer, position: seen } of masked) {
        if (random(IMAGINED_EVERY) === 0) {
          const whole = { position: game.clone(position), census: game.census(position) };
          mustFit(trial, seen, whole, viewer, `for viewer ${viewer} before action ${index}`);
        }
        if (action) apply(game, seen, received(game, action, viewer));
      }
    }
  },
);

function mustFit<T extends GameTypes>(
  { game, seats, random }: Trial<T>,
  masked: T['position'],
  truth: { readonly position: T['position']; readonly census: readonly number[] },
  viewer: Viewer,
  where: string,
): void {
  const before = game.view(masked);
  const facts = publicFacts(game, masked);
  const determinized = game.determinize(masked, random);
  mustEqual(`the masked position after determinizing ${where}`, game.view(masked), before);
  mustEqual(`public facts of the determinized position ${where}`, publicFacts(game, determinized), facts);
  mustEqual(`census of the determinized position ${where}`, game.census(determinized), truth.census);
  for (const seat of seatsOf(seats))
    must(game.knows(determinized, seat), `seat ${seat} is not known when determinized ${where}`);
  const turn = game.turn(masked);
  if (viewer !== 'spectator' && turn.kind === 'move' && turn.seats.includes(viewer)) {
    mustEqual(
      `own moves when determinized ${where}`,
      allMoves(game, determinized, viewer),
      allMoves(game, truth.position, viewer),
    );
  }
  mustPlayOn(game, determinized, random, where);
  mustEqual(`the masked position after a determinized match ${where}`, game.view(masked), before);
}

function mustPlayOn<T extends GameTypes>(
  game: Game<T>,
  determinized: T['position'],
  random: Random,
  where: string,
): void {
  const census = game.census(determinized);
  for (const { position, action } of walkOn(game, determinized, random)) {
    if (action) mustPass(`"${formatAction(game, action)}" determinized ${where}`, check(game, position, action));
  }
  mustEqual(`census at the end of a determinized match ${where}`, game.census(determinized), census);
}
