// Reads what is stored and tells what is wrong with it: gaps, doubles, matches that don't replay, acknowledged actions that are missing.

import { MatchHost } from '@mozaika/kernel';
import type { Storage } from '../src/storage/port.ts';
import type { Acknowledged } from './crowd.ts';
import { gameOf } from './player.ts';

export async function storedProblems(storage: Storage, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const problems: string[] = [];
  const byMatch = Map.groupBy(acknowledged, ({ match }) => match);
  for (const [id, actions] of byMatch) {
    const row = await storage.match(id);
    const entries = await storage.entries(id, 0);
    if (!row) {
      problems.push(`${id} is gone`);
      continue;
    }
    if (entries.some(({ index }, i) => index !== i)) problems.push(`${id}: the indexes have gaps or doubles`);
    const head = {
      format: 'mozaika/1',
      game: row.game,
      options: JSON.parse(row.options),
      players: row.people.map((_, i) => String(i + 1)),
      rules: row.rules,
    } as const;
    const texts = entries.map(({ text }) => text);
    const opened = MatchHost.open(gameOf(row.game), head, texts);
    if (!opened.ok) problems.push(`${id} does not replay: ${JSON.stringify(opened.refusal)}`);
    for (const { index, action } of actions) {
      const at = texts.indexOf(action, index);
      if (at < 0) problems.push(`${id}: ${index} "${action}" was acknowledged and is missing`);
    }
  }
  return problems;
}
