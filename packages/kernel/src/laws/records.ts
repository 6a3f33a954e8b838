// Laws about records: what was played can be written down, read and replayed, and options survive JSON.

import { formatAction } from '../action.ts';
import { type GameTypes, latestRules } from '../game.ts';
import { formatRecord, type MatchRecord, parseRecord, RECORD_FORMAT } from '../record.ts';
import type { Json } from '../refusal.ts';
import { replay } from '../replay.ts';
import { must, mustEqual } from './compare.ts';
import { law, type Trial } from './law.ts';
import { granted, mustRefuse, walk } from './walk.ts';

/** The record of a trial's match with these actions. */
export const recordOf = <T extends GameTypes>(
  { game, options, seats }: Trial<T>,
  actions: readonly string[],
): MatchRecord => ({
  format: RECORD_FORMAT,
  game: game.id,
  options,
  players: ['Anna', 'Karel', 'Ida', 'Emil'].slice(0, seats),
  rules: latestRules(game),
  actions,
});

export const recordsReplay = law('a record replays to the same position', (trial) => {
  const { game } = trial;
  const actions: string[] = [];
  const moments: ReturnType<typeof moment>[] = [];
  const moment = (position: Parameters<typeof game.view>[0]) => ({
    view: game.view(position),
    shown: game.publicView(position),
    scores: game.scores(position),
  });
  for (const { position, action } of walk(trial)) {
    moments.push(moment(position));
    if (action) actions.push(formatAction(game, action));
  }
  const record = granted(parseRecord(formatRecord(recordOf(trial, actions))), 'the record');
  let replayed = 0;
  const end = replay(game, record, {
    before: (position, _, index) => mustEqual(`replayed before action ${index}`, moment(position), moments[index]),
    after: (position, _, index) => {
      mustEqual(`replayed after action ${index}`, moment(position), moments[index + 1]);
      replayed++;
    },
  });
  mustEqual('the end of the replay', game.view(granted(end, 'the replay')), moments[actions.length]?.view);
  must(replayed === actions.length, 'actions replayed', replayed, actions.length);
});

/** What a foreign program may send instead of options. */
const NO_OPTIONS: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  'x',
  [],
  [[]],
  { board: {} },
  { start: [] },
  { start: -1 },
];

export const optionsReadBack = law('variants and editions are read back as they are', ({ game, options, seats }) => {
  for (const wanted of [options, ...game.editions.map((edition) => edition.options)]) {
    const parsed = granted(game.parseOptions(JSON.parse(JSON.stringify(wanted)), seats), 'options of a variant');
    mustEqual('options read', parsed, wanted);
  }
  for (const json of NO_OPTIONS) {
    const read = game.parseOptions(json, seats);
    if (read.ok) game.turn(game.setup(read.value, seats));
    else mustRefuse(`options ${JSON.stringify(json)}`, read.refusal);
  }
});
