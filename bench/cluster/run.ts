// `npm run bench:cluster [-- SECONDS [sites|servers|stored]]`: what a move costs one server with SQLite, one with PostgreSQL, three that
// hear of each other by NOTIFY, and three by NATS; then as servers and as stored matches grow. Each row is measured twice: as quick as it
// goes, for the moves a second, and at a rate that leaves room, for everything else.

import { type BenchSite, openBenchSite, type SitePlan } from './site.ts';
import { storeMatches } from './stored-matches.ts';

const SECONDS = Number(process.argv[2] ?? 10);
const TABLES = 24;
const RATE = 100;
const STORED = [1_000, 100_000, 1_000_000];
const MOST_SERVERS = 4;

async function row(name: string, site: BenchSite): Promise<string> {
  const most = await site.measure({ tables: TABLES, seconds: SECONDS });
  const { p50, p99, servers, services } = await site.measure({ tables: TABLES, seconds: SECONDS, rate: RATE });
  const cells = [
    most.movesPerSecond.toFixed(0),
    `${p50.toFixed(0)} ms`,
    `${p99.toFixed(0)} ms`,
    `${most.servers.toFixed(2)} / ${servers.toFixed(2)} ms`,
    `${most.services.toFixed(2)} / ${services.toFixed(2)} ms`,
  ];
  return `| ${[name, ...cells].join(' | ')} |`;
}

function head(first: string): void {
  console.log(
    `\n| ${first} | moves/s | p50 | p99 | CPU of servers a move, most / ${RATE} a second | CPU of PostgreSQL and NATS |`,
  );
  console.log('|---|---|---|---|---|---|');
}

async function measure(name: string, plan: SitePlan): Promise<void> {
  await using site = await openBenchSite(plan);
  console.log(await row(name, site));
}

async function sites(): Promise<void> {
  head('site');
  await measure('one server, SQLite', { servers: 1, database: 'sqlite', bus: 'none' });
  await measure('one server, PostgreSQL', { servers: 1, database: 'postgres', bus: 'notify' });
  await measure('three servers, NOTIFY', { servers: 3, database: 'postgres', bus: 'notify' });
  await measure('three servers, NATS', { servers: 3, database: 'postgres', bus: 'nats' });
}

async function servers(): Promise<void> {
  head('servers, with NATS');
  for (let count = 1; count <= MOST_SERVERS; count++) {
    await measure(String(count), { servers: count, database: 'postgres', bus: 'nats' });
  }
}

async function stored(): Promise<void> {
  head('stored matches, one server, PostgreSQL');
  await using site = await openBenchSite({ servers: 1, database: 'postgres', bus: 'notify' });
  // The first matches are played: one of them is what is copied.
  await site.measure({ tables: 4, seconds: 1 });
  let before = 0;
  for (const count of STORED) {
    storeMatches(site, before, count);
    before = count;
    console.log(await row(count.toLocaleString('en'), site));
  }
  const bytes = Number(site.sql("select pg_database_size('postgres')"));
  console.log(`\nThe database then has ${(bytes / 1e9).toFixed(2)} GB.`);
}

const PARTS: { readonly [name: string]: () => Promise<void> } = { sites, servers, stored };
const wanted = process.argv[3];
for (const [name, part] of Object.entries(PARTS)) if (wanted === undefined || wanted === name) await part();
