// The law about imagination: what a masked position does not know can be filled in, and the match played on from there.

import { allMoves, apply, check, formatAction } from '../action.ts';
import type { Game, GameTypes } from '../game.ts';
import type { Random } from '../random.ts';
import { seatsOf, type Viewer } from '../seats.ts';
import { must, mustEqual } from './compare.ts';
import { law, type Trial } from './law.ts';
import { publicFacts, received } from './secrecy.ts';
import { mustPass, viewersOf, walk, walkOn } from './walk.ts';

/** One in so many positions is imagined. */
const IMAGINED_EVERY = 40;

export const imaginedPositionsFit = law(
  'an imagined position agrees with the masked one and can be played to its end',
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
  const imagined = game.imagine(masked, random);
  mustEqual(`the masked position after imagining ${where}`, game.view(masked), before);
  mustEqual(`public facts of the imagined position ${where}`, publicFacts(game, imagined), facts);
  mustEqual(`census of the imagined position ${where}`, game.census(imagined), truth.census);
  for (const seat of seatsOf(seats))
    must(game.knows(imagined, seat), `seat ${seat} is not known when imagined ${where}`);
  const turn = game.turn(masked);
  if (viewer !== 'spectator' && turn.kind === 'move' && turn.seats.includes(viewer)) {
    mustEqual(
      `own moves when imagined ${where}`,
      allMoves(game, imagined, viewer),
      allMoves(game, truth.position, viewer),
    );
  }
  mustPlayOn(game, imagined, random, where);
  mustEqual(`the masked position after an imagined match ${where}`, game.view(masked), before);
}

function mustPlayOn<T extends GameTypes>(game: Game<T>, imagined: T['position'], random: Random, where: string): void {
  const census = game.census(imagined);
  for (const { position, action } of walkOn(game, imagined, random)) {
    if (action) mustPass(`"${formatAction(game, action)}" imagined ${where}`, check(game, position, action));
  }
  mustEqual(`census at the end of an imagined match ${where}`, game.census(imagined), census);
}
