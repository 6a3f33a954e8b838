// Phrases of tournaments.

import type { Phrase, Phrases } from '@mozaika/words';

export const TOURNAMENTS = {
  title: { en: 'Tournaments', cs: 'Turnaje' },
  about: {
    en: 'An evening at the club or a month by correspondence: everybody enters by the link, pairings and standings come by themselves.',
    cs: 'Večer v klubu, nebo měsíc korespondenčně: každý se přihlásí odkazem, rozlosování a pořadí přijdou samy.',
  },
  none: { en: 'No tournament yet.', cs: 'Zatím žádný turnaj.' },
  running: { en: 'Going on', cs: 'Právě se hrají' },
  finished: { en: 'Finished', cs: 'Skončily' },
  entrants: { en: '{count|player|players}', cs: '{count|hráč|hráči|hráčů}' },
  newTitle: { en: 'New tournament', cs: 'Nový turnaj' },
  name: { en: 'Title', cs: 'Název' },
  nameExample: { en: 'Wednesday at the club', cs: 'Středa v klubu' },
  game: { en: 'What is played', cs: 'Co se hraje' },
  format: { en: 'Format', cs: 'Systém' },
  seats: { en: 'Players at a table', cs: 'Hráčů u stolu' },
  rounds: { en: 'Rounds', cs: 'Počet kol' },
  roundsAsNeeded: { en: 'as many as needed', cs: 'kolik bude potřeba' },
  minutes: { en: 'Minutes', cs: 'Minut' },
  create: { en: 'Create the tournament', cs: 'Založit turnaj' },
  needTitle: { en: 'Give the tournament a title first.', cs: 'Nejdřív dej turnaji název.' },

  enter: { en: 'Enter', cs: 'Přihlásit se' },
  leave: { en: 'Leave the tournament', cs: 'Odejít z turnaje' },
  comeBack: { en: 'Come back', cs: 'Vrátit se' },
  goToTable: { en: 'To your table', cs: 'Ke svému stolu' },
  youWait: { en: 'You wait for the next pairing.', cs: 'Čekáš na další rozlosování.' },
  youHaveBye: {
    en: 'You have a bye this round: it counts as a win.',
    cs: 'Tohle kolo máš volno, počítá se jako výhra.',
  },
  playPhysical: {
    en: 'Play at table {number} in the room; the organiser enters the result.',
    cs: 'Hraj u stolu číslo {number} v místnosti, výsledek zadá pořadatel.',
  },
  link: { en: 'Link to this tournament', cs: 'Odkaz na turnaj' },
  standings: { en: 'Standings', cs: 'Pořadí' },
  rank: { en: 'Place', cs: 'Místo' },
  player: { en: 'Player', cs: 'Hráč' },
  points: { en: 'Points', cs: 'Body' },
  played: { en: 'Played', cs: 'Odehráno' },
  buchholz: { en: 'Buchholz', cs: 'Buchholz' },
  wins: { en: 'Wins', cs: 'Výhry' },
  tieBreaks: {
    en: 'Equal points: {criteria}.',
    cs: 'Při stejném počtu bodů: {criteria}.',
  },
  left: { en: 'has left', cs: 'už nehraje' },
  round: { en: 'Round {round}', cs: '{round}. kolo' },
  roundOf: { en: 'Round {round} of {rounds}', cs: '{round}. kolo z {rounds}' },
  notBegun: { en: 'Nothing has been paired yet.', cs: 'Ještě se nelosovalo.' },
  table: { en: 'Table {number}', cs: 'Stůl {number}' },
  bye: { en: 'Bye: {names}', cs: 'Volno: {names}' },
  plays: { en: 'is being played', cs: 'hraje se' },
  absent: { en: 'absent', cs: 'nepřišel' },
  over: { en: 'The tournament is over.', cs: 'Turnaj skončil.' },
  paused: { en: 'The tournament is paused.', cs: 'Turnaj je přerušený.' },
  until: { en: 'New tables begin until {time}.', cs: 'Nové stoly začínají do {time}.' },
  wall: { en: 'View for the wall', cs: 'Zobrazit na zeď' },
  plain: { en: 'Usual view', cs: 'Běžné zobrazení' },

  organise: { en: 'You organise this', cs: 'Turnaj pořádáš ty' },
  pair: { en: 'Pair the next round', cs: 'Rozlosovat další kolo' },
  begin: { en: 'Begin', cs: 'Začít' },
  pause: { en: 'Pause', cs: 'Přerušit' },
  resume: { en: 'Resume', cs: 'Pokračovat' },
  end: { en: 'End the tournament', cs: 'Ukončit turnaj' },
  addGuest: { en: 'Add somebody without a device', cs: 'Přidat někoho bez zařízení' },
  guestName: { en: 'Their name', cs: 'Jméno' },
  add: { en: 'Add', cs: 'Přidat' },
  replace: { en: 'Replace {name}', cs: 'Vystřídat: {name}' },
  sendHome: { en: '{name} goes home', cs: '{name}: konec hry' },
  enterResult: { en: 'Enter the result', cs: 'Zadat výsledek' },
  correct: { en: 'Correct the result', cs: 'Opravit výsledek' },
  placeOf: { en: 'Place of {name}', cs: 'Umístění: {name}' },
  save: { en: 'Save', cs: 'Uložit' },
  undo: { en: 'Take back', cs: 'Vzít zpět' },
  undoTitle: { en: 'Last changes', cs: 'Poslední změny' },
  unreached: {
    en: 'The server is not answering; what you see may be old.',
    cs: 'Server neodpovídá, to, co vidíš, může být staré.',
  },
} satisfies Phrases;

export const FORMAT_WORDS: {
  readonly [kind in 'swiss' | 'round-robin' | 'arena']: { readonly name: Phrase; readonly about: Phrase };
} = {
  swiss: {
    name: { en: 'Swiss', cs: 'Švýcarský' },
    about: {
      en: 'Each round you meet somebody with about as many points. Nobody goes out.',
      cs: 'V každém kole potkáš někoho s podobným počtem bodů. Nikdo nevypadává.',
    },
  },
  'round-robin': {
    name: { en: 'Everybody meets everybody', cs: 'Každý s každým' },
    about: {
      en: 'For few players who have time: fair down to the last match.',
      cs: 'Pro menší počet hráčů, kteří mají čas: spravedlivé do poslední partie.',
    },
  },
  arena: {
    name: { en: 'Arena', cs: 'Aréna' },
    about: {
      en: 'As many matches as fit into the time: whoever is free plays on.',
      cs: 'Tolik partií, kolik se do vyhrazeného času vejde. Kdo dohraje, hraje hned další.',
    },
  },
};

/** The tie-breaks of each format, in their order. */
export const TIE_BREAK_WORDS: { readonly [kind in keyof typeof FORMAT_WORDS]: Phrase } = {
  swiss: {
    en: 'Buchholz (the points of your opponents), then who beat whom, then wins',
    cs: 'Buchholz (součet bodů soupeřů), pak vzájemné partie, pak počet výher',
  },
  'round-robin': { en: 'who beat whom, then wins', cs: 'vzájemné partie, pak počet výher' },
  arena: { en: 'wins, then who beat whom', cs: 'počet výher, pak vzájemné partie' },
};
