// Phrases of the start and settings screens.

import type { Phrases } from '@mozaika/words';

export const WORDS = {
  game: { en: 'Game', cs: 'Hra' },
  board: { en: 'Board', cs: 'Deska' },
  players: { en: 'Players', cs: 'Hráči' },
  player: { en: 'Player {seat}', cs: 'Hráč {seat}' },
  person: { en: 'Person here', cs: 'Člověk tady' },
  byLink: { en: 'Person by link', cs: 'Člověk přes odkaz' },
  inviteByLink: { en: 'Play with people elsewhere', cs: 'Hrát s lidmi jinde' },
  makeTable: { en: 'Make a table', cs: 'Založit stůl' },
  me: { en: 'Me', cs: 'Já' },
  nameOf: { en: 'Name of player {seat}', cs: 'Jméno hráče {seat}' },
  whoSits: { en: 'Who is player {seat}', cs: 'Kdo je hráč {seat}' },
  nameCut: { en: 'Names have up to 30 characters.', cs: 'Jména mají nejvýš 30 znaků.' },
  add: { en: 'Add a player', cs: 'Přidat hráče' },
  remove: { en: 'Remove player {seat}', cs: 'Odebrat hráče {seat}' },
  play: { en: 'Play', cs: 'Hrát' },
  running: { en: 'Running matches', cs: 'Rozehrané' },
  goOn: { en: 'Continue', cs: 'Pokračovat' },
  recent: { en: 'Recent matches', cs: 'Odehrané' },
  openRecord: { en: 'Open a record', cs: 'Otevřít záznam' },
  deleteMatch: { en: 'Delete the match {names}', cs: 'Smazat partii {names}' },
  deleted: { en: 'Deleted.', cs: 'Smazáno.' },
  putBack: { en: 'Put back', cs: 'Vrátit' },
  notRecord: { en: 'This file is not a match: {reason}', cs: 'V tomhle souboru partie není: {reason}' },
  tooLarge: {
    en: 'This file is too large for a match. Records have a few kilobytes.',
    cs: 'Na partii je ten soubor moc velký. Záznamy mají pár kilobajtů.',
  },
  notReplayable: { en: 'This match can’t be replayed: {reason}', cs: 'Tahle partie přehrát nejde: {reason}' },
  settings: { en: 'Settings', cs: 'Nastavení' },
  about: { en: 'About Mozaika', cs: 'O Mozaice' },
  wins: { en: '{names} won', cs: 'vyhrává {names}' },
  fan: {
    en: 'An unofficial fan project. Azul and Qwirkle are trademarks of their owners.',
    cs: 'Neoficiální fanouškovský projekt. Azul a Qwirkle jsou ochranné známky svých majitelů.',
  },
} satisfies Phrases;

export const SETTINGS = {
  language: { en: 'Language', cs: 'Jazyk' },
  theme: { en: 'Colours', cs: 'Barvy' },
  system: { en: 'As the system', cs: 'Podle systému' },
  light: { en: 'Light', cs: 'Světlé' },
  dark: { en: 'Dark', cs: 'Tmavé' },
  confirm: { en: 'Confirm moves', cs: 'Potvrzovat tahy' },
  confirmAbout: {
    en: 'A choice waits until you confirm it. Off: it is played at once.',
    cs: 'Volba počká, až ji potvrdíš. Vypnuto: zahraje se hned.',
  },
  marks: { en: 'Marks on tiles', cs: 'Značky na kostičkách' },
  marksAbout: {
    en: 'A small letter tells the colour of a Qwirkle tile.',
    cs: 'Malé písmeno říká, jakou má kostička Qwirklu barvu.',
  },
  sounds: { en: 'Sounds', cs: 'Zvuky' },
  install: { en: 'Install Mozaika', cs: 'Nainstalovat Mozaiku' },
  installAbout: {
    en: 'It gets an icon of its own and opens like any other app.',
    cs: 'Dostane vlastní ikonu a otevírá se jako každá jiná aplikace.',
  },
  unsafe: {
    en: 'This address is not encrypted (http), so the browser won’t let Mozaika work offline, be installed or send notifications. Playing works.',
    cs: 'Tahle adresa není šifrovaná (http), takže prohlížeč Mozaice nedovolí fungovat bez sítě, nainstalovat se ani posílat upozornění. Hrát jde.',
  },
  talk: { en: 'Messages at tables', cs: 'Zprávy u stolů' },
  talkAbout: {
    en: 'Show what others write at tables online.',
    cs: 'Ukazovat, co ostatní píšou u stolů po síti.',
  },
  soundsAbout: { en: 'A quiet tap of tiles.', cs: 'Tiché ťukání dlaždic.' },
} satisfies Phrases;
