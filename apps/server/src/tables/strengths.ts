// What a bot that adapts remembers of the people at its table: read before a match begins, stored in the same write that ends it.

import { seatAt } from '@mozaika/kernel';
import type { GameCatalogue } from '../catalogue.ts';
import type { Operation, Storage } from '../storage/port.ts';
import type { Change, Strengths, TableSnapshot } from './decision.ts';
import { peopleOf, type TableState } from './table-state.ts';

const NONE: Strengths = new Map();

/** Only a bot that adapts asks for strengths: at most tables there is nothing to wait for. */
export function readStrengths(
  storage: Storage,
  games: GameCatalogue,
  state: TableState,
): Strengths | Promise<Strengths> {
  const adaptive = games.adaptive(state.game);
  const hasAdaptive = state.seats.some((seat) => seat.kind === 'bot' && seat.level === adaptive?.level);
  return hasAdaptive ? strengthsOf(storage, state) : NONE;
}

async function strengthsOf(storage: Storage, state: TableState): Promise<Strengths> {
  const known = await Promise.all(peopleOf(state).map((person) => storage.strengthsOf(person)));
  return new Map(known.flat().flatMap((row) => (row.game === state.game ? [[row.person, row] as const] : [])));
}

/** What a bot at a table is called in the match that begins. */
export function nameInMatch(games: GameCatalogue, state: TableState, strengths: Strengths, level: string): string {
  const adaptive = games.adaptive(state.game);
  if (level !== adaptive?.level) return level;
  return adaptive.nameFor(peopleOf(state).map((person) => strengths.get(person)));
}

/**
 * What is remembered when a change ends a match. Whom a bot has replaced has shown nothing, and neither has an abandoned match. Whoever
 * resigned or ran out of time has lost, if only by a point. A match ends once, so this happens once.
 */
export function strengthOperations({ rules, strengths }: TableSnapshot, { log }: Change): Operation[] {
  const outcome = log?.update.proposal.outcome;
  if (!log || !outcome || outcome.ranks.length === 0) return [];
  const { scores, gone = [] } = outcome;
  const { game, people, names } = log.match.row;
  const adaptive = rules.games.adaptive(game);
  const partner = adaptive ? people.findIndex((person, i) => person === null && adaptive.isNamed(names[i] ?? '')) : -1;
  if (!adaptive || partner < 0) return [];
  return people.flatMap((person, i): Operation[] => {
    if (person === null || log.update.status.botAt(seatAt(i)) !== undefined) return [];
    const mine = scores[i] ?? 0;
    const least = gone.some(({ seat }) => seat === seatAt(i)) ? mine + 1 : 0;
    const points = { person: mine, partner: Math.max(least, scores[partner] ?? 0) };
    const { level, matches } = adaptive.afterMatch(strengths.get(person), names[partner] ?? '', points);
    return [{ do: 'put-strength', strength: { person, game, level, matches } }];
  });
}
