// `node bench/memory.ts [GAMES]`: plays random games one after the other and prints what the process holds on the way.

import { azul } from '@mozaika/azul';
import { type Game, type GameTypes, randomChooser, seededRandom } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';

const games = Number(process.argv[2] ?? 1_000_000);
const STEPS = 10;

function watch<T extends GameTypes>(game: Game<T>, total: number): void {
  const random = seededRandom('memory');
  const choose = randomChooser(game, random);
  const perStep = Math.ceil(total / STEPS);
  for (let step = 1; step <= STEPS; step++) {
    for (let i = 0; i < perStep; i++) {
      const position = game.setup(game.variants[i % game.variants.length], 2);
      for (;;) {
        const turn = game.turn(position);
        if (turn.kind === 'over') break;
        if (turn.kind === 'deal') game.applyDeal(position, game.deal(position, random));
        else game.applyMove(position, turn.seats[0], choose(position, turn.seats[0]));
      }
    }
    const { heapUsed, rss } = process.memoryUsage();
    const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`.padStart(9);
    const played = (step * perStep).toLocaleString('en').padStart(10);
    console.log(`${game.id.padEnd(8)} ${played} games  heap ${megabytes(heapUsed)}  resident ${megabytes(rss)}`);
  }
}

watch(azul, games);
// A game of Qwirkle takes about thirty times as long.
watch(qwirkle, games / 30);
