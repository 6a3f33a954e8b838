// Every message gets exactly one answer, never a second one, and none of them is that the server failed. (Who was not answered at all at the
// end of a run, run.ts says.)

import type { Event } from '../journal.ts';
import type { Frame, Request } from '../messages.ts';
import type { Check, Evidence } from './evidence.ts';

export class Answers implements Check {
  private readonly evidence: Evidence;
  /** By client and socket: how many answers each id still waits for. */
  private readonly open = new Map<string, Map<string, number>>();

  constructor(evidence: Evidence) {
    this.evidence = evidence;
  }

  private waiting({ client, connection }: Event): Map<string, number> {
    const key = `${client} ${connection}`;
    const waiting = this.open.get(key) ?? new Map<string, number>();
    this.open.set(key, waiting);
    return waiting;
  }

  sent(event: Event, { id }: Request): void {
    const waiting = this.waiting(event);
    waiting.set(id, (waiting.get(id) ?? 0) + 1);
  }

  told(event: Event, frame: Frame): void {
    const id = frame.op === 'log' ? frame.re : frame.op === 'done' || frame.op === 'refused' ? frame.id : undefined;
    if (frame.op === 'refused' && frame.refusal.code === 'failed') this.evidence.report('failed', event, `${id}`);
    if (id === undefined) return;
    const waiting = this.waiting(event);
    const left = (waiting.get(id) ?? 0) - 1;
    if (left < 0) this.evidence.report('answered-twice', event, id);
    if (left > 0) waiting.set(id, left);
    else waiting.delete(id);
  }

  closed({ client, connection }: Event): void {
    this.open.delete(`${client} ${connection}`);
  }
}
