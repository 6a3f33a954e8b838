// Fairness: one commitment and one set of seals for each match, the same for everybody from the first time they are shown; contributions
// that fit the seals; and every deal follows from seed and contributions.

import { foldLog, formatAction, replay } from '@mozaika/kernel';
import type { Event } from '../journal.ts';
import { type FairnessView, type Frame, numberOf, type Request, type TableView } from '../messages.ts';
import { hostOf } from '../rules.ts';
import { sha256 } from '../sha256.ts';
import { dealerOf, dealKey } from './dealer.ts';
import type { Check, Evidence, HttpAnswer, HttpRequest, JudgedMatch } from './evidence.ts';

const listed = (parts: readonly (readonly [number, string])[]): string =>
  parts
    .map(([seat, hex]) => `${seat} ${hex}`)
    .sort()
    .join(', ');

/** What is shown of a match's shuffle and never changes: contributions from the first move on. */
const PARTS = {
  commitment: ({ commitment }: FairnessView) => commitment,
  seals: ({ seals }: FairnessView) => listed(seals.map(({ seat, hash }) => [seat, hash])),
  contributions: ({ contributions }: FairnessView) => listed(contributions.map(({ seat, value }) => [seat, value])),
};
type Part = keyof typeof PARTS;

export class Deals implements Check {
  private readonly evidence: Evidence;
  /** By part and match, as it was shown first. */
  private readonly shown = new Map<string, string>();
  /** By client: the hashes of all contributions that they made. */
  private readonly own = new Map<string, Set<string>>();

  constructor(evidence: Evidence) {
    this.evidence = evidence;
  }

  private ownOf(client: string): Set<string> {
    const own = this.own.get(client) ?? new Set();
    this.own.set(client, own);
    return own;
  }

  sent({ client }: Event, { seal }: Request): void {
    if (seal !== undefined) this.ownOf(client).add(seal);
  }

  asked({ client }: Event, { body }: HttpRequest): void {
    if (typeof body?.['seal'] === 'string') this.ownOf(client).add(body['seal']);
  }

  told(event: Event, frame: Frame): void {
    if (frame.op === 'table') this.seeTable(event, frame.table);
  }

  answered(event: Event, { asked, status, body }: HttpAnswer): void {
    if (status === 200 && asked.startsWith('GET /tables/')) this.seeTable(event, JSON.parse(body));
  }

  private seeTable(event: Event, { code, stage, match, commitment, you }: TableView): void {
    if (stage === 'gathering') {
      this.see(event, 'commitment', `${code}.${match ? numberOf(match.id) + 1 : 1}`, commitment);
    }
    if (!match) return;
    const { fairness, id } = match;
    const parts: readonly Part[] =
      stage === 'opening' ? ['commitment', 'seals'] : ['commitment', 'seals', 'contributions'];
    for (const part of parts) this.see(event, part, id, PARTS[part](fairness));
    for (const { seat, value } of fairness.contributions) {
      const isSealed = fairness.seals.some((one) => one.seat === seat && one.hash === sha256(value));
      if (!isSealed)
        this.evidence.report('unfair', event, `${id}: the contribution of seat ${seat} does not fit its seal`);
    }
    const mine = fairness.seals.find(({ seat }) => stage === 'opening' && seat === you.seat);
    const isForeign = mine !== undefined && !this.ownOf(event.client).has(mine.hash);
    if (isForeign) this.evidence.report('unfair', event, `${id}: a seal that its client did not send`);
  }

  /** What was shown once stays so. */
  private see(event: Event, part: Part, match: string, shown: string): void {
    const key = `${part} ${match}`;
    const before = this.shown.get(key);
    if (before === undefined) this.shown.set(key, shown);
    else if (before !== shown)
      this.evidence.report('unfair', event, `${match}: the ${part} changed from ${before} to ${shown}`);
  }

  end(): void {
    for (const match of this.evidence.matches.values()) {
      const { id, seed, fairness } = match;
      for (const part of Object.keys(PARTS) as Part[]) {
        const shown = this.shown.get(`${part} ${id}`) ?? PARTS[part](fairness);
        if (shown !== PARTS[part](fairness))
          this.evidence.report('unfair', undefined, `${id}: stored is another ${part} than shown`);
      }
      if (sha256(seed) !== fairness.commitment)
        this.evidence.report('unfair', undefined, `${id}: the commitment does not bind the seed`);
      this.judgeDeals(match);
    }
  }

  private judgeDeals(match: JudgedMatch): void {
    const { id, seed, fairness, people, entries } = match;
    const folded = foldLog(entries);
    if (!folded.ok) return;
    const { game, header } = hostOf({ ...match, seats: people.length });
    const key = dealKey(seed, fairness.contributions);
    let deals = 0;
    replay(
      game,
      { ...header, actions: folded.value.actions },
      {
        before: (position, action) => {
          if (action.kind !== 'deal') return;
          const found = formatAction(game, action);
          const expected = formatAction(game, { kind: 'deal', deal: game.deal(position, dealerOf(key, deals++)) });
          if (found !== expected)
            this.evidence.report('unfair', undefined, `${id}: dealt "${found}", "${expected}" follows from the seed`);
        },
      },
    );
  }
}
