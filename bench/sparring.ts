// Does the sparring partner keep matches open? node bench/sparring.ts GAME [LEVELS [MATCHES]], such as: azul 1,2,3 80
// A series of matches for two against each level, as a person would play them: after each the partner knows the level better. The first
// ones are reported apart. Clocks stand still, so that everything follows from the seeds; how long moves take is measured beside.

import { afterMatch, type Bot, LEVELS, loadBot, type Strength, sparringName, UNKNOWN } from '@mozaika/bots';
import { botContestant, type Contestant, NORMAL_95, playMatch, RunningStats, winShare } from '@mozaika/bots/arena';

const [game = 'azul', which = '1,2,3,4,5,6', count = '80'] = process.argv.slice(2);
/** So many matches first, in which the partner gets to know its opponent. */
const CALIBRATION = 10;
const STILL = () => 0;

const load = async (name: string): Promise<Bot> => {
  const bot = await loadBot(game, name);
  if (!bot) throw new Error(`There is no bot ${name} for ${game}`);
  return bot;
};

/** A contestant whose moves are timed. */
function timed(contestant: Contestant, times: RunningStats): Contestant {
  return {
    ...contestant,
    sit(seating) {
      const agent = contestant.sit(seating);
      return {
        ...agent,
        choose(listed) {
          const start = performance.now();
          const move = agent.choose(listed);
          times.add(performance.now() - start);
          return move;
        },
      };
    },
  };
}

async function series(level: number) {
  const opponent = LEVELS[level - 1];
  const bot = await load(opponent);
  const options = bot.game.editions[0]?.options ?? {};
  const [first, later, taken, times] = [new RunningStats(), new RunningStats(), new RunningStats(), new RunningStats()];
  let known: Strength = UNKNOWN;
  for (let n = 0; n < CALIBRATION + Number(count); n++) {
    const partner = timed(botContestant('partner', await load(sparringName(known.level)), {}, STILL), times);
    const contestants = [partner, botContestant(opponent, bot, {}, STILL)];
    const plan = { game: bot.game, options, contestants, seed: `sparring ${opponent}` };
    const result = await playMatch(plan, { group: n >> 1, rotation: n & 1 });
    if (result.forfeit) throw new Error(result.forfeit.why);
    (n < CALIBRATION ? first : later).add(winShare(result, 0));
    if (n >= CALIBRATION) taken.add(known.level);
    const [own = 0, other = 0] = result.scores;
    known = afterMatch(known, known.level, { person: other, partner: own });
  }
  return { opponent, first, later, taken, times };
}

console.log('| game | against | wins of the first 10 | then | of matches | taken for level | ms a move |');
console.log('|---|---|---|---|---|---|---|');
for (const level of which.split(',').map(Number)) {
  const { opponent, first, later, taken, times } = await series(level);
  const percent = ({ mean }: RunningStats) => (100 * mean).toFixed(0);
  const within = (100 * NORMAL_95 * Math.sqrt(later.variance / later.count)).toFixed(0);
  const row = [
    game,
    `${level} ${opponent}`,
    `${percent(first)} %`,
    `${percent(later)} ± ${within} %`,
    later.count,
    taken.mean.toFixed(1),
    times.mean.toFixed(0),
  ];
  console.log(`| ${row.join(' | ')} |`);
}
