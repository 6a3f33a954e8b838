// The processor time of processes, where Linux tells it.

import { readdirSync, readFileSync } from 'node:fs';

/** A tick of Linux. */
const TICK_MS = 10;

interface Ticks {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended. */
  readonly ended: number;
}

function ticksOf(pid: number): Ticks | undefined {
  try {
    // After the name in brackets: the second field is the parent, the 12th to the 15th are ticks.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ').map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, own: user + system, ended: endedUser + endedSystem };
  } catch {
    // It has just ended.
    return undefined;
  }
}

/** What a process and all its children, also those that have ended, have used, in milliseconds. */
export function processorTime(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const first = ticksOf(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => ticksOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  const ticks =
    (first?.own ?? 0) + (first?.ended ?? 0) + children.reduce((sum, { own, ended }) => sum + own + ended, 0);
  return ticks * TICK_MS;
}
