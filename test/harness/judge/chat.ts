// Chat: what was acknowledged is stored once, what was shown is stored under its number, and only those who sit at the table are shown it.

import type { Event } from '../journal.ts';
import type { Frame, Request } from '../messages.ts';
import type { Check, Evidence } from './evidence.ts';

export class Chat implements Check {
  private readonly evidence: Evidence;
  private readonly pending = new Map<string, Request>();

  constructor(evidence: Evidence) {
    this.evidence = evidence;
  }

  sent(_: Event, request: Request): void {
    if (request.op === 'say' || request.op === 'write') this.pending.set(request.id, request);
  }

  told(event: Event, frame: Frame): void {
    if (frame.op === 'said') this.said(event, frame);
    if (frame.op !== 'done') return;
    const request = this.pending.get(frame.id);
    if (!request) return;
    this.pending.delete(frame.id);
    const messages = [...(this.evidence.truth.chat.get(request.table ?? '') ?? [])];
    const kept = messages.filter(([, { key }]) => key === request.id);
    if (kept.length > 1) this.evidence.report('twice', event, `${request.id} is stored ${kept.length} times`);
    // Old messages of a long chat make room for new ones.
    const isRolled = messages.every(([n]) => n > 0) && messages.length > 0 && !messages.some(([n]) => n === 1);
    if (kept.length === 0 && !isRolled)
      this.evidence.report('lost', event, `${JSON.stringify(request)} was acknowledged`);
  }

  private said(event: Event, { table, n, phrase, text }: Frame & { op: 'said' }): void {
    const { truth } = this.evidence;
    if (!truth.people.has(event.client))
      this.evidence.report('secret', event, 'the chat, to somebody who does not sit there');
    const messages = truth.chat.get(table);
    const first = Math.min(...(messages?.keys() ?? []));
    const stored = messages?.get(n);
    if (!stored && n < first) return;
    if (!stored || stored.phrase !== (phrase ?? null) || stored.text !== (text ?? null)) {
      this.evidence.report('shown-not-stored', event, `chat message ${n} of ${table}: ${phrase ?? text}`);
    }
  }
}
