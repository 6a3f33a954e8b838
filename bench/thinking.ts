// `node bench/thinking.ts [MILLISECONDS]`: by how much bots overrun their time, and the memory of a process that thinks.

import { loadBots, startDecision } from '@mozaika/bots';
import { playOut, type SeatCount, seededRandom } from '@mozaika/kernel';

const milliseconds = Number(process.argv[2] ?? 1000);
const DECISIONS = 6;

const cpuMilliseconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Has the master make the first decisions of a match, with a budget of time alone. */
async function watch(name: string, seats: SeatCount, variant: number): Promise<void> {
  const bots = await loadBots(name);
  if (!bots) throw new Error(`No bots for ${name}`);
  const { game } = bots.master;
  const random = seededRandom('thinking');
  const budget = { nodes: Number.MAX_SAFE_INTEGER, milliseconds };
  const now = (): number => performance.now();
  let [asked, overrun, longest, memory] = [0, 0, 0, 0];
  playOut(game, game.setup(game.variants[variant], seats), {
    chance: () => random,
    choose: (position, seat) => {
      const start = now();
      const started = startDecision(
        asked++ < DECISIONS ? bots.master : bots.random,
        { position, seat, random },
        { budget, now },
      );
      if (!started.ok) throw new Error(started.refusal.code);
      for (let more = 'more'; more === 'more'; ) {
        const before = cpuMilliseconds();
        more = started.value.advance();
        longest = Math.max(longest, cpuMilliseconds() - before);
      }
      overrun = Math.max(overrun, now() - start - milliseconds);
      memory = Math.max(memory, process.memoryUsage.rss());
      return started.value.decision().move;
    },
  });
  const label = `${name} ${JSON.stringify(game.variants[variant])}, ${seats} seats`.padEnd(42);
  const facts = [
    `overrun ${overrun.toFixed(0)} ms`,
    `longest slice ${longest.toFixed(0)} ms of CPU`,
    `process ${(memory / 2 ** 20).toFixed(0)} MB`,
  ];
  console.log(`${label} ${facts.join(', ')}`);
}

for (const seats of [2, 3, 4] as const) for (const variant of [0, 1]) await watch('azul', seats, variant);
for (const seats of [2, 3, 4] as const) await watch('qwirkle', seats, 0);
