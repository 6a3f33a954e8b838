// No secret is in the bytes: seeds before the end, cookies, tokens, ids of people, contributions that were not opened, tiles outside logs.

import type { Event } from '../journal.ts';
import type { Frame, Request } from '../messages.ts';
import type { Check, Evidence, HttpAnswer } from './evidence.ts';

/** Anything that could be an id, a key, a hash or a token. */
const TOKENS = /[\w-]{22,}/g;
/** Qwirkle's tiles as records write them. */
const TILE = /(^|[^\w])[ROYGBP][oxds*c](?![\w*])/;

export class Secrets implements Check {
  private readonly evidence: Evidence;
  /** What nobody is ever told, and what it is. */
  private readonly secrets = new Map<string, string>();
  private readonly seeds = new Map<string, string>();
  /** By match: the first event that showed its seed. */
  private readonly seedShown = new Map<string, Event>();
  /** Contributions that were sent to be opened, with who sent them. */
  private readonly opened = new Map<string, string>();
  private readonly published = new Set<string>();
  /** Moves that were sent and not answered, with the match whose seed was not known to anybody then. */
  private readonly acts = new Map<string, { readonly match: string; readonly sent: number }>();

  constructor(evidence: Evidence) {
    this.evidence = evidence;
    const { people, secrets } = evidence.truth;
    for (const [name, id] of people) this.secrets.set(id, `the id of ${name}`);
    for (const secret of secrets) this.secrets.set(secret, 'a secret of the server');
    for (const { id, seed, fairness } of evidence.matches.values()) {
      this.seeds.set(seed, id);
      for (const { value } of fairness.contributions) this.published.add(value);
    }
  }

  sent(event: Event, { op, id, match = '', value }: Request): void {
    if (op === 'reveal' && value !== undefined) this.opened.set(value, event.client);
    if (op === 'act' && !this.acts.has(id)) this.acts.set(id, { match, sent: event.number });
  }

  told(event: Event, frame: Frame): void {
    this.scan(event, event.text);
    if (
      frame.op !== 'log' &&
      frame.op !== 'over' &&
      frame.op !== 'said' &&
      frame.op !== 'refused' &&
      TILE.test(event.text)
    ) {
      this.evidence.report('secret', event, `a tile outside a log: ${event.text.slice(0, 200)}`);
    }
    const id = frame.op === 'log' ? frame.re : frame.op === 'done' ? frame.id : undefined;
    const act = id === undefined ? undefined : this.acts.get(id);
    if (!act || id === undefined) return;
    this.acts.delete(id);
    // A move that was accepted: the seed of its match was still a secret when it was sent.
    const shown = this.seedShown.get(act.match);
    if (frame.op === 'log' && shown && shown.number < act.sent) {
      this.evidence.report('secret', shown, `the seed of ${act.match} before its last move`);
    }
  }

  answered(event: Event, { asked, body, cookie }: HttpAnswer): void {
    const signature = cookie?.split('.').at(-1);
    if (signature !== undefined) this.secrets.set(signature, `the cookie of ${event.client}`);
    if (asked === 'POST /programs') this.seeProgram(event, body);
    else this.scan(event, body);
  }

  private seeProgram(event: Event, body: string): void {
    const { token, program }: { token?: string; program?: { id: string } } = JSON.parse(body);
    if (token !== undefined) this.secrets.set(token, `the token of ${event.client}`);
    // Who has made a program knows its id, which deletes it.
    if (program) this.scan(event, body.replaceAll(program.id, '').replaceAll(token ?? program.id, ''));
  }

  private scan(event: Event, text: string): void {
    for (const [token] of text.matchAll(TOKENS)) {
      const secret = this.secrets.get(token);
      if (secret !== undefined) this.evidence.report('secret', event, secret);
      const match = this.seeds.get(token);
      if (match !== undefined) this.seeSeed(event, match);
      const owner = this.opened.get(token);
      if (owner !== undefined && owner !== event.client && !this.published.has(token) && !this.isOpening(text)) {
        this.evidence.report('secret', event, `a contribution of ${owner} that was not accepted`);
      }
    }
  }

  private seeSeed(event: Event, match: string): void {
    if (!this.seedShown.has(match)) this.seedShown.set(match, event);
    if (!this.evidence.matches.get(match)?.over)
      this.evidence.report('secret', event, `the seed of ${match}, which is not over`);
  }

  /** A match that is being opened may never begin; its contributions are stored nowhere then. */
  private isOpening(text: string): boolean {
    return text.includes('"stage":"opening"');
  }
}
