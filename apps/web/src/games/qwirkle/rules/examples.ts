// Qwirkle's other examples: a cell that nothing fits, a trade, the last tile of a match.

import type { Answer, Example } from '../../../rules/page.ts';
import { END_GAME } from './end-game.ts';
import { MATCH, OPTIONS } from './sample-match.ts';

export const hole: Example = {
  id: 'hole',
  title: { en: 'a cell that nothing fits', cs: 'políčko, kam se nehodí nic' },
  task: {
    en: 'Below the yellow star there is a hole. Try the yellow clover there: it would suit the yellow column, but in the row it would lie between an orange cross and a green clover, which have nothing in common. Then play the orange circle below the orange line.',
    cs: 'Pod žlutou hvězdou je díra. Zkus do ní dát žlutý čtyřlístek: do žlutého sloupce by se hodil, jenže vodorovně by ležel mezi oranžovým křížkem a zeleným čtyřlístkem, které spolu nemají nic společného. Potom zahraj oranžový kruh pod oranžovou řadu.',
  },
  options: OPTIONS,
  rules: 2,
  seats: 4,
  actions: MATCH,
  seat: 1,
  answers: [
    {
      move: 'play Oo@-3,0',
      follows: ['* draw 1 Yx'],
      points: 9,
      why: {
        en: '9 points: 4 for the orange line and 5 for the circles. The hole stays empty for the rest of the match: no tile fits there.',
        cs: '9 bodů: 4 za oranžovou řadu a 5 za kruhy. Díra zůstane prázdná až do konce partie: žádná kostička se do ní nehodí.',
      },
    },
  ],
};

export const trade: Example = {
  id: 'trade',
  title: { en: 'nothing fits, so trade', cs: 'nic se nehodí, vyměňuj' },
  task: {
    en: 'Nela has opened with green. Ota has nothing green, and no circle, square or star. He keeps his two red tiles and trades the other four.',
    cs: 'Nela zahájila zelenými. Ota nemá nic zeleného, ani kruh, čtverec nebo hvězdu. Nechá si dvě červené a zbylé čtyři kostičky vymění.',
  },
  options: {},
  rules: 2,
  seats: 2,
  actions: [
    '* draw 1 Rc Yx Go Gs G* Pd',
    '* draw 2 Rx Rd Ox Oc Yd Bc',
    '* start 1 largest 3 2',
    ...['1 play Go@-1,0 Gs@0,0 G*@1,0', '* draw 1 Yo Bs Px'],
  ],
  seat: 2,
  answers: [
    {
      move: 'trade Ox Oc Yd Bc',
      follows: ['* draw 2 Rs Gx Gd Po'],
      points: 0,
      why: {
        en: 'No points for a trade. Ota drew four new tiles first, and only then the old ones went back into the bag. Next time he has something to play: green and red have come.',
        cs: 'Za výměnu body nejsou. Ota si nejdřív dobral čtyři nové kostičky a teprve potom vrátil staré do pytlíku. Příště už má co hrát: přišly zelené i červený čtverec.',
      },
    },
  ],
};

/** The places at the green line by the right edge are worth the same. */
const endingAt = (cell: string): Answer => ({
  move: `play Gx@${cell}`,
  points: 9,
  why: {
    en: '9 points: 3 for the green line and 6 for ending the match. Nela wins by 147 to 143.',
    cs: '9 bodů: 3 za zelenou řadu a 6 za ukončení partie. Nela vyhrává 147\u00a0:\u00a0143.',
  },
});

export const lastTile: Example = {
  id: 'last-tile',
  title: { en: 'the last tile', cs: 'poslední kostička' },
  task: {
    en: 'The bag is empty, and Nela holds her last tile, a green cross. Ota leads by 143 to 138. Add the cross to the green line at the right edge.',
    cs: 'Pytlík je prázdný a Nela má poslední kostičku, zelený křížek. Ota vede 143\u00a0:\u00a0138. Přidej křížek k zelené řadě u pravého okraje.',
  },
  options: {},
  rules: 2,
  seats: 2,
  actions: END_GAME,
  seat: 1,
  answers: [endingAt('8,-2'), endingAt('9,0'), endingAt('8,1')],
};
