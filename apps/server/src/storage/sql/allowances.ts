// What is left of somebody's allowance, as one number: when all of it is there again. A chunk puts that off; it is refused if it would put
// it off for longer than the whole takes to come back.

import { sql } from 'kysely';
import type { ChunkOfAllowance } from '../port.ts';
import type { Statement } from './database.ts';
import type { Dialect } from './dialect.ts';
import { template } from './template.ts';

/** A row comes back if the chunk was taken. */
export function takeChunkOf({ compiler: db, now }: Dialect): (chunk: ChunkOfAllowance) => Statement {
  return template((s: Pick<ChunkOfAllowance, 'key' | 'costMs' | 'allMs'>) => {
    const fullAt = sql.ref<number>('allowances.fullAt');
    const latest = sql<number>`${now} + ${s.allMs}`;
    // What is later than possible was written before the clock was set back.
    const from = sql<number>`case when ${fullAt} between ${now} and ${latest} then ${fullAt} else ${now} end`;
    const until = sql<number>`${from} + ${s.costMs}`;
    return db
      .insertInto('allowances')
      .values({ key: s.key, fullAt: sql<number>`${now} + ${s.costMs}` })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ fullAt: until }).where(until, '<=', latest))
      .returning('fullAt');
  });
}
