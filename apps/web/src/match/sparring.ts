// The sparring partner in matches on this device: which number it plays for, what a match has shown, and what it says at the end.

import { afterMatch, LEVELS, SPARRING, sparringLevel, sparringName } from '@mozaika/bots';
import type { Outcome, Seat } from '@mozaika/kernel';
import type { MatchSetup, PlayerLabel } from '../storage/match-setup.ts';
import type { StoredMatch } from '../storage/stored-match.ts';
import { keepStrength, strengthIn } from '../storage/strengths.ts';
import type { SPARRING_WORDS } from './sparring-words.ts';

const partnerOf = (players: readonly PlayerLabel[]): PlayerLabel | undefined =>
  players.find(({ bot }) => bot !== undefined && sparringLevel(bot) !== undefined);

const peopleOf = (players: readonly PlayerLabel[]): readonly PlayerLabel[] =>
  players.filter(({ bot }) => bot === undefined);

/** The setup with the number that the partner plays for from here. */
export function withPartnerNamed(setup: MatchSetup): MatchSetup {
  const bot = sparringName(strengthIn(setup.game).level);
  const players = setup.players.map((player) =>
    player.bot !== undefined && sparringLevel(player.bot) !== undefined ? { ...player, name: bot, bot } : player,
  );
  return { ...setup, players };
}

/** Remembers what a match has shown that is over. With several people around the device nobody knows whose number it would be. */
export function rememberMatch({ id, header: { game, players }, outcome, helped }: StoredMatch): void {
  const partner = partnerOf(players);
  const [person, ...others] = peopleOf(players);
  // An abandoned match has shown nothing, and one with hints what the strongest bot can do.
  if (helped) return;
  if (!outcome || outcome.ranks.length === 0 || !partner || !person || others.length > 0) return;
  keepStrength(game, afterMatch(strengthIn(game), levelOf(partner), scoresOf(outcome, person.seat, partner.seat)), id);
}

const levelOf = ({ bot = SPARRING }: PlayerLabel): number => sparringLevel(bot) ?? 0;

/** Whoever resigned has lost, if only by a point. */
function scoresOf({ scores, gone = [] }: Outcome, person: Seat, partner: Seat) {
  const mine = scores[person - 1] ?? 0;
  const least = gone.some(({ seat }) => seat === person) ? mine + 1 : 0;
  return { person: mine, partner: Math.max(least, scores[partner - 1] ?? 0) };
}

/** What the partner says at the end, and the level that it speaks of; nothing if there was none. */
export function partnerVerdict(
  players: readonly PlayerLabel[],
  outcome: Outcome,
  mine: readonly Seat[],
): { readonly says: keyof typeof SPARRING_WORDS; readonly level: (typeof LEVELS)[number] } | undefined {
  const partner = partnerOf(players);
  if (!partner) return undefined;
  const played = levelOf(partner);
  const level = LEVELS[Math.min(LEVELS.length, Math.max(1, Math.round(played))) - 1] ?? LEVELS[0];
  const [person] = mine;
  if (person === undefined || mine.length > 1 || peopleOf(players).length > 1) return { says: 'played', level };
  const next = afterMatch({ level: played, matches: 0 }, played, scoresOf(outcome, person, partner.seat)).level;
  return { says: next > played ? 'harder' : next < played ? 'softer' : 'same', level };
}
