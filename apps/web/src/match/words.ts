// What the match screen says.

import type { Phrases } from '@mozaika/words';
import { LEVEL_ABOUT, LEVEL_NAMES } from '@mozaika/words/levels';
import { SPARRING_WORDS } from './sparring-words.ts';

export const LEVELS = {
  random: { en: 'Random bot', cs: 'Náhodný bot' },
  greedy: { en: 'Greedy bot', cs: 'Chamtivý bot' },
  ...LEVEL_NAMES,
  sparring: { en: 'Sparring partner', cs: 'Sparingpartner' },
} satisfies Phrases;

/** What a bot that can be chosen sees and misses. */
export const ABOUT_BOTS = { ...LEVEL_ABOUT, sparring: SPARRING_WORDS.about } satisfies Phrases;

export const WORDS = {
  home: { en: 'Start screen', cs: 'Úvodní obrazovka' },
  guest: { en: 'Guest {number}', cs: 'Host {number}' },
  somebody: { en: 'Somebody', cs: 'Někdo' },
  yourTurn: { en: 'Your turn', cs: 'Jsi na tahu' },
  /** Somebody who typed no name. */
  nameless: { en: 'Player {seat}', cs: 'Hráč {seat}' },
  turnOf: { en: '{name} to move', cs: 'Na tahu je {name}' },
  thinking: { en: '{name} is thinking…', cs: '{name} přemýšlí…' },
  plays: { en: '{name} plays', cs: 'Hraje {name}' },
  played: { en: 'Played', cs: 'Zahráno' },
  dealing: { en: 'Dealing…', cs: 'Rozdává se…' },
  toDaily: { en: 'To the daily', cs: 'Na denní výzvu' },
  over: { en: 'The match is over', cs: 'Partie skončila' },
  moment: { en: 'Move {moment} of {now}', cs: 'Tah {moment} z {now}' },
  beginning: { en: 'The beginning', cs: 'Začátek' },
  connecting: { en: 'Reconnecting…', cs: 'Znovu se připojuji…' },
  undo: { en: 'Take back', cs: 'Vzít zpět' },
  undone: { en: 'Taken back.', cs: 'Vzato zpátky.' },
  sound: { en: 'Sounds', cs: 'Zvuky' },
  keys: { en: 'Keys', cs: 'Klávesy' },
  keysAtTable: { en: 'At the table', cs: 'U stolu' },
  keysInReplay: { en: 'In a replay', cs: 'V přehrávání' },
  keysEverywhere: { en: 'Everywhere', cs: 'Všude' },
  story: { en: 'Moves', cs: 'Tahy' },
  settings: { en: 'Settings', cs: 'Nastavení' },
  menu: { en: 'Menu', cs: 'Nabídka' },
  close: { en: 'Close', cs: 'Zavřít' },
  toTable: { en: 'Look at the table', cs: 'Podívat se na stůl' },
  end: { en: 'End the match…', cs: 'Ukončit partii…' },
  round: { en: 'Round {round}', cs: '{round}. kolo' },
  dealer: { en: 'Dealer', cs: 'Rozdávající' },
  first: { en: 'To the beginning', cs: 'Na začátek' },
  earlier: { en: 'Previous step', cs: 'O krok zpět' },
  later: { en: 'Next step', cs: 'O krok dál' },
  last: { en: 'To the end', cs: 'Na konec' },
  toNow: { en: 'Back to the match', cs: 'Zpátky do hry' },
  stuck: {
    en: '{name} can’t move: the bot could not be loaded. Check the connection and try again.',
    cs: '{name} nemůže táhnout: bota se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.',
  },
  retry: { en: 'Try again', cs: 'Zkusit znovu' },
  handOver: { en: 'Hand the device to {name}', cs: 'Předej zařízení, hraje {name}' },
  handOverWhy: {
    en: 'Only {name} may see these tiles. Ready?',
    cs: 'Kostičky v ruce smí vidět jen {name}. Můžeme?',
  },
  ready: { en: 'I am {name}, show my tiles', cs: 'Jsem {name}, ukaž mi kostičky' },
  result: { en: 'Result', cs: 'Výsledek' },
  points: { en: '{points|point|points}', cs: '{points|bod|body|bodů}' },
  rematch: { en: 'Play again', cs: 'Hrát znovu' },
  download: { en: 'Download the record', cs: 'Stáhnout záznam' },
  picture: { en: 'Picture', cs: 'Obrázek' },
  newMatch: { en: 'New match', cs: 'Nová partie' },
  nothingToUndo: { en: 'There is no move to take back.', cs: 'Není co vzít zpátky.' },
  unreadable: {
    en: 'This match can’t be continued: {reason}',
    cs: 'V téhle partii se nedá pokračovat: {reason}',
  },
} satisfies Phrases;

export const REPLAY = {
  edit: { en: 'Edit this position', cs: 'Upravit tuhle pozici' },
  whatIf: { en: 'What if…', cs: 'Co kdyby…' },
  title: { en: 'Replay', cs: 'Záznam partie' },
  play: { en: 'Play', cs: 'Přehrát' },
  pause: { en: 'Pause', cs: 'Pozastavit' },
  speed: { en: 'Speed', cs: 'Rychlost' },
  moment: { en: 'Moment of the match', cs: 'Okamžik partie' },
  seenBy: { en: 'Seen by', cs: 'Čí pohled' },
  link: { en: 'Link to this moment', cs: 'Odkaz na tento okamžik' },
  linkWhy: {
    en: 'The link contains the whole match, so it works for everyone, for ever.',
    cs: 'Odkaz obsahuje celou partii, takže funguje každému a napořád.',
  },
} satisfies Phrases;
