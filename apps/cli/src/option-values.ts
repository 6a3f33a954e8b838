// Whole numbers and lists given on the command line.

import { language } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** Reads a whole number between two bounds. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(
    {
      en: '--{name} must be a whole number from {least} to {most}, not “{text}”.',
      cs: '--{name} má být celé číslo od {least} do {most}, ne „{text}“.',
    },
    { name, least: least.toLocaleString(language), most: most.toLocaleString(language), text },
  );
}

/** Parts of a text between commas, without the spaces around them. */
export const commaList = (text: string): string[] => text.split(',').map((part) => part.trim());
