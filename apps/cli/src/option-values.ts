// Whole numbers and lists given on the command line.

import { UsageError } from './usage-error.ts';

/** Reads a whole number between two bounds. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  const range = `from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}`;
  throw new UsageError(`--${name} must be a whole number ${range}, not "${text}".`);
}

/** Parts of a text between commas, without the spaces around them. */
export const commaList = (text: string): string[] => text.split(',').map((part) => part.trim());
