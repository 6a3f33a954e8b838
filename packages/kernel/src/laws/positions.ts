// Laws about positions as texts: nothing is lost on the way, and whatever a text is read as can be played.

import { apply } from '../action.ts';
import { type Game, type GameTypes, latestRules } from '../game.ts';
import { formatSetUp, parseSetUp } from '../position-text.ts';
import { SET_UP_FORMAT } from '../record.ts';
import { maskRecord, open } from '../replay.ts';
import type { SeatCount } from '../seats.ts';
import { mustEqual } from './compare.ts';
import { law, type Trial } from './law.ts';
import { mutate } from './mutate.ts';
import { recordOf } from './records.ts';
import { publicFacts, received } from './secrecy.ts';
import { granted, moveTexts, mustRefuse, viewersOf, walk, walkOn } from './walk.ts';

/** How many almost-right texts of each position are read, and one in how many of those that are let through is played out. */
const MISTAKES = 4;
const PLAYED_EVERY = 4;

/** A position after it was written and read again. */
function reread<T extends GameTypes>(game: Game<T>, options: T['options'], position: T['position']): T['position'] {
  const text = formatSetUp(game, options, position);
  const read = granted(parseSetUp(game, text, { options, rules: latestRules(game) }), `reading "${text}"`);
  mustEqual(`"${text}" read and written`, formatSetUp(game, options, read.position), text);
  mustEqual(
    `"${text}" read in a link`,
    granted(parseSetUp(game, text.replaceAll(' ', '_'), { options }), text).seats,
    read.seats,
  );
  return read.position;
}

function mustBeTheSame<T extends GameTypes>(
  game: Game<T>,
  found: T['position'],
  expected: T['position'],
  where: string,
): void {
  mustEqual(`view ${where}`, game.view(found), game.view(expected));
  mustEqual(`public facts ${where}`, publicFacts(game, found), publicFacts(game, expected));
  const turn = game.turn(expected);
  mustEqual(`legal moves ${where}`, moveTexts(game, found, turn), moveTexts(game, expected, turn));
}

export const positionsRoundTrip = law('positions are read back as they were written', (trial) => {
  const { game, options, random } = trial;
  let twin = reread(game, options, game.setup(options, trial.seats));
  for (const { index, position, action } of walk(trial)) {
    mustBeTheSame(game, twin, position, `of a position that was read, before action ${index}`);
    const read = reread(game, options, position);
    mustBeTheSame(game, read, position, `read before action ${index}`);
    // One that was read serves for a while: what a view does not show would come out.
    if (random(3) === 0) twin = read;
    if (action) apply(game, twin, action);
  }
});

export const maskedPositionsAgree = law('a masked position is what a masked record leads to', (trial) => {
  const { game, options, seats } = trial;
  const masked = viewersOf(seats).map((viewer) => ({ viewer, position: game.setup(options, seats) }));
  for (const { index, position, action } of walk(trial)) {
    const from = formatSetUp(game, options, position);
    const record = { ...recordOf(trial, []), format: SET_UP_FORMAT, from } as const;
    const isOver = game.turn(position).kind === 'over';
    for (const { viewer, position: seen } of masked) {
      const where = `for viewer ${viewer} before action ${index}`;
      const shown = granted(maskRecord(game, record, viewer), `a record from "${from}" masked ${where}`);
      const opened = granted(open(game, shown), `the position "${shown.from}" ${where}`);
      mustBeTheSame(game, opened, isOver ? position : seen, where);
      mustEqual(`masked twice ${where}`, granted(maskRecord(game, shown, viewer), 'masked twice'), shown);
      if (action) apply(game, seen, received(game, action, viewer));
    }
  }
});

export const readPositionsCanBePlayed = law(
  'whatever a text of a position is read as can be played to its end',
  (trial) => {
    const { game, options, random } = trial;
    const earlier: string[] = [];
    for (const { position } of walk(trial)) {
      const text = formatSetUp(game, options, position);
      if (earlier.length < 50 || random(8) === 0) earlier.push(text);
      for (let i = 0; i < MISTAKES; i++) {
        const once = mutate(text, earlier, random);
        const mistaken = random(2) === 0 ? once : mutate(once, earlier, random);
        const read = parseSetUp(game, mistaken);
        if (!read.ok) mustRefuse(`"${mistaken}"`, read.refusal);
        else if (random(PLAYED_EVERY) === 0) mustPlay(trial, mistaken, read.value);
      }
    }
  },
);

function mustPlay<T extends GameTypes>(
  { game, random }: Trial<T>,
  text: string,
  { options, seats, position }: { options: T['options']; seats: SeatCount; position: T['position'] },
): void {
  const whole = game.census(game.setup(options, seats));
  mustEqual(`tiles of "${text}"`, game.census(position), whole);
  reread(game, options, position);
  for (const { position: at } of walkOn(game, game.determinize(position, random), random)) {
    mustEqual(`tiles after "${text}"`, game.census(at), whole);
  }
}
