// The sparring partner in the terminal. Nothing is stored: at the end it says by which name it goes on from there.

import { afterMatch, LEVELS, SPARRING, sparringLevel, sparringName } from '@mozaika/bots';
import type { Outcome } from '@mozaika/kernel';
import type { Phrase } from '@mozaika/words';
import { t } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalMatch } from './match.ts';

/** How many matches the number in a name is taken to rest on. */
const MATCHES_BEFORE = 3;

const ADAPTS: Phrase = {
  en: 'The sparring partner adapts to you and plays so that the match stays open.',
  cs: 'Sparingpartner se ti přizpůsobí: hraje tak, aby partie zůstala otevřená.',
};
const TOOK_YOU_FOR: Phrase = {
  en: 'The sparring partner put you at about the level {level}. To go on from here, name {next} next time; this program remembers nothing.',
  cs: 'Sparingpartner tě odhadl zhruba na úroveň {level}. Chceš-li příště navázat, zadej {next}; program si nic nepamatuje.',
};

const NOT_A_PARTNER: Phrase = {
  en: '“{name}” is not a sparring partner; write {partner}, or {partner}-4.2 with a number from 0 to 8.',
  cs: '„{name}“ není sparingpartner; napiš {partner}, nebo {partner}-4.2 s číslem od 0 do 8.',
};

/** The names of players, the partner's with the number that it plays for. */
export function withPartnerNumbers(names: readonly string[]): string[] {
  return names.map((name) => {
    const level = sparringLevel(name);
    if (level !== undefined && name === boundedName(name)) return sparringName(level);
    if (level === undefined && !name.startsWith(`${SPARRING}-`)) return name;
    throw new UsageError(NOT_A_PARTNER, { name, partner: SPARRING });
  });
}

/** What a partner is called whose number is within the scale. */
const boundedName = (name: string): string => (name === SPARRING ? name : sparringName(sparringLevel(name) ?? 0));

const partnerAt = ({ names }: TerminalMatch): number => names.findIndex((name) => sparringLevel(name) !== undefined);

/** What is said before a match with the partner. */
export function partnerIntroduction(match: TerminalMatch): string | undefined {
  const name = match.names[partnerAt(match)];
  return name === undefined || match.people.length === 0 ? undefined : t(ADAPTS);
}

/** What is said at the end: what it took the only person for, and how to go on. */
export function partnerVerdict(match: TerminalMatch, { scores }: Outcome): string | undefined {
  const at = partnerAt(match);
  const name = match.names[at];
  const [person, ...others] = match.people;
  if (name === undefined || person === undefined || others.length > 0) return undefined;
  const played = sparringLevel(name) ?? 0;
  const level = LEVELS[Math.min(LEVELS.length, Math.max(1, Math.round(played))) - 1] ?? LEVELS[0];
  const points = { person: scores[person - 1] ?? 0, partner: scores[at] ?? 0 };
  const next = afterMatch({ level: played, matches: MATCHES_BEFORE }, played, points);
  return t(TOOK_YOU_FOR, { level, next: sparringName(next.level) });
}
