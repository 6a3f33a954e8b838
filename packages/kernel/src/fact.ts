// Table facts: what a match's log says besides actions (undo, a bot takes over, somebody resigns). The only file that knows how they are written.

import { parseSeat, type Seat } from './seats.ts';

/** Something that happened at the table. Its text is `! KIND …`, as docs/records.md lists them. */
export type Fact =
  /** The actions from entry `target` on are taken back; facts stay. */
  | { readonly kind: 'undo'; readonly target: number }
  /** A bot of this level plays the seat from now on. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string }
  | { readonly kind: SeatFactKind; readonly seat: Seat }
  /** The match has ended for a seat before its rules ended it: with two seats for both, with more a bot goes on. */
  | ({ readonly kind: 'end' } & Departure)
  /** Everybody has gone: nobody has won. */
  | { readonly kind: 'end'; readonly reason: 'abandoned' }
  /** Of a newer version, or malformed: carried along without a meaning. `word` is what stands where the kind would. */
  | { readonly kind: 'unknown'; readonly word: string; readonly text: string };

/** A seat for which a match ended before its rules ended it. */
export interface Departure {
  readonly seat: Seat;
  readonly reason: (typeof DEPARTURES)[number];
}

/** The person is back, was given a hint, has resigned, has left, or has run out of time; of these only `back` and `hint` are written since there is `end`. */
export type SeatFactKind = (typeof SEAT_FACTS)[number];

const DEPARTURES = ['resigned', 'timeout'] as const;
const ABANDONED = 'abandoned';
const SEAT_FACTS = ['back', 'hint', 'resign', 'left', 'timeout'] as const;
const MARK = '! ';
/** At most nine digits, so that a target is always a safe number. */
const INDEX = /^(0|[1-9]\d{0,8})$/;
const LEVEL = /^[a-z][a-z\d.-]{0,19}$/;

/** Whether an entry of a log is a table fact; otherwise it is an action. */
export const isFact = (entry: string): boolean => entry.startsWith(MARK);

/** The fact that an entry states; nothing if the entry is an action. */
export function parseFact(entry: string): Fact | undefined {
  if (!isFact(entry)) return undefined;
  const [word = '', ...parts] = entry.slice(MARK.length).split(' ');
  return read(word, parts) ?? { kind: 'unknown', word, text: entry };
}

function read(word: string, parts: readonly string[]): Fact | undefined {
  const [first = '', second = ''] = parts;
  if (word === 'undo')
    return parts.length === 1 && INDEX.test(first) ? { kind: word, target: Number(first) } : undefined;
  if (word === 'end') return readEnd(parts);
  const seat = parseSeat(first);
  if (seat === undefined) return undefined;
  if (word === 'bot') return parts.length === 2 && LEVEL.test(second) ? { kind: word, seat, level: second } : undefined;
  const kind = SEAT_FACTS.find((one) => one === word);
  return kind && parts.length === 1 ? { kind, seat } : undefined;
}

function readEnd([word, number, ...more]: readonly string[]): Fact | undefined {
  if (word === ABANDONED) return number === undefined ? { kind: 'end', reason: word } : undefined;
  const reason = DEPARTURES.find((one) => one === word);
  const seat = parseSeat(number ?? '');
  return reason && seat !== undefined && more.length === 0 ? { kind: 'end', reason, seat } : undefined;
}

/** The entry that states a fact. */
export function formatFact(fact: Fact): string {
  switch (fact.kind) {
    case 'undo':
      return `${MARK}undo ${fact.target}`;
    case 'bot':
      return `${MARK}bot ${fact.seat} ${fact.level}`;
    case 'unknown':
      return fact.text;
    case 'end':
      return `${MARK}end ${fact.reason}${fact.reason === ABANDONED ? '' : ` ${fact.seat}`}`;
    default:
      return `${MARK}${fact.kind} ${fact.seat}`;
  }
}
