// What the match screen says.

import type { Phrases } from '@mozaika/words';

export const LEVELS = {
  random: { en: 'Random bot', cs: 'Náhodný bot' },
  greedy: { en: 'Greedy bot', cs: 'Hamižný bot' },
  'first-steps': { en: 'First steps', cs: 'První krůčky' },
  newcomer: { en: 'Newcomer', cs: 'Nováček' },
  occasional: { en: 'Occasional player', cs: 'Příležitostný hráč' },
  regular: { en: 'Regular player', cs: 'Pravidelný hráč' },
  practised: { en: 'Practised player', cs: 'Pokročilý hráč' },
  skilled: { en: 'Skilled player', cs: 'Zkušený hráč' },
  expert: { en: 'Expert', cs: 'Expert' },
  master: { en: 'Master', cs: 'Mistr' },
  sparring: { en: 'Sparring partner', cs: 'Sparingpartner' },
} satisfies Phrases;

export const WORDS = {
  home: { en: 'Start screen', cs: 'Úvodní obrazovka' },
  guest: { en: 'Guest {number}', cs: 'Host {number}' },
  somebody: { en: 'Somebody', cs: 'Někdo' },
  yourTurn: { en: 'Your turn', cs: 'Jsi na tahu' },
  turnOf: { en: '{name} to move', cs: 'Na tahu {name}' },
  thinking: { en: '{name} is thinking…', cs: '{name} přemýšlí…' },
  dealing: { en: 'Dealing…', cs: 'Rozdává se…' },
  over: { en: 'The match is over', cs: 'Partie skončila' },
  moment: { en: 'Move {moment} of {now}', cs: 'Tah {moment} z {now}' },
  beginning: { en: 'The beginning', cs: 'Začátek' },
  connecting: { en: 'Connecting again…', cs: 'Znovu se připojuji…' },
  undo: { en: 'Take back', cs: 'Vzít zpět' },
  undone: { en: 'Taken back.', cs: 'Vzato zpátky.' },
  sound: { en: 'Sounds', cs: 'Zvuky' },
  story: { en: 'Moves', cs: 'Tahy' },
  round: { en: 'Round {round}', cs: 'Kolo {round}' },
  dealer: { en: 'Dealer', cs: 'Rozdávající' },
  first: { en: 'To the beginning', cs: 'Na začátek' },
  earlier: { en: 'One step back', cs: 'O krok zpět' },
  later: { en: 'One step on', cs: 'O krok dál' },
  last: { en: 'To the end', cs: 'Na konec' },
  toNow: { en: 'Back to the match', cs: 'Zpátky do hry' },
  stuck: {
    en: '{name} can’t move: the bot could not be loaded. Check the connection and try again.',
    cs: '{name} nemůže táhnout: bota se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.',
  },
  retry: { en: 'Try again', cs: 'Zkusit znovu' },
  handOver: { en: 'Hand the device to {name}', cs: 'Předej zařízení, hraje {name}' },
  handOverWhy: {
    en: 'The tiles in hand are only for their owner. Ready?',
    cs: 'Kostičky v ruce smí vidět jen jejich majitel. Můžeme?',
  },
  ready: { en: 'I am {name}, show my tiles', cs: 'Hraje {name}, ukaž kostičky' },
  result: { en: 'Result', cs: 'Výsledek' },
  ended: { en: 'The match is over: {reason}.', cs: 'Konec partie: {reason}.' },
  wins: { en: '{name} wins!', cs: 'Vyhrává {name}!' },
  youWin: { en: 'You win!', cs: 'Vyhráváš!' },
  shared: { en: 'Shared victory: {names}', cs: 'Dělené vítězství: {names}' },
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
  unsealed: { en: 'Shuffle can’t be verified', cs: 'Míchání ověřit nejde' },
  broken: { en: 'The shuffle does not match its seal', cs: 'Míchání nesouhlasí s pečetí' },
  sealedWhy: {
    en: 'All deals follow from one secret seed. Its commitment was fixed before the first deal; the seed is shown when the match is over, and everybody can check it.',
    cs: 'Všechna rozdání plynou z jednoho tajného semínka. Závazek vznikl před prvním rozdáním, semínko se ukáže na konci partie a každý si ho může ověřit.',
  },
  sealedTogether: {
    en: 'All deals follow from the server’s secret seed together with what the players’ devices added, so nobody could choose the tiles. The seed is shown when the match is over, and everybody can check it.',
    cs: 'Všechna rozdání plynou z tajného semínka serveru a z toho, co přidala zařízení hráčů, takže si dlaždice nikdo vybrat nemohl. Semínko se ukáže na konci partie a každý si ho může ověřit.',
  },
  verifiedWhy: {
    en: 'We have just computed all {deals|deal|deals} from the seed again, and every one agrees. The seed belongs to the commitment from before the match.',
    cs: 'Právě jsme ze semínka znovu spočítali {deals|rozdání|rozdání|rozdání} a všechna souhlasí. Semínko patří k závazku z doby před partií.',
  },
  unsealedWhy: {
    en: 'This record names no seed, so its deals can’t be checked. They are legal.',
    cs: 'V záznamu není semínko, takže rozdání ověřit nejde. Podle pravidel ale jsou.',
  },
  commitment: { en: 'Commitment', cs: 'Závazek' },
  seed: { en: 'Seed', cs: 'Semínko' },
  method: { en: 'Method', cs: 'Postup' },
  contributionOf: { en: 'Contribution of {name}', cs: 'Příspěvek, {name}' },
  sealHolds: {
    en: 'Belongs to the seal that was published before.',
    cs: 'Patří k pečeti, která byla zveřejněná předem.',
  },
  sealBroken: {
    en: 'Does not belong to the seal that was published before!',
    cs: 'K pečeti, která byla zveřejněná předem, nepatří!',
  },
  ownIn: {
    en: 'Your contribution is in it: this browser made it and sealed it before anybody’s was opened.',
    cs: 'Je v tom i tvůj příspěvek: tenhle prohlížeč ho vymyslel a zapečetil dřív, než se kterýkoli otevřel.',
  },
  ownUnknown: {
    en: 'Your contribution was made in another browser, so this one can’t compare it.',
    cs: 'Tvůj příspěvek vznikl v jiném prohlížeči, takže tenhle ho nemá s čím porovnat.',
  },
  ownMissing: {
    en: 'Your contribution did not arrive in time, so the shuffle goes without it.',
    cs: 'Tvůj příspěvek nedorazil včas, takže se míchalo bez něj.',
  },
  withoutPart: { en: 'Without a contribution: {names}.', cs: 'Bez příspěvku: {names}.' },
  checkYourself: {
    en: 'To check it yourself, download the record and run: mozaika verify FILE',
    cs: 'Chceš-li to ověřit po svém, stáhni záznam a spusť: mozaika verify SOUBOR',
  },
} satisfies Phrases;

export const REPLAY = {
  title: { en: 'Replay', cs: 'Záznam' },
  play: { en: 'Play', cs: 'Přehrát' },
  pause: { en: 'Pause', cs: 'Pozastavit' },
  speed: { en: 'Speed', cs: 'Rychlost' },
  moment: { en: 'Moment of the match', cs: 'Okamžik partie' },
  seenBy: { en: 'Seen by', cs: 'Pohled' },
  link: { en: 'Link to this moment', cs: 'Odkaz na tenhle okamžik' },
  linkWhy: {
    en: 'The link carries the whole match, so it works for everybody and for ever.',
    cs: 'Odkaz v sobě nese celou partii, takže funguje každému a napořád.',
  },
} satisfies Phrases;
