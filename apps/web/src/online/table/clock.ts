// Clocks as text: what is left, when it is low, how long ago something was.

import type { Seat } from '@mozaika/kernel';
import type { Clock } from '@mozaika/protocol';
import type { Phrases } from '@mozaika/words';
import type { ClockReading } from '../../match/source.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on the clock turns red: half a minute of a bank, or a tenth of the time for a move. */
const LOW_BANK = 30 * SECOND;
const LOW_SHARE = 0.1;

/** What is left for a seat at a moment of `performance.now()`. */
export function leftFor({ left, at, running }: ClockReading, seat: Seat, now: number): number {
  const spent = running.includes(seat) ? Math.max(0, now - at) : 0;
  return Math.max(0, (left[seat - 1] ?? 0) - spent);
}

export function isLow(left: number, clock: Clock): boolean {
  if (clock.kind === 'none') return false;
  return left <= (clock.kind === 'live' ? LOW_BANK : LOW_SHARE * clock.perMove * SECOND);
}

const two = (number: number): string => String(number).padStart(2, '0');

/** `4:05`, `1:02:03`, from a day on `2 d 5 h`: the letters mean the same in both languages. */
export function formatLeft(milliseconds: number): string {
  // A clock shows 0:01 until its last second has run out.
  const seconds = Math.ceil(milliseconds / SECOND);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (milliseconds >= DAY) return `${Math.floor(hours / 24)}\u00a0d ${hours % 24}\u00a0h`;
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How long ago something was, in the largest unit that fits, as facts for one of these phrases. */
export const AGO = {
  seconds: { en: 'a moment', cs: 'chvilku' },
  minutes: { en: '{count} min', cs: '{count} min' },
  hours: { en: '{count} h', cs: '{count} h' },
  days: { en: '{count|day|days}', cs: '{count|den|dny|dní}' },
} satisfies Phrases;

export function agoOf(milliseconds: number): { readonly unit: keyof typeof AGO; readonly count: number } {
  if (milliseconds >= DAY) return { unit: 'days', count: Math.floor(milliseconds / DAY) };
  if (milliseconds >= HOUR) return { unit: 'hours', count: Math.floor(milliseconds / HOUR) };
  if (milliseconds >= MINUTE) return { unit: 'minutes', count: Math.floor(milliseconds / MINUTE) };
  return { unit: 'seconds', count: 0 };
}
