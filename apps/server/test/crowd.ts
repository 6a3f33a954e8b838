// A crowd that plays at many tables at once, each as quickly as it can, and remembers what the server acknowledged.

import { type Json, latestRules, MatchHost, MoveList, type Random, seatAt, seededRandom } from '@mozaika/kernel';
import { gameOf } from './player.ts';
import { Somebody } from './server.ts';

export interface Acknowledged {
  readonly match: string;
  readonly index: number;
  readonly action: string;
}

const list = new MoveList();

/** One person who plays whatever table they sit at, for ever. */
export class Eager {
  readonly somebody: Somebody;
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: string[] = [];
  private running: MatchHost | undefined;
  private match = '';
  private busy = false;
  private asked = '';
  private readonly random: Random;
  stopped = false;

  constructor(somebody: Somebody, seed: string) {
    this.somebody = somebody;
    this.random = seededRandom(seed);
  }

  async play(code: string): Promise<void> {
    const { client } = this.somebody;
    client.watch(code, { changed: () => void this.go(code) });
    await client.sit(code);
  }

  private async go(code: string): Promise<void> {
    const { client } = this.somebody;
    const table = client.table(code);
    const log = client.log(code);
    if (this.busy || this.stopped || !table) return;
    if (table.stage === 'over' && table.match && table.match.id !== this.asked) {
      this.asked = table.match.id;
      await client.rematch(code);
      return;
    }
    if (table.stage !== 'playing' || !log || log.seed !== undefined) return;
    if (table.you.seat === undefined) return;
    const seat = seatAt(table.you.seat - 1);
    const game = gameOf(table.game);
    if (this.match !== log.match || !this.running || log.entries.length < this.running.entries.length) {
      const players = table.seats.map((_, i) => String(i + 1));
      const rules = table.match?.rules ?? latestRules(game);
      const head = { format: 'mozaika/1', game: game.id, options: table.options as Json, players, rules } as const;
      const opened = MatchHost.open(game, head);
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
      this.match = log.match;
      this.running = opened.value;
    }
    const refusal = this.running.append(log.entries.slice(this.running.entries.length));
    if (refusal) throw new Error(`what was told can't be replayed: ${JSON.stringify(refusal)}`);
    const { turn, position, entries } = this.running;
    if (turn.kind !== 'move' || !turn.seats.includes(seat)) return;
    game.legalMoves(position, seat, list);
    if (list.length === 0) game.unlistedMoves?.(position, seat, list);
    const move = list.at(this.random(list.length));
    const wish = { match: log.match, index: entries.length, action: `${seat} ${game.formatMove(move)}` };
    this.busy = true;
    const answer = await client.send({ op: 'act', ...wish });
    this.busy = false;
    if (answer === undefined) this.acknowledged.push(wish);
    else this.refused.push(answer.code);
    // Who has hung up gets no other answer, however often they ask.
    if (answer?.code !== 'closed') void this.go(code);
  }
}

/** Opens tables for two with people who begin to play at once. */
export async function crowd(server: { readonly address: string }, wishes: readonly object[]): Promise<Eager[]> {
  const all: Eager[] = [];
  for (const wish of wishes) {
    const seedOf = (name: string) => `${all.length} ${name}`;
    const people = [
      new Eager(await Somebody.at(server), seedOf('first')),
      new Eager(await Somebody.at(server), seedOf('second')),
    ];
    const code = await people[0].somebody.create(wish);
    for (const person of people) await person.play(code);
    all.push(...people);
  }
  return all;
}
