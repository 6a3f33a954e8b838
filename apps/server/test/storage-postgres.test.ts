// The storage contract on PostgreSQL, and what only a database in another process has to keep.

import { afterAll, beforeAll } from 'vitest';
import { type Cluster, startCluster } from './storage/cluster.ts';
import { storageContract } from './storage.contract.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

storageContract('postgres', () => cluster.fresh());
