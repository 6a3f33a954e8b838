// What every check of the judge starts from: what is stored, who is who, and where violations go.

import type { Event } from '../journal.ts';
import type { Frame, Request } from '../messages.ts';
import { hostOf } from '../rules.ts';
import type { StoredMatch, Truth } from '../truth.ts';

/** Something that must not be, with the event of the journal that shows it. */
export interface Violation {
  readonly rule: string;
  readonly client: string;
  /** The number of the frame in the journal; none if no single frame shows it. */
  readonly frame: number | undefined;
  readonly what: string;
}

/** A stored match with what the rules say of it. */
export interface JudgedMatch extends StoredMatch {
  readonly over: boolean;
}

export class Evidence {
  readonly truth: Truth;
  readonly matches = new Map<string, JudgedMatch>();
  readonly violations: Violation[] = [];

  constructor(truth: Truth) {
    this.truth = truth;
    for (const match of truth.matches.values()) this.matches.set(match.id, { ...match, over: this.isOver(match) });
  }

  report(rule: string, event: Event | undefined, what: string): void {
    this.violations.push({ rule, client: event?.client ?? '', frame: event?.number, what });
  }

  /** The seat of a client in a match, by what is stored. */
  seatOf(client: string, { people }: StoredMatch): number | undefined {
    const person = this.truth.people.get(client);
    const at = person === undefined ? -1 : people.indexOf(person);
    return at < 0 ? undefined : at + 1;
  }

  /** Replays a stored log by the rules. */
  private isOver({ id, game, options, rules, clock, people, entries }: StoredMatch): boolean {
    this.judgeTime(id, clock, entries);
    for (let i = 0; i < entries.length; i++) {
      if (entries[i] === undefined) this.report('stored', undefined, `${id}: entry ${i} is missing`);
    }
    const host = hostOf({ game, options, rules, seats: people.length });
    const refusal = host.append(entries);
    if (refusal) this.report('stored', undefined, `${id} does not replay: ${JSON.stringify(refusal)}`);
    return host.outcome !== undefined;
  }

  /** Where every move brings time back, nobody here runs out of it, unless the server counts the time when it was away. */
  private judgeTime(id: string, { increment = 0 }: StoredMatch['clock'], entries: readonly string[]): void {
    const lost = entries.find((entry) => increment > 0 && entry.startsWith('! end timeout'));
    if (lost !== undefined) this.report('time', undefined, `${id}: "${lost}"`);
  }
}

/** A request over HTTP: method and path, as in `GET /tables`. */
export interface HttpRequest {
  readonly asked: string;
  readonly body?: { readonly [field: string]: unknown };
}

export interface HttpAnswer {
  readonly asked: string;
  readonly status: number;
  readonly body: string;
  readonly cookie?: string;
}

/** A part of the judge: it is shown every event that concerns it, in their order, and says at the end what is still open. */
export interface Check {
  told?(event: Event, frame: Frame): void;
  sent?(event: Event, request: Request): void;
  asked?(event: Event, request: HttpRequest): void;
  answered?(event: Event, answer: HttpAnswer): void;
  closed?(event: Event): void;
  /** A fault begins or ends. */
  fault?(event: Event): void;
  end?(): void;
}
