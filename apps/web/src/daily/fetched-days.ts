// The days that this device has fetched, so that they can be played without a network. The last ones are kept.

import type { AnswerOf } from '@mozaika/protocol';
import { readLocal, writeLocal } from '../storage/local-storage.ts';

export type DayView = AnswerOf<'daily'>;

const KEY = 'daily';
const MOST_DAYS = 14;

const kept = (): readonly DayView[] => {
  const days = readLocal(KEY);
  // Written by this file alone; a damaged value has no days.
  return Array.isArray(days) ? (days as readonly DayView[]) : [];
};

export function keepDay(day: DayView): void {
  const days = [day, ...kept().filter(({ date }) => date !== day.date)].sort((a, b) => (a.date < b.date ? 1 : -1));
  writeLocal(KEY, JSON.parse(JSON.stringify(days.slice(0, MOST_DAYS))));
}

/** A day that was fetched; without a date the last one. */
export const fetchedDay = (date: string | undefined): DayView | undefined =>
  kept().find((day) => date === undefined || day.date === date);
