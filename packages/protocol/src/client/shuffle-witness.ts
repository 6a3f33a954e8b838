// The client's part in a fair shuffle. It remembers what the server shows it before it opens its contribution, opens only if that is
// still so, and compares at every later sight: a server that exchanges anything is contradicted by the memory of this device.

import {
  commitmentTo,
  contradictions,
  parseHex,
  type Refusal,
  SEED_BYTES,
  type Seal,
  type ShownShuffle,
  seatAt,
  type Witness,
  withDifferences,
} from '@mozaika/kernel';
import { numberOfMatch } from '../limits.ts';
import type { FairnessView, TableView } from '../table.ts';
import type { ClientRequest } from './outbox.ts';
import {
  forgetWaiting,
  keepWaiting,
  keepWitness,
  newContribution,
  type ShuffleStore,
  waitingAt,
  witnessOf,
} from './shuffle-store.ts';

type RevealRequest = Extract<ClientRequest, { readonly op: 'reveal' }>;

/** Something that contradicts what this client remembers of a match's shuffle: `difference` is a code with facts, as refusals are. */
export interface ShuffleDifference {
  readonly match: string;
  readonly difference: Refusal;
}

export interface ShuffleWitnessOptions {
  readonly store: ShuffleStore;
  /** Called once for each difference. */
  onDifference?(difference: ShuffleDifference): void;
}

export class ShuffleWitness {
  private readonly store: ShuffleStore;
  private readonly options: ShuffleWitnessOptions;

  constructor(options: ShuffleWitnessOptions) {
    this.store = options.store;
    this.options = options;
  }

  /** Makes a contribution to the next match of a table, stores it, and returns its seal. */
  contribute(table: string): string {
    const { value, seal } = newContribution();
    keepWaiting(this.store, table, value);
    return seal;
  }

  /** What this device remembers of the shuffle of a match, with all that has contradicted it. */
  of(match: string): Witness | undefined {
    return witnessOf(this.store, match);
  }

  /** Looks at a table: remembers what is new, compares what is not, and returns the opening that is due, if any. */
  look(table: TableView): RevealRequest | undefined {
    this.lookAtNext(table);
    if (!table.match) return undefined;
    const { id, fairness } = table.match;
    const seen = table.stage === 'opening' ? 'opening' : 'later';
    const witness = this.of(id) ?? this.keep(id, { seen, commitment: fairness.commitment });
    if (table.stage === 'opening') return this.open(table, id, witness, fairness);
    // The match has begun: what is shown of its shuffle is final.
    const compared = this.compare(id, witness, fairness);
    if (!compared.seals) this.keep(id, { ...compared, seals: fairness.seals });
    return undefined;
  }

  /** The server has taken the opening: from now on it can't say that there was none. */
  acknowledged(match: string): void {
    const witness = this.of(match);
    if (witness?.own) this.keep(match, { ...witness, own: { ...witness.own, opened: 'acknowledged' } });
  }

  /** The match is over, and the server says what its seed was. */
  lookAtSeed(match: string, seed: string): void {
    const witness = this.of(match);
    if (witness) this.compare(match, witness, { seed });
  }

  /** Before a match the table shows the commitment of the next one. */
  private lookAtNext(table: TableView): void {
    const { stage, commitment } = table;
    if (stage !== 'gathering' && stage !== 'over') return;
    const id = nextMatchOf(table);
    const witness = this.of(id);
    if (witness) this.compare(id, witness, { commitment });
    else this.keep(id, { seen: 'gathering', commitment });
  }

  /** While contributions are opened: remembers first, and opens only if nothing contradicts what is remembered. */
  private open(table: TableView, match: string, before: Witness, fairness: FairnessView): RevealRequest | undefined {
    const { commitment, seals, contributions } = fairness;
    const compared = this.compare(match, before, { commitment, seals, contributions });
    const checked = this.note(match, compared, unsealedSeats(table, fairness));
    const { own, differences } = this.keep(match, { seals, ...this.withOwn(table, match, checked, seals) });
    if (!own || differences || own.opened === 'acknowledged') return undefined;
    if (contributions.some(({ seat }) => seat === own.seat)) return undefined;
    return { op: 'reveal', match, value: own.value };
  }

  /** Finds the contribution that belongs to the published seal. One that was opened before is not among those that wait. */
  private withOwn({ code, you }: TableView, match: string, witness: Witness, seals: readonly Seal[]): Witness {
    const waiting = waitingAt(this.store, code);
    const { seat } = you;
    if (witness.own || seat === undefined || waiting.length === 0) return witness;
    const found = seals.find((seal) => seal.seat === seat)?.hash ?? null;
    const value = waiting.find((one) => sealOf(one) === found);
    if (value === undefined) return this.note(match, witness, [{ code: 'own-seal-exchanged', seat, found }]);
    forgetWaiting(this.store, code);
    return { ...witness, own: { seat, value, opened: 'sent' } };
  }

  private compare(match: string, witness: Witness, shown: ShownShuffle): Witness {
    return this.note(match, witness, contradictions(witness, shown));
  }

  /** Remembers differences, and tells of those that are new. */
  private note(match: string, witness: Witness, found: readonly Refusal[]): Witness {
    const noted = withDifferences(witness, found);
    if (noted === witness) return witness;
    this.keep(match, noted);
    const known = witness.differences?.length ?? 0;
    for (const difference of noted.differences?.slice(known) ?? []) this.options.onDifference?.({ match, difference });
    return noted;
  }

  private keep(match: string, witness: Witness): Witness {
    keepWitness(this.store, match, witness);
    return witness;
  }
}

const nextMatchOf = ({ code, match }: TableView): string => `${code}.${match ? numberOfMatch(match.id) + 1 : 1}`;

/** The match whose shuffle a table is about: the one that people gather for, or the one that runs or has just ended. */
export const shuffledMatchOf = (table: TableView): string =>
  table.stage === 'gathering' || !table.match ? nextMatchOf(table) : table.match.id;

/** Seats of people who have neither a published seal nor are named absent: their contribution could still be chosen at will. */
function unsealedSeats({ seats }: TableView, { seals, absent }: FairnessView): Refusal[] {
  return seats.flatMap(({ kind }, i) => {
    const seat = seatAt(i);
    const isSettled = kind !== 'person' || absent.includes(seat) || seals.some((seal) => seal.seat === seat);
    return isSettled ? [] : [{ code: 'seal-missing', seat }];
  });
}

function sealOf(value: string): string | undefined {
  const bytes = parseHex(value, SEED_BYTES);
  return bytes && commitmentTo(bytes);
}
