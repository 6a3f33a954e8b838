// Laws about what viewers know: a masked record replays, agrees on everything public, and tells nothing else.

import { allMoves, apply, check, formatAction, maskAction, parseAction } from '../action.ts';
import type { Action, Game, GameTypes, Turn } from '../game.ts';
import { pick, type Random } from '../random.ts';
import type { Json } from '../refusal.ts';
import { maskRecord } from '../replay.ts';
import { seatsOf, type Viewer } from '../seats.ts';
import { must, mustEqual } from './compare.ts';
import { law, type Trial } from './law.ts';
import { recordOf } from './records.ts';
import { granted, mustPass, viewersOf, walk } from './walk.ts';

/** How many other decisions are tried in place of each action. */
const ALTERNATIVES = 8;

/** An action as a viewer gets it: masked, written and read again. */
export function received<T extends GameTypes>(game: Game<T>, action: Action<T>, viewer: Viewer): Action<T> {
  const text = formatAction(game, maskAction(game, action, viewer));
  return granted(parseAction(game, text), `reading "${text}"`);
}

/** What everybody knows of a position, in one value. */
export const publicFacts = <T extends GameTypes>(game: Game<T>, position: T['position']): Json => ({
  view: game.publicView(position),
  turn: { ...game.turn(position) } as { readonly [field: string]: Json },
  scores: game.scores(position),
  round: game.round(position),
});

export const maskedRecordsAgree = law('a masked record agrees with the full one on everything public', (trial) => {
  const { game, options, seats } = trial;
  const masked = viewersOf(seats).map((viewer) => ({ viewer, position: game.setup(options, seats) }));
  for (const { index, position, turn, action } of walk(trial)) {
    const facts = publicFacts(game, position);
    for (const { viewer, position: seen } of masked) {
      const where = `for viewer ${viewer} before action ${index}`;
      mustEqual(`public facts ${where}`, publicFacts(game, seen), facts);
      if (viewer !== 'spectator') {
        must(game.knows(seen, viewer), `the own seat is not known ${where}`);
        if (turn.kind === 'move' && turn.seats.includes(viewer)) {
          mustEqual(`own moves ${where}`, allMoves(game, seen, viewer), allMoves(game, position, viewer));
        }
      }
      if (!action) continue;
      const told = received(game, action, viewer);
      mustPass(`"${formatAction(game, told)}" ${where}`, check(game, seen, told));
      apply(game, seen, told);
    }
  }
});

export const maskingTwiceIsMaskingOnce = law(
  'masking twice is masking once',
  <T extends GameTypes>(trial: Trial<T>) => {
    const { game, seats } = trial;
    const actions: Action<T>[] = [];
    for (const { action } of walk(trial)) if (action) actions.push(action);
    const text = (action: Action<T>) => formatAction(game, action);
    const ended = recordOf(trial, actions.map(text));
    const running = recordOf(trial, ended.actions.slice(0, -1));
    for (const viewer of viewersOf(seats)) {
      for (const action of actions) {
        const once = maskAction(game, action, viewer);
        mustEqual(`"${text(action)}" masked twice for ${viewer}`, text(maskAction(game, once, viewer)), text(once));
      }
      const once = granted(maskRecord(game, running, viewer), `a record masked for ${viewer}`);
      mustEqual(`a record masked twice for ${viewer}`, granted(maskRecord(game, once, viewer), 'masked twice'), once);
      mustEqual(`an ended record for ${viewer}`, granted(maskRecord(game, ended, viewer), 'ended'), ended);
    }
  },
);

export const secretsAreKept = law(
  'what is hidden is known to one seat only',
  <T extends GameTypes>(trial: Trial<T>) => {
    const { game, seats, random } = trial;
    const seenBy = (action: Action<T>, viewer: Viewer) => formatAction(game, maskAction(game, action, viewer));
    for (const { index, position, turn, action } of walk(trial)) {
      if (!action) continue;
      const shown = seenBy(action, 'spectator');
      const insiders = seatsOf(seats).filter((seat) => seenBy(action, seat) !== shown);
      const where = `action ${index}, "${formatAction(game, action)}"`;
      must(insiders.length <= 1, `${where} tells several seats what a spectator must not know`, insiders);
      must(action.kind === 'deal' || insiders.every((seat) => seat === action.seat), `${where} is told`, insiders);
      for (const seat of insiders) {
        mustEqual(`${where} as ${seat} would tell it on`, seenBy(maskAction(game, action, seat), 'spectator'), shown);
      }
      mustLookAlike(game, position, alternatives(game, position, turn, action, random));
    }
  },
);

/** Other decisions that could have been made instead of an action. */
function alternatives<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  turn: Turn,
  action: Action<T>,
  random: Random,
): Action<T>[] {
  if (turn.kind === 'deal') {
    return Array.from({ length: ALTERNATIVES }, () => ({ kind: 'deal', deal: game.deal(position, random) }));
  }
  if (action.kind === 'deal') return [];
  const moves = allMoves(game, position, action.seat);
  return Array.from({ length: ALTERNATIVES }, () => ({ ...action, move: pick(moves, random) }));
}

/** Decisions after which everybody sees the same must have looked the same. */
function mustLookAlike<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  actions: readonly Action<T>[],
): void {
  const looks = new Map<string, string>();
  for (const action of actions) {
    const next = game.clone(position);
    apply(game, next, action);
    const seen = JSON.stringify(publicFacts(game, next));
    const text = formatAction(game, maskAction(game, action, 'spectator'));
    mustEqual('texts of decisions with the same public view', text, looks.get(seen) ?? text);
    looks.set(seen, text);
  }
}
