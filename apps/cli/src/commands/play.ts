// mozaika play: a match in the terminal between people at the same keyboard and bots.

import { existsSync } from 'node:fs';
import { BOT_NAMES, type Bot, LEVELS, loadBot, SPARRING } from '@mozaika/bots';
import type { Seat } from '@mozaika/kernel';
import type { Language, Phrases } from '@mozaika/words';
import { LEVEL_ABOUT } from '@mozaika/words/levels';
import type { Command, OptionValues } from '../command.ts';
import { BOARD_HELP, EDITION_HELP, GAMES } from '../games.ts';
import { Keyboard } from '../play/keyboard.ts';
import { TerminalMatch } from '../play/match.ts';
import { type Absent, DEFAULT_PLAYERS, newMatch, savedMatch } from '../play/match-setup.ts';
import { PLAY } from '../play/phrases.ts';
import { Session } from '../play/session.ts';
import { partnerIntroduction } from '../play/sparring.ts';
import { START_OPTIONS } from '../play/who-starts.ts';
import { print, style, t } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

const EXAMPLES = GAMES.map(({ title, examples }) => `  ${title}: ${examples.join(', ')}`).join('\n');
const BOTS = [...BOT_NAMES, SPARRING].join(', ');
/** What each level sees and misses, a line each. */
const aboutLevels = (language: Language): string =>
  LEVELS.map((level) => `  ${level.padEnd(12)} ${LEVEL_ABOUT[level][language]}`).join('\n');

const WRONG = {
  continued: {
    en: '--continue FILE goes on with the game, edition and players of the file; leave them out.',
    cs: '--continue FILE pokračuje s hrou, vydáním a hráči ze souboru; nezadávej je.',
  },
  setUp: {
    en: '--from POSITION already says the game, the edition and whose turn it is; leave them out.',
    cs: '--from POSITION už určuje hru, vydání i kdo je na tahu; nezadávej je.',
  },
  exists: {
    en: '{file} already exists; name a new file for --save, or go on with it by --continue {file}.',
    cs: '{file} už existuje; pro --save zadej nový soubor, nebo v něm pokračuj: --continue {file}.',
  },
  noBots: { en: 'There are no bots for {game}.', cs: '{game}: boti pro tuhle hru nejsou.' },
} as const satisfies Phrases;

const STATUS: { readonly [absent in Absent]: number } = { end: 0, interrupt: 130, refused: 1 };

export const playCommand: Command = {
  name: 'play',
  usage:
    '[GAME] [--edition E] [--start P | --ages P,P] [--players me,newcomer] [--seed HEX] [--save FILE] [--continue FILE]',
  summary: {
    en: 'Plays a match in the terminal; without GAME it asks what to play.',
    cs: 'Zahraje partii v terminálu; bez GAME se zeptá, co hrát.',
  },
  details: {
    en: `
Moves are typed in notation without the player’s number
${EXAMPLES}
or picked by number from the list that “moves” shows; “?” lists what else can be typed. One seed determines all deals;
its commitment is printed first. A saved match holds that commitment and, once it is over, the seed: “mozaika verify”
checks it. Until then the seed waits in FILE.seed. A match that was left goes on with --continue FILE.

${PLAY.levels.en}
${aboutLevels('en')}`,
    cs: `
Tahy se píšou v notaci bez čísla hráče
${EXAMPLES}
nebo číslem ze seznamu, který vypíše „tahy“; „?“ řekne, co dalšího jde napsat. Všechna rozdání určuje jedno semínko,
jehož závazek se vypíše na začátku. Uložená partie obsahuje ten závazek a po skončení i semínko: ověří ho „mozaika
verify“. Do té doby semínko čeká v FILE.seed. V přerušené partii se pokračuje s --continue FILE.

${PLAY.levels.cs}
${aboutLevels('cs')}`,
  },
  options: {
    edition: { value: 'E', help: EDITION_HELP },
    board: { value: 'B', help: BOARD_HELP },
    ...START_OPTIONS,
    players: {
      value: 'P,P',
      help: {
        en: `2 to 4 names; ${BOTS} are bots, others are people (default ${DEFAULT_PLAYERS})`,
        cs: `2 až 4 jména; ${BOTS} jsou boti, ostatní lidé (jinak ${DEFAULT_PLAYERS})`,
      },
    },
    seed: {
      value: 'HEX',
      help: {
        en: 'the seed of the deals, 64 hexadecimal digits (default: a random one)',
        cs: 'semínko rozdání, 64 šestnáctkových číslic (jinak náhodné)',
      },
    },
    save: {
      value: 'FILE',
      help: { en: 'keep the match in a file all the time', cs: 'partii průběžně ukládat do souboru' },
    },
    from: {
      value: 'POSITION',
      help: { en: 'begin from a position (see “position”)', cs: 'začít z pozice (viz „position“)' },
    },
    continue: { value: 'FILE', help: { en: 'go on with a saved match', cs: 'pokračovat v uložené partii' } },
  },
  positionals: { least: 0, most: 1, expected: { en: 'at most one game', cs: 'nejvýš jednu hru' } },
  async run([name], values) {
    const saved = values.text('continue');
    const file = values.text('save') ?? saved;
    checkCall(name, saved, values);
    const keyboard = new Keyboard();
    try {
      const start = saved === undefined ? await newMatch(name, values, keyboard) : await savedMatch(saved, values);
      if (typeof start === 'string') return STATUS[start];
      const match = new TerminalMatch(start);
      introduce(match);
      return await new Session(match, keyboard, file, await botsOf(match)).run();
    } finally {
      keyboard.close();
    }
  },
};

function checkCall(name: string | undefined, saved: string | undefined, values: OptionValues): void {
  const givenByPosition = ['edition', 'board', 'start', 'ages'].some((option) => values.has(option));
  const given = givenByPosition || values.has('players') || values.has('from');
  if (saved !== undefined && (name !== undefined || given)) {
    throw new UsageError(WRONG.continued);
  }
  if (values.has('from') && (name !== undefined || givenByPosition)) throw new UsageError(WRONG.setUp);
  const target = values.text('save');
  if (target !== undefined && target !== saved && existsSync(target)) {
    throw new UsageError(WRONG.exists, { file: target });
  }
}

/** The bots of a match by their seats. */
async function botsOf(match: TerminalMatch): Promise<ReadonlyMap<Seat, Bot>> {
  const bots = new Map<Seat, Bot>();
  for (const seat of match.seats) {
    const name = match.botAt(seat);
    if (name === undefined) continue;
    const bot = await loadBot(match.terminal.game.id, name);
    if (!bot) throw new UsageError(WRONG.noBots, { game: match.terminal.title });
    bots.set(seat, bot);
  }
  return bots;
}

function introduce(match: TerminalMatch): void {
  const { terminal, names, provenance, commitment } = match;
  print(style.bold(terminal.title));
  print(t(PLAY.seated, { names }));
  const introduction = partnerIntroduction(match);
  if (introduction !== undefined) print(introduction);
  print(provenance === 'sealed' ? t(PLAY.sealed, { commitment }) : t(PLAY.unsealed));
}
