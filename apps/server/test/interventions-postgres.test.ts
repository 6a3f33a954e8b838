// What whoever runs several servers on one PostgreSQL can do: it holds at each of them.

import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Admin } from '../src/moderation/admin.ts';
import { openAdmin } from '../src/moderation/admin.ts';
import { interventionsContract } from './interventions.ts';
import { serve } from './server.ts';
import { type Cluster, startCluster } from './storage/cluster.ts';

let cluster: Cluster;
const admins: Admin[] = [];
beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(async () => {
  for (const admin of admins.splice(0)) await admin.end();
});
afterAll(() => cluster.stop());

interventionsContract('several servers', async () => {
  const database = await cluster.fresh();
  const servers = [await serve({ database }), await serve({ database })] as const;
  const admin = await openAdmin({ database });
  admins.push(admin);
  return { servers, admin };
});
