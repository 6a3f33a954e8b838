// What the bots of one version decide in given positions; compare-versions.ts runs a copy of it inside each version.
// Standard input: the positions; standard output: for each sort of position and bot, the decisions. Both as JSON.

import { readFileSync } from 'node:fs';
import type { decide, GameBots, searchRequestOf } from '@mozaika/bots';
import { type MatchRecord, type Seat, seededRandom } from '@mozaika/kernel';

/** A position as a record that is masked for the seat to move, and how many nodes a bot gets; its own budget if none are named. */
export interface Probe {
  readonly bot: string;
  readonly nodes?: number;
  readonly positions: readonly { readonly seat: Seat; readonly record: MatchRecord }[];
}
export type Probes = { readonly [name: string]: Probe };
/** A chosen move as its text, and the value that the bot gives it, if it gives one. */
export interface Decided {
  readonly move: string;
  readonly win?: number;
}
export type Decisions = { readonly [name: string]: readonly Decided[] };

/** Versions before November 18, 2026 call some functions by other names. */
const api: { readonly [name: string]: unknown } = await import('@mozaika/bots');
const load = (api['loadBots'] ?? api['loadField']) as (game: string) => Promise<GameBots | undefined>;
const requestOf = (api['searchRequestOf'] ?? api['questionOf']) as typeof searchRequestOf;
const decideWith = api['decide'] as typeof decide;

/** Levels that versions before November 18, 2026 call by other names. */
const ONCE: { readonly [name: string]: string } = { regular: 'beginner', practised: 'casual' };

async function decisionsOf({ bot: name, nodes, positions }: Probe): Promise<Decided[]> {
  const decisions: Decided[] = [];
  for (const [i, { seat, record }] of positions.entries()) {
    const bots: { readonly [name: string]: GameBots['greedy'] } | undefined = await load(record.game);
    const bot = bots?.[name] ?? bots?.[ONCE[name]];
    if (!bot) throw new Error(`${record.game} has no ${name}`);
    const request = requestOf(bot.game, record, seededRandom(`probe ${i}`), seat);
    if (!request.ok) throw new Error(JSON.stringify(request.refusal));
    const budget = { ...(nodes === undefined ? {} : { nodes }), milliseconds: Number.POSITIVE_INFINITY };
    const decided = decideWith(bot, request.value, { budget, now: () => 0 });
    if (!decided.ok) throw new Error(decided.refusal.code);
    const { move, analysis } = decided.value;
    decisions.push({ move: bot.game.formatMove(move), ...analysis.moves.slice(0, 1).map(({ win }) => ({ win }))[0] });
  }
  return decisions;
}

const probes: Probes = JSON.parse(readFileSync(0, 'utf8'));
const found: { [name: string]: readonly Decided[] } = {};
for (const [name, probe] of Object.entries(probes)) found[name] = await decisionsOf(probe);
process.stdout.write(JSON.stringify(found));
