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
  turnOf: { en: '{name} to move', cs: 'Na tahu je {name}' },
  thinking: { en: '{name} is thinking…', cs: '{name} přemýšlí…' },
  dealing: { en: 'Dealing…', cs: 'Rozdává se…' },
  over: { en: 'The match is over', cs: 'Partie skončila' },
  moment: { en: 'Move {moment} of {now}', cs: 'Tah {moment} z {now}' },
  beginning: { en: 'The beginning', cs: 'Začátek' },
  connecting: { en: 'Reconnecting…', cs: 'Znovu se připojuji…' },
  undo: { en: 'Take back', cs: 'Vzít zpět' },
  undone: { en: 'Taken back.', cs: 'Vzato zpátky.' },
  sound: { en: 'Sounds', cs: 'Zvuky' },
  story: { en: 'Moves', cs: 'Tahy' },
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
  ended: { en: 'The match is over: {reason}.', cs: 'Konec partie: {reason}.' },
  wins: { en: '{name} wins!', cs: 'Vyhrává {name}!' },
  youWin: { en: 'You win!', cs: 'Vyhráváš!' },
  shared: { en: 'Shared victory: {names}', cs: 'O vítězství se dělí: {names}' },
  points: { en: '{points|point|points}', cs: '{points|bod|body|bodů}' },
  skip: { en: 'Skip the counting', cs: 'Přeskočit počítání' },
  rematch: { en: 'Play again', cs: 'Hrát znovu' },
  replay: { en: 'Replay', cs: 'Přehrát' },
  download: { en: 'Download the record', cs: 'Stáhnout záznam' },
  picture: { en: 'Picture', cs: 'Obrázek' },
  newMatch: { en: 'New match', cs: 'Nová partie' },
  nothingToUndo: { en: 'There is no move to take back.', cs: 'Není co vzít zpátky.' },
  unreadable: {
    en: 'This match can’t be continued: {reason}',
    cs: 'V téhle partii se nedá pokračovat: {reason}',
  },
  sealed: { en: 'Sealed shuffle', cs: 'Zapečetěné míchání' },
  verified: { en: 'Verified shuffle', cs: 'Ověřené míchání' },
  unsealed: { en: 'Shuffle can’t be verified', cs: 'Míchání nelze ověřit' },
  broken: { en: 'The shuffle does not match its seal', cs: 'Míchání neodpovídá pečeti' },
  sealedWhy: {
    en: 'One secret seed determines all deals. Its commitment was fixed before the first deal; the seed is revealed when the match is over, and anyone can check it.',
    cs: 'Všechna rozdání určuje jedno tajné semínko. Závazek vznikl před prvním rozdáním, semínko se prozradí na konci partie a každý si ho může ověřit.',
  },
  sealedTogether: {
    en: 'The server’s secret seed and what the players’ devices added determine all deals, so nobody could choose the tiles. The seed is revealed when the match is over, and anyone can check it.',
    cs: 'Všechna rozdání určuje tajné semínko serveru spolu s tím, co přidala zařízení hráčů, takže je nikdo nemohl ovlivnit. Semínko se prozradí na konci partie a každý si ho může ověřit.',
  },
  verifiedWhy: {
    en: 'We have just computed {deals|deal|deals} from the seed again, and all of them match. The seed matches the commitment that was published before the match.',
    cs: 'Právě jsme ze semínka znovu spočítali {deals|rozdání|rozdání|rozdání} a všechna souhlasí. Semínko odpovídá závazku zveřejněnému před partií.',
  },
  unsealedWhy: {
    en: 'This record has no seed, so its deals can’t be checked. They do follow the rules.',
    cs: 'V záznamu není semínko, takže rozdání nelze ověřit. Pravidlům ale odpovídají.',
  },
  commitment: { en: 'Commitment', cs: 'Závazek' },
  seed: { en: 'Seed', cs: 'Semínko' },
  method: { en: 'Method', cs: 'Postup' },
  contributionOf: { en: 'Contribution of {name}', cs: 'Příspěvek: {name}' },
  sealHolds: {
    en: 'Matches the seal that was published before.',
    cs: 'Odpovídá předem zveřejněné pečeti.',
  },
  sealBroken: {
    en: 'Does not match the seal that was published before!',
    cs: 'Neodpovídá předem zveřejněné pečeti!',
  },
  ownIn: {
    en: 'Your contribution is included: this browser created and sealed it before any of them was opened.',
    cs: 'Je v tom i tvůj příspěvek: tenhle prohlížeč ho vytvořil a zapečetil dřív, než se kterýkoli otevřel.',
  },
  ownUnknown: {
    en: 'Your contribution was created in another browser, so this one can’t compare it.',
    cs: 'Tvůj příspěvek vznikl v jiném prohlížeči, tady ho není s čím porovnat.',
  },
  ownMissing: {
    en: 'Your contribution did not arrive in time, so the shuffle was done without it.',
    cs: 'Tvůj příspěvek nedorazil včas, takže se míchalo bez něj.',
  },
  withoutPart: { en: 'Without a contribution: {names}.', cs: 'Bez příspěvku: {names}.' },
  checkYourself: {
    en: 'To check it yourself, download the record and run: mozaika verify FILE',
    cs: 'Chceš-li to ověřit po svém, stáhni záznam a spusť: mozaika verify SOUBOR',
  },
} satisfies Phrases;

export const REPLAY = {
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
