// Phrases of the start and settings screens.

import type { Phrases } from '@mozaika/words';

export const WORDS = {
  game: { en: 'Game', cs: 'Hra' },
  board: { en: 'Board', cs: 'Herní plán' },
  players: { en: 'Players', cs: 'Hráči' },
  player: { en: 'Player {seat}', cs: 'Hráč {seat}' },
  person: { en: 'Player on this device', cs: 'Hráč na tomto zařízení' },
  byLink: { en: 'Player via link', cs: 'Hráč přes odkaz' },
  inviteByLink: { en: 'Invite friends online', cs: 'Hrát s přáteli online' },
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
  about: { en: 'About Mozaika', cs: 'O Mozaice' },
  wins: { en: '{names} won', cs: 'vítězství: {names}' },
  fan: {
    en: 'An unofficial fan project. Azul and Qwirkle are trademarks of their respective owners.',
    cs: 'Neoficiální fanouškovský projekt. Azul a Qwirkle jsou ochranné známky příslušných vlastníků.',
  },
} satisfies Phrases;

export const SETTINGS = {
  language: { en: 'Language', cs: 'Jazyk' },
  theme: { en: 'Colours', cs: 'Barvy' },
  system: { en: 'Use system setting', cs: 'Podle systému' },
  light: { en: 'Light', cs: 'Světlé' },
  dark: { en: 'Dark', cs: 'Tmavé' },
  confirm: { en: 'Confirm moves', cs: 'Potvrzovat tahy' },
  confirmAbout: {
    en: 'Ask for confirmation before a move is played.',
    cs: 'Než se tah zahraje, ještě ho potvrdíš.',
  },
  marks: { en: 'Marks on tiles', cs: 'Značky na kostičkách' },
  marksAbout: {
    en: 'Show a letter for each Qwirkle tile’s colour.',
    cs: 'Malé písmeno říká, jakou barvu má kostička v Qwirklu.',
  },
  sounds: { en: 'Sounds', cs: 'Zvuky' },
  install: { en: 'Install Mozaika', cs: 'Nainstalovat Mozaiku' },
  installAbout: {
    en: 'It gets its own icon and opens like any other app.',
    cs: 'Dostane vlastní ikonu a otevírá se jako každá jiná aplikace.',
  },
  unsafe: {
    en: 'This address is not encrypted (http), so the browser won’t let Mozaika work offline, be installed or send notifications. You can still play.',
    cs: 'Tahle adresa není šifrovaná (http), takže prohlížeč Mozaice nedovolí fungovat bez sítě, nainstalovat se ani posílat upozornění. Hrát ale můžeš.',
  },
  talk: { en: 'Messages at tables', cs: 'Zprávy u stolů' },
  talkAbout: {
    en: 'Show what others write at online tables.',
    cs: 'Ukazovat, co ostatní píšou u online stolů.',
  },
  soundsAbout: { en: 'Tiles tap quietly on the table.', cs: 'Tiché ťukání o stůl.' },
} satisfies Phrases;
