// What an analysis found in a match, in sentences. Shares of a win are told in per cents, points with one decimal.

import type { MatchAnalysis, SeatAnalysis } from '@mozaika/analysis';
import { LEVEL_NAMES } from '../levels.ts';
import { fill, type Language, type Phrase, type Phrases } from '../phrase.ts';
import { lostLine } from './places.ts';
import { LOSS_NAMES } from './sizes.ts';

const OF_DEPTH: { readonly [depth in MatchAnalysis['depth']]: Phrase } = {
  quick: { en: 'quick', cs: 'rychlý' },
  normal: { en: 'normal', cs: 'běžný' },
  deep: { en: 'deep', cs: 'hluboký' },
};

const REPORT = {
  title: { en: '{title}: {depth} analysis, version {version}', cs: '{title}: {depth} rozbor, verze {version}' },
  rate: {
    en: '{name}: gave away {text} points per decision, {accuracy} % of {decisions|decision|decisions} were good or best',
    cs: '{name}: ztráta {text} bodu na rozhodnutí, dobrých nebo nejlepších {accuracy} % z {decisions|rozhodnutí|rozhodnutí|rozhodnutí}',
  },
  level: { en: 'played this match like: {level}', cs: 'tuhle partii hrál(a) jako: {level}' },
  noDecisions: { en: '{name}: nothing to decide', cs: '{name}: nebylo o čem rozhodovat' },
  account: {
    en: 'skill {skill} %, luck {luck} %',
    cs: 'dovednost {skill} %, štěstí {luck} %',
  },
  explained: {
    en: 'result {share} % = {start} % + skill {skill} % + luck {luck} % + unexplained {rest} % (up to ±{error} %)',
    cs: 'výsledek {share} % = {start} % + dovednost {skill} % + štěstí {luck} % + nevysvětleno {rest} % (až ±{error} %)',
  },
  unfinished: {
    en: 'The match was not played to its end, so the result is left out.',
    cs: 'Partie se nedohrála, výsledek se proto nerozebírá.',
  },
  moment: {
    en: '{name}, action {index} ({size}): {played}; better: {better}; winning chance {before} % → {after} %',
    cs: '{name}, akce {index} ({size}): {played}; lepší: {better}; šance na výhru {before} % → {after} %',
  },
  noMoments: { en: 'Nobody gave away anything that mattered.', cs: 'Nikdo neztratil nic podstatného.' },
} as const satisfies Phrases;

const signed = (share: number): string => {
  const rounded = Math.round(100 * share);
  return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : '0';
};
const whole = (share: number): number => Math.round(100 * share);

export const analysisTitle = ({ depth, version }: MatchAnalysis, title: string, language: Language): string =>
  fill(REPORT.title, { title, depth: OF_DEPTH[depth][language], version }, language);

/** The lines of a seat: what was given away, by sizes, where the points went, and what luck and skill brought. */
export function seatLines(seat: SeatAnalysis, name: string, seats: number, language: Language): string[] {
  if (seat.decisions === 0) return [fill(REPORT.noDecisions, { name }, language)];
  const text = seat.pointsRate.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const rate = { name, text, accuracy: whole(seat.accuracy), decisions: seat.decisions };
  const sizes = Object.entries(seat.sizes)
    .filter(([, count]) => count > 0)
    .map(([size, count]) => `${LOSS_NAMES[size as keyof typeof LOSS_NAMES][language]} ${count}`);
  const account = { skill: signed(seat.skill), luck: signed(seat.luck) };
  const { result } = seat;
  const lost = lostLine(seat.lost, language);
  return [
    fill(REPORT.rate, rate, language),
    ...(seat.level === undefined ? [] : [fill(REPORT.level, { level: LEVEL_NAMES[seat.level][language] }, language)]),
    sizes.join(', '),
    ...(lost === undefined ? [] : [lost]),
    result
      ? fill(
          REPORT.explained,
          {
            ...account,
            share: whole(result.share),
            start: whole(1 / seats),
            rest: signed(result.rest),
            error: whole(result.error),
          },
          language,
        )
      : fill(REPORT.account, account, language),
  ];
}

export const unfinishedLine = (language: Language): string => fill(REPORT.unfinished, {}, language);
export const noMomentsLine = (language: Language): string => fill(REPORT.noMoments, {}, language);

export interface ToldMoment {
  readonly name: string;
  /** Counted as records count. */
  readonly index: number;
  readonly size: keyof typeof LOSS_NAMES;
  /** The moves in words. */
  readonly played: string;
  readonly better: string;
  readonly before: number;
  readonly after: number;
}

export const momentLine = ({ size, before, after, ...facts }: ToldMoment, language: Language): string =>
  fill(
    REPORT.moment,
    { ...facts, size: LOSS_NAMES[size][language], before: whole(before), after: whole(after) },
    language,
  );
