// Tournaments of simulated people for tests: whoever is stronger tends to win.

import { type Random, seededRandom } from '@mozaika/kernel';
import { type Command, decide, type Entry, type Format, openTables, type Table, tournamentOf } from '../src/index.ts';

export class Simulation {
  readonly log: Entry[];
  readonly random: Random;

  constructor(format: Format, entrants: number, seed: string) {
    this.log = [{ kind: 'opened', format, play: {}, seed }];
    this.random = seededRandom(seed);
    for (let i = 0; i < entrants; i++) this.run({ kind: 'enter' });
  }

  get tournament() {
    return tournamentOf(this.log);
  }

  /** Carries a command out; a refusal is the test's failure. */
  run(command: Command): void {
    const decision = decide(this.log, command);
    if ('refusal' in decision) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision.refusal)}`);
    this.log.push(...decision.entries);
  }

  refusal(command: Command): string | undefined {
    const decision = decide(this.log, command);
    return 'refusal' in decision ? decision.refusal.code : undefined;
  }

  finish(table: Table): void {
    // A lower number is a stronger entrant; chance moves each by up to 20 places.
    const strength = table.seats.map((id) => id + this.random(20));
    const ranks = strength.map((own) => 1 + strength.filter((other) => other < own).length);
    this.run({ kind: 'result', table: table.number, result: { ranks } });
  }

  playRound(): void {
    this.run({ kind: 'pair' });
    for (const table of openTables(this.tournament)) this.finish(table);
  }
}
