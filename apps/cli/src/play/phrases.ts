// The phrases of `mozaika play`, and the commands that can be typed at its prompt.

import type { Phrase } from '@mozaika/words';

const phrases = {
  whichGame: { en: 'Which game? {choices}', cs: 'Kterou hru? {choices}' },
  whichEdition: { en: 'Which box? {choices}', cs: 'Kterou krabici? {choices}' },
  whoStarts: {
    en: 'Who starts? {names}, by name or number (Enter: drawn by lot)',
    cs: 'Kdo začíná? {names}, jménem nebo číslem (Enter: rozhodne los)',
  },
  whoIsOldest: {
    en: 'Who is oldest? If sets are equal, the oldest opens: all names with commas, the oldest first (Enter: drawn by lot)',
    cs: 'Kdo je nejstarší? Při stejně velkých sadách zahajuje nejstarší: všechna jména oddělená čárkami, od nejstaršího (Enter: rozhodne los)',
  },
  notAPlayer: {
    en: 'Please answer with players of this match: {names}.',
    cs: 'Odpověz prosím jmény hráčů této partie: {names}.',
  },
  levels: { en: 'Levels, from the weakest to the strongest:', cs: 'Úrovně od nejslabší po nejsilnější:' },
  whichPlayers: {
    en: 'Who plays? 2 to 4 names with commas between them; {levels} are bots (Enter: {choices})',
    cs: 'Kdo hraje? 2 až 4 jména oddělená čárkami; {levels} jsou boti (Enter: {choices})',
  },
  pickOne: { en: 'Please choose one of: {choices}.', cs: 'Vyber prosím jedno z: {choices}.' },
  badPlayers: { en: 'A match needs 2 to 4 names.', cs: 'Partie potřebuje 2 až 4 jména.' },
  seated: { en: 'At the table: {names}.', cs: 'U stolu: {names}.' },
  sealed: {
    en: 'A secret seed determines all deals; its commitment is\n  {commitment}\nThe seed is revealed at the end; “mozaika verify” checks it in a saved match.',
    cs: 'Všechna rozdání určuje tajné semínko se závazkem\n  {commitment}\nNa konci se prozradí; v uložené partii ho ověří „mozaika verify“.',
  },
  unsealed: {
    en: 'The seed of this match is not here, so from now on the deals come from a new one and can’t be verified.',
    cs: 'Semínko téhle partie tu není, takže další rozdání určuje nové a nejdou ověřit.',
  },
  help: {
    en: [
      'Type a move ({examples}), or a number from the list of moves.',
      '  moves    list the legal moves, Enter shows more of them',
      '  board    draw the table again',
      '  undo     take your last move back',
      '  save F   save the match to the file F',
      '  quit     leave; the match can be continued later',
    ].join('\n'),
    cs: [
      'Napiš tah ({examples}), nebo číslo ze seznamu tahů.',
      '  tahy     vypíše možné tahy, Enter ukáže další',
      '  stůl     nakreslí stůl znovu',
      '  zpět     vezme zpátky tvůj poslední tah',
      '  ulož F   uloží partii do souboru F',
      '  konec    odejde; v partii se dá pokračovat později',
    ].join('\n'),
  },
  hint: {
    en: 'Type a move, “moves” for a list, “?” for help.',
    cs: 'Napiš tah; „tahy“ vypíše možné tahy, „?“ nápovědu.',
  },
  noSuchNumber: { en: 'The list goes from 1 to {count}.', cs: 'Seznam má čísla od 1 do {count}.' },
  noListed: { en: 'There is nothing to play.', cs: 'Není co zahrát.' },
  more: { en: '… {left} more: press Enter', cs: '… a ještě {left}: zmáčkni Enter' },
  trades: {
    en: 'You can also trade up to {limit|tile|tiles} ({example}).',
    cs: 'Můžeš také vyměnit až {limit|kostičku|kostičky|kostiček} ({example}).',
  },
  forced: { en: 'the only legal move', cs: 'jediný možný tah' },
  pass: {
    en: 'Pass the keyboard to {name}, then press Enter.',
    cs: 'Předej klávesnici, hraje {name}. Pak zmáčkni Enter.',
  },
  undone: { en: 'Taken back.', cs: 'Vzato zpátky.' },
  saved: { en: 'Saved to {file}.', cs: 'Uloženo do {file}.' },
  saveWhere: { en: 'Save to which file? Type: save match.json', cs: 'Do kterého souboru? Napiš: ulož partie.json' },
  fileExists: {
    en: '{file} already exists; choose another name.',
    cs: '{file} už existuje; zvol jiné jméno.',
  },
  notSaved: { en: 'Could not save to {file}: {reason}.', cs: 'Nepodařilo se uložit do {file}: {reason}.' },
  inputEnded: { en: 'The input has ended.', cs: 'Vstup skončil.' },
  continueWith: {
    en: 'Continue with: mozaika play --continue {file}',
    cs: 'Pokračuj příkazem: mozaika play --continue {file}',
  },
  goodbye: { en: 'Goodbye!', cs: 'Ahoj!' },
  seed: { en: 'The seed was {seed}', cs: 'Semínko bylo {seed}' },
} satisfies { readonly [name: string]: Phrase };

export const PLAY: { readonly [name in keyof typeof phrases]: Phrase } = phrases;

/** What can be typed instead of a move. */
export const PROMPT_COMMANDS = {
  help: ['?', 'help', 'h', 'pomoc'],
  moves: ['moves', 'm', 'list', 'tahy'],
  board: ['board', 'b', 'stůl', 'stul', 'deska'],
  undo: ['undo', 'u', 'zpět', 'zpet'],
  save: ['save', 'ulož', 'uloz'],
  quit: ['quit', 'q', 'exit', 'konec'],
} as const;

export type PromptCommand = keyof typeof PROMPT_COMMANDS;

/** The command that a line holds, with the rest of the line. */
export function parsePromptCommand(
  line: string,
): { readonly command: PromptCommand; readonly rest: string } | undefined {
  const [word = '', ...rest] = line.split(/\s+/);
  const found = Object.entries(PROMPT_COMMANDS).find(([, words]) =>
    words.some((known) => known === word.toLowerCase()),
  );
  return found && { command: found[0] as PromptCommand, rest: rest.join(' ') };
}
