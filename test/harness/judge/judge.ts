// The judge of a run: reads the journal once, from its first event to its last, and holds every one of them against what is stored.

import type { Event, Kind } from '../journal.ts';
import type { Frame, Request } from '../messages.ts';
import type { Truth } from '../truth.ts';
import { Acknowledgements } from './acknowledgements.ts';
import { Answers } from './answers.ts';
import { Authors } from './authors.ts';
import { Chat } from './chat.ts';
import { Deals } from './deals.ts';
import { type Check, Evidence, type HttpAnswer, type HttpRequest, type Violation } from './evidence.ts';
import { Logs } from './logs.ts';
import { Onlookers } from './onlookers.ts';
import { Openings } from './openings.ts';
import { Records } from './records.ts';
import { Secrets } from './secrets.ts';

const PARTS = [Logs, Acknowledgements, Authors, Onlookers, Openings, Chat, Secrets, Deals, Answers, Records];

export async function judge(events: Iterable<Event> | AsyncIterable<Event>, truth: Truth): Promise<Violation[]> {
  const evidence = new Evidence(truth);
  const checks: readonly Check[] = PARTS.map((Part) => new Part(evidence));
  for await (const event of events) show(event, checks, evidence);
  for (const check of checks) check.end?.();
  return evidence.violations;
}

const WITHOUT_JSON: ReadonlySet<Kind> = new Set(['open', 'closed', 'fault', 'healed']);

function show(event: Event, checks: readonly Check[], evidence: Evidence): void {
  const { kind, text } = event;
  const json = WITHOUT_JSON.has(kind) ? undefined : parsed(text);
  if (kind === 'told' && json === undefined) evidence.report('not-json', event, text.slice(0, 100));
  for (const check of checks) {
    // What the server sends is typed as docs/protocol.md says it; a frame that is not so throws here, which is a violation, too.
    if (kind === 'told' && json !== undefined) check.told?.(event, json as Frame);
    if (kind === 'sent' && isRequest(json)) check.sent?.(event, json);
    if (kind === 'asked') check.asked?.(event, json as HttpRequest);
    if (kind === 'answered') check.answered?.(event, json as HttpAnswer);
    if (kind === 'closed') check.closed?.(event);
    if (kind === 'fault' || kind === 'healed') check.fault?.(event);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a client sent may be nonsense. */
const isRequest = (json: unknown): json is Request =>
  json !== null && typeof json === 'object' && 'op' in json && 'id' in json && typeof json.id === 'string';

/** A violation as a line for people. */
export const describeViolation = (seed: string, { rule, client, frame, what }: Violation): string =>
  `${rule}: ${what} (${[client, frame === undefined ? '' : `frame ${frame}`, `seed ${seed}`].filter(Boolean).join(', ')})`;
