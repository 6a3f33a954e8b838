// What the puzzles say, the names of their themes among it.

import type { Theme } from '@mozaika/analysis/puzzles';
import type { Phrase, Phrases } from '@mozaika/words';

export const PUZZLES = {
  title: { en: 'Puzzles', cs: 'Úlohy' },
  titleOf: { en: 'Puzzles: {game}', cs: 'Úlohy: {game}' },
  about: {
    en: 'Positions from matches of our bots in which one move is clearly best. Bots of middle strength overlook it.',
    cs: 'Pozice z partií našich botů, ve kterých je jeden tah jasně nejlepší. Průměrně silný bot ho přehlédne.',
  },
  count: { en: '{count|puzzle|puzzles}', cs: '{count|úloha|úlohy|úloh}' },
  game: { en: 'Game', cs: 'Hra' },
  daily: { en: 'Puzzle of the day', cs: 'Úloha dne' },
  dailyDone: { en: 'Puzzle of the day: solved', cs: 'Úloha dne: vyřešená' },
  dailyTried: { en: 'Puzzle of the day: tried', cs: 'Úloha dne: bez úspěchu' },
  start: { en: 'Solve puzzles', cs: 'Řešit úlohy' },
  theme: { en: 'Theme', cs: 'Téma' },
  anyTheme: { en: 'Any', cs: 'Jakékoli' },
  rating: { en: 'Your rating', cs: 'Tvůj rating' },
  ratingValue: { en: '{rating} ± {error}', cs: '{rating} ± {error}' },
  unrated: { en: 'none yet', cs: 'zatím žádný' },
  solved: { en: 'Solved at once', cs: 'Hned napoprvé' },
  solvedOf: { en: '{solved} of {tried}', cs: '{solved} z {tried}' },
  streak: { en: 'In a row', cs: 'V řadě za sebou' },
  streakValue: { en: '{streak} (best {best})', cs: '{streak} (nejvíc {best})' },
  none: { en: 'There are no puzzles of this theme yet.', cs: 'Úlohy na tohle téma zatím nejsou.' },
  gone: {
    en: 'This puzzle is not here (any more). Here are the others.',
    cs: 'Tahle úloha tu (už) není. Tady jsou ostatní.',
  },

  toAll: { en: 'All puzzles', cs: 'Všechny úlohy' },
  task: { en: 'Find the best move.', cs: 'Najdi nejlepší tah.' },
  difficulty: { en: 'Rating {rating}', cs: 'Rating {rating}' },
  judging: { en: 'The strongest bot looks at it…', cs: 'Nejsilnější bot se na to dívá…' },
  right: { en: 'Right.', cs: 'Správně.' },
  wrong: { en: 'There is something better.', cs: 'Jde to i líp.' },
  lostChance: {
    en: 'This move gives away {percent} % of the winning chance.',
    cs: 'Tenhle tah stojí {percent} % šance na výhru.',
  },
  lostPoints: {
    en: 'At the end it costs {points|point|points}.',
    cs: 'Na konci tě to přijde na {points|bod|body|bodů}.',
  },
  why: { en: 'The right move.', cs: 'Správný tah.' },
  failed: {
    en: 'The move could not be judged: the bot could not be loaded. Try it again.',
    cs: 'Tah se nepodařilo posoudit, bota se nepodařilo načíst. Zkus to znovu.',
  },
  again: { en: 'Try again', cs: 'Zkusit znovu' },
  showMove: { en: 'Show the move', cs: 'Ukázat tah' },
  next: { en: 'Next puzzle', cs: 'Další úloha' },
  inReplay: { en: 'Look at the position', cs: 'Ukázat pozici' },
  opponent: { en: 'Player {seat}', cs: 'Hráč {seat}' },
} satisfies Phrases;

export const THEME_NAMES: { readonly [theme in Theme]: Phrase } = {
  'complete-line': { en: 'Complete a line', cs: 'Doplnit řadu' },
  'complete-column': { en: 'Complete a column', cs: 'Dokončit sloupec' },
  'complete-colour': { en: 'Complete a colour', cs: 'Dokončit barvu' },
  'complete-row': { en: 'Complete a row', cs: 'Dokončit řádek na stěně' },
  deny: { en: 'Take it from the others', cs: 'Vzít to ostatním' },
  overflow: { en: 'Flood the others', cs: 'Zahltit ostatní' },
  'to-the-floor': { en: 'To the floor on purpose', cs: 'Schválně na podlahu' },
  'start-next': { en: 'Start the next round', cs: 'Začínat příští kolo' },
  'choose-column': { en: 'Choose the column', cs: 'Vybrat sloupec' },
  'last-round': { en: 'The last round', cs: 'Poslední kolo' },
  qwirkle: { en: 'Qwirkle', cs: 'Qwirkle' },
  'close-the-five': { en: 'Close the five', cs: 'Zavřít pětku' },
  'keep-the-set': { en: 'Keep the set', cs: 'Nechat si sadu' },
  'open-nothing': { en: 'Open nothing', cs: 'Nic neotevřít' },
  'not-the-most-points': { en: 'Not the most points', cs: 'Ne nejvíc bodů' },
  trade: { en: 'Trade', cs: 'Výměna' },
  'empty-bag': { en: 'The bag is empty', cs: 'Závěr bez dobírání' },
  'end-the-match': { en: 'End the match', cs: 'Ukončit partii' },
};
