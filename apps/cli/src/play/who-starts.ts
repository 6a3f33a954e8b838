// Who starts, as the table says it: a player whom it chooses, or the order of age that decides ties.

import { type Json, quote, type Seat, seatAt } from '@mozaika/kernel';
import type { Phrases } from '@mozaika/words';
import type { OptionValues } from '../command.ts';
import { commaList } from '../option-values.ts';
import type { StartOption, TerminalGame } from '../terminal-game.ts';
import { UsageError } from '../usage-error.ts';

const WRONG = {
  other: {
    en: '--{name} does not decide who starts {title}; --{known} does.',
    cs: '{title}: --{name} neurčuje, kdo začíná; určuje to --{known}.',
  },
  start: {
    en: '--start needs one of the players: {players}, or a number from 1 to {count}, not “{text}”.',
    cs: '--start potřebuje jednoho z hráčů: {players}, nebo číslo od 1 do {count}, ne „{text}“.',
  },
  ages: {
    en: '--ages needs all players, the oldest first, each once: such as {example}, not “{text}”.',
    cs: '--ages potřebuje všechny hráče od nejstaršího, každého jednou: třeba {example}, ne „{text}“.',
  },
} as const satisfies Phrases;

/** The options of the command line by which a table says who starts. */
export const START_OPTIONS = {
  start: {
    value: 'P',
    help: {
      en: 'Azul: the player who starts, by name or number (default: drawn)',
      cs: 'Azul: kdo začíná, jménem nebo číslem (jinak rozhodne los)',
    },
  },
  ages: {
    value: 'P,P',
    help: {
      en: 'Qwirkle: all players, the oldest first, who opens if sets are equal (default: drawn)',
      cs: 'Qwirkle: všichni hráči od nejstaršího, který při stejných sadách zahajuje (jinak rozhodne los)',
    },
  },
} as const;

/** The seats of players that are given by their names or numbers; undefined where somebody is not there, or is named twice. */
export function seatsOfPlayers(text: string, players: readonly string[]): Seat[] | undefined {
  const seats = commaList(text).map((word) => seatOfPlayer(word, players));
  const found = seats.filter((seat) => seat !== undefined);
  return found.length === seats.length && new Set(found).size === found.length ? found : undefined;
}

function seatOfPlayer(word: string, players: readonly string[]): Seat | undefined {
  const named = players.flatMap((name, i) => (name.toLowerCase() === word.toLowerCase() ? [i] : []));
  const [at, another] = named;
  if (at !== undefined && another === undefined) return seatAt(at);
  return /^[1-4]$/.test(word) && Number(word) <= players.length ? seatAt(Number(word) - 1) : undefined;
}

/** How many players the answer to who starts names. */
const named = (option: StartOption, players: readonly string[]): number => (option === 'start' ? 1 : players.length);

/** The options of a match with the answer to who starts; undefined if it does not name the players that it should. */
export function withAnswer(
  option: StartOption,
  options: Json,
  text: string,
  players: readonly string[],
): Json | undefined {
  const seats = seatsOfPlayers(text, players);
  if (seats?.length !== named(option, players)) return undefined;
  const answer: { readonly [name: string]: Json } = option === 'start' ? { start: seats[0] ?? null } : { ages: seats };
  return { ...(Object(options) as { readonly [name: string]: Json }), ...answer };
}

/** The options of a match with who starts, as far as the command line says it. */
export function withStart(
  terminal: TerminalGame,
  options: Json,
  players: readonly string[],
  values: OptionValues,
): Json {
  const { startOption: known } = terminal;
  for (const name of Object.keys(START_OPTIONS)) {
    if (values.has(name) && name !== known) {
      throw new UsageError(WRONG.other, { name, title: terminal.title, known });
    }
  }
  const text = values.text(known);
  if (text === undefined) return options;
  const chosen = withAnswer(known, options, text, players);
  if (chosen === undefined) {
    const facts = { players, count: players.length, example: players.toReversed().join(','), text: quote(text) };
    throw new UsageError(WRONG[known], facts);
  }
  return chosen;
}
