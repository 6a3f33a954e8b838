// Phrases of the first screen and of pages.

import type { Phrases } from '@mozaika/words';

export const WORDS = {
  game: { en: 'Game', cs: 'Hra' },
  board: { en: 'Board', cs: 'Herní plán' },
  players: { en: 'Players', cs: 'Hráči' },
  person: { en: 'Player on this device', cs: 'Hráč na tomto zařízení' },
  byLink: { en: 'Player via link', cs: 'Hráč přes odkaz' },
  makeTable: { en: 'Create a table', cs: 'Založit stůl' },
  me: { en: 'Me', cs: 'Já' },
  nameOf: { en: 'Name of player {seat}', cs: 'Jméno hráče {seat}' },
  whoSits: { en: 'Who is player {seat}', cs: 'Kdo je hráč {seat}' },
  nameCut: { en: 'A name can have up to 30 characters.', cs: 'Jméno může mít nejvýš 30 znaků.' },
  add: { en: 'Add a player', cs: 'Přidat hráče' },
  remove: { en: 'Remove player {seat}', cs: 'Odebrat hráče {seat}' },
  play: { en: 'Play', cs: 'Hrát' },
  running: { en: 'Matches in progress', cs: 'Rozehrané partie' },
  goOn: { en: 'Continue', cs: 'Pokračovat' },
  recent: { en: 'Recent matches', cs: 'Odehrané partie' },
  openRecord: { en: 'Open a record', cs: 'Otevřít záznam' },
  deleteMatch: { en: 'Delete the match {names}', cs: 'Smazat partii {names}' },
  deleted: { en: 'Deleted.', cs: 'Smazáno.' },
  putBack: { en: 'Restore', cs: 'Obnovit' },
  notRecord: { en: 'This file is not a match: {reason}', cs: 'V tomto souboru není partie: {reason}' },
  tooLarge: {
    en: 'This file is too large to be a match. Records are a few kilobytes in size.',
    cs: 'Na partii je ten soubor moc velký. Záznamy mají jen pár kilobajtů.',
  },
  notReplayable: { en: 'This match can’t be replayed: {reason}', cs: 'Tuhle partii nejde přehrát: {reason}' },
  settings: { en: 'Settings', cs: 'Nastavení' },
  puzzles: { en: 'Puzzles', cs: 'Úlohy' },
  about: { en: 'About Mozaika', cs: 'O Mozaice' },
  fan: {
    en: 'An unofficial fan project. Azul and Qwirkle are trademarks of their respective owners.',
    cs: 'Neoficiální fanouškovský projekt. Azul a Qwirkle jsou ochranné známky příslušných vlastníků.',
  },
} satisfies Phrases;
