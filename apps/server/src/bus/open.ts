// Opens the bus that fits a database: only PostgreSQL is shared by several servers.

import type { Bus } from './port.ts';
import { singleProcess } from './single-process.ts';

export async function openBus(database: string): Promise<Bus> {
  if (!/^postgres(ql)?:/i.test(database)) return singleProcess;
  // Loaded only by those who use it, as the storage is.
  const { PostgresBus } = await import('./postgres.ts');
  return PostgresBus.open(database);
}
