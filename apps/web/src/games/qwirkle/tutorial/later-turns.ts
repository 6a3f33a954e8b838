// Qwirkle's other tutorial steps: two lines at once, gaps, the line of six, what to leave closed, trades, the last tile.

import type { TutorialStep } from '../../../tutorial/tutorial.ts';
import { END_GAME } from '../rules/end-game.ts';
import { TRADED } from './first-match.ts';

const BASE = { options: {}, rules: 2, seats: 2, seat: 1 } as const;
/** Matches of bots, one action on each line. */
const actions = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);

const corner: TutorialStep = {
  ...BASE,
  id: 'corner',
  title: { en: 'One tile in two lines', cs: 'Jedna kostička ve dvou řadách' },
  task: {
    en: 'A tile counts in both lines that it lies in. One of your red tiles fits above the diamonds and joins a red line at the same time. Play it for 7 points.',
    cs: 'Kostička se počítá v obou řadách, ve kterých leží. Jedna tvoje červená patří nad kosočtverce a zároveň se přidá k červené řadě. Zahraj ji za 7 bodů.',
  },
  actions: actions(`* draw 1 Ox Od Gd Gc Bo Pd
    * draw 2 Rx Rx Yo Yx Yx Ys
    * start 1 largest 3 3
    1 play Gd@0,-2 Pd@0,-1 Od@0,0
    * draw 1 Rc Od B*
    2 trade Rx Rx Yx
    * draw 2 Rs O* Ys
    1 play Od@-1,-1 Ox@-1,0
    * draw 1 Rc Px
    2 play O*@1,0
    * draw 2 Bo
    1 play Rc@1,-3 Gc@1,-2
    * draw 1 Rd Os
    2 play Ys@2,-4 Rs@2,-3
    * draw 2 Ox Bc`),
  right: [
    {
      move: 'play Rd@0,-3',
      why: {
        en: '7 points with a single tile: 4 for the diamonds and 3 for the red line.',
        cs: '7 bodů za jedinou kostičku: 4 za kosočtverce a 3 za červenou řadu.',
      },
    },
  ],
  also: 'points',
  wrong: [
    TRADED,
    {
      moves: /Rd@/,
      why: {
        en: '{points|point|points}. The red diamond is right: put it on top of the column of diamonds, beside the red clover.',
        cs: '{points|bod|body|bodů}. Červený kosočtverec je správně: dej ho nahoru na sloupec kosočtverců, vedle červeného čtyřlístku.',
      },
    },
    {
      moves: /./,
      why: {
        en: '{points|point|points}. The red diamond alone brings 7: on top of the column of diamonds.',
        cs: '{points|bod|body|bodů}. Samotný červený kosočtverec přinese 7: nahoře na sloupci kosočtverců.',
      },
    },
  ],
};

const gap: TutorialStep = {
  ...BASE,
  id: 'gap',
  title: { en: 'Around a tile', cs: 'Kolem kostičky' },
  task: {
    en: 'The tiles you play need not touch each other, as long as there is no gap in the line. Put a green and a red star to both sides of the blue star in the middle: 9 points.',
    cs: 'Kostičky, které hraješ, se nemusí dotýkat navzájem, jen v řadě nesmí zůstat mezera. Dej zelenou a červenou hvězdu po obou stranách modré hvězdy uprostřed: 9 bodů.',
  },
  actions: actions(`* draw 1 Rd R* Os Gd Gc B*
    * draw 2 Ro Yo Bo B* B* Bc
    * start 2 largest 2 3
    2 play Bc@0,-2 B*@0,-1 Bo@0,0
    * draw 2 Rs O* Go
    1 play Gd@-1,-3 Gc@-1,-2
    * draw 1 R* Bo
    2 play Yo@-3,-4 Ro@-2,-4 Go@-1,-4
    * draw 2 Yx Yx Ys
    1 play B*@0,-5 Bo@0,-4
    * draw 1 Gx Bc
    2 play Ys@-4,-5 Yx@-3,-5
    * draw 2 Rc Ps
    1 play Bc@0,-6
    * draw 1 G*
    2 play Rc@1,-2
    * draw 2 P*`),
  right: [
    {
      move: 'play G*@-1,-1 R*@1,-1',
      why: {
        en: '9 points: 3 for the stars, 4 for the green column that the left one joins and 2 for the red one.',
        cs: '9 bodů: 3 za hvězdy, 4 za zelený sloupec, ke kterému se přidala levá, a 2 za červený.',
      },
    },
  ],
  also: 'points',
  wrong: [
    TRADED,
    {
      moves: /\*@.*\*@/,
      why: {
        en: '{points|point|points}. Two stars are right, but one belongs to the left and one to the right of the lower blue star: green left, red right.',
        cs: '{points|bod|body|bodů}. Dvě hvězdy jsou správně, ale jedna patří vlevo a druhá vpravo od dolní modré hvězdy: zelená vlevo, červená vpravo.',
      },
    },
    {
      moves: /./,
      why: {
        en: '{points|point|points}. Two stars bring 9: a green one to the left of the lower blue star and a red one to its right.',
        cs: '{points|bod|body|bodů}. Dvě hvězdy přinesou 9: zelená vlevo od dolní modré hvězdy a červená vpravo.',
      },
    },
  ],
};

const closed: TutorialStep = {
  ...BASE,
  id: 'closed',
  title: { en: 'Leave no five', cs: 'Nenechávej pětku' },
  task: {
    en: 'A line of six brings 12 points. So whoever leaves a line of five gives the next player a present. Find a play for 5 points that leaves the four diamonds alone.',
    cs: 'Řada šesti přinese 12 bodů. Kdo tedy nechá ležet řadu pěti, dává soupeři dárek. Najdi tah za 5 bodů, který čtyři kosočtverce neprodlouží.',
  },
  actions: actions(`* draw 1 Rc Ys Yc Bd P* Pc
    * draw 2 Od Oc Yd Gd Po Pd
    * start 2 largest 3 4
    2 play Od@0,0 Pd@0,1 Gd@0,2 Yd@0,3
    * draw 2 Rx Gx B* Px`),
  right: [
    {
      move: 'play Yc@1,3 Rc@1,4 Pc@1,5',
      why: {
        en: '5 points, 3 for the clovers and 2 for the yellow line, and nobody can make a line of six.',
        cs: '5 bodů, 3 za čtyřlístky a 2 za žlutou řadu, a řadu šesti nikdo neudělá.',
      },
    },
  ],
  also: /^play Yc@-?1,3 (Rc|Pc)@-?1,4 (Rc|Pc)@-?1,5$/,
  wrong: [
    TRADED,
    {
      moves: /Bd@0,/,
      why: {
        en: 'Also 5 points, but now five diamonds lie there, and whoever holds the red one gets 12. Three clovers at the yellow diamond bring as much.',
        cs: 'Také 5 bodů, jenže teď tam leží pět kosočtverců a kdo má červený, dostane 12. Tři čtyřlístky u žlutého kosočtverce přinesou stejně.',
      },
    },
    {
      moves: /./,
      why: {
        en: '{points|point|points}, and safe. But 5 are possible: put your three clovers below each other, the yellow one beside the yellow diamond.',
        cs: '{points|bod|body|bodů} a bezpečně. Jde to ale i za 5: dej tři čtyřlístky pod sebe, žlutý vedle žlutého kosočtverce.',
      },
    },
  ],
};

const six: TutorialStep = {
  ...BASE,
  id: 'six',
  title: { en: 'Qwirkle!', cs: 'Qwirkle!' },
  task: {
    en: 'Six tiles in a line are a Qwirkle: 6 points and 6 more. On the grid a line of five purple tiles waits for its sixth. Play it.',
    cs: 'Šest kostiček v řadě je Qwirkle: 6 bodů a dalších 6 navíc. V mřížce čeká pět fialových na šestou. Zahraj ji.',
  },
  actions: actions(`* draw 1 Yc Gs Bs B* Ps Pc
    * draw 2 Y* Go Go Gc Bo P*
    * start 1 largest 3 2
    1 play Ps@0,-1 Bs@0,0 Gs@0,1
    * draw 1 Rx R* Pd
    2 play P*@-1,-1
    * draw 2 P*
    1 play Pc@-3,-1 Pd@-2,-1
    * draw 1 Ro Rc
    2 play Go@-4,0 Gc@-3,0
    * draw 2 Ox Y*
    1 play Rx@-5,1 Ro@-4,1 Rc@-3,1
    * draw 1 Gc Px Pc
    2 play Bo@-4,2
    * draw 2 Gs
    1 play Px@1,-1
    * draw 1 Po
    2 play P*@1,-2 Y*@2,-2
    * draw 2 Oc Pd`),
  right: [
    {
      move: 'play Po@-4,-1',
      why: {
        en: '16 points with one tile: 12 for the Qwirkle, and 4 for the circles below the purple one.',
        cs: '16 bodů za jednu kostičku: 12 za Qwirkle a 4 za kruhy pod fialovým.',
      },
    },
  ],
  also: 'points',
  wrong: [
    TRADED,
    {
      moves: /./,
      why: {
        en: '{points|point|points}. The purple line has all shapes but the circle, and you hold it: 16 points at its left end.',
        cs: '{points|bod|body|bodů}. Ve fialové řadě jsou všechny tvary až na kruh, a ten máš v ruce: 16 bodů na jejím levém konci.',
      },
    },
  ],
};

const trade: TutorialStep = {
  ...BASE,
  id: 'trade',
  title: { en: 'Nothing fits: trade', cs: 'Nic se nehodí: vyměň' },
  task: {
    en: 'None of your tiles fits anywhere. Trade instead of playing: keep the two red ones, which go together, and set the other four aside.',
    cs: 'Žádná tvoje kostička se nikam nehodí. Místo hraní vyměňuj: nech si dvě červené, které jdou k sobě, a zbylé čtyři odlož.',
  },
  actions: actions(`* draw 1 Ys Y* Gs Bc Pc Pc
    * draw 2 Oo Os Ys Gc Bx Px
    * start 2 largest 2 2
    2 play Ys@-1,0 Os@0,0
    * draw 2 Rs Go
    1 play Y*@-1,1 Ys@0,1
    * draw 1 Rd P*
    2 play Rs@0,-1
    * draw 2 Oo
    1 play Gs@0,-2
    * draw 1 Rc
    2 play Go@1,-3 Gc@1,-2
    * draw 2 Bx Ps`),
  right: [
    {
      move: 'trade Bc P* Pc Pc',
      follows: ['* draw 1 Ro Yc Gx Bs'],
      why: {
        en: 'No points for a trade, but four new tiles, and it’s Ota’s turn. Whoever trades draws first; then the old ones go back into the bag.',
        cs: 'Za výměnu body nejsou, zato máš čtyři nové kostičky. Nejdřív se dobírá, teprve pak jdou staré zpátky do pytlíku. A hraje Ota.',
      },
    },
  ],
  wrong: [
    {
      moves: /R[dc]/,
      why: {
        en: 'That would also give away a red tile. The two red ones can lie in one line: keep them, trade the other four.',
        cs: 'Tím by přišla pryč i červená. Ty dvě můžou ležet v jedné řadě: nech si je a vyměň zbylé čtyři.',
      },
    },
    {
      moves: /./,
      why: {
        en: 'The red ones stay, good. But the others fit nowhere either: trade all four.',
        cs: 'Červené zůstaly, správně. Ani ostatní se ale nikam nehodí: vyměň všechny čtyři.',
      },
    },
  ],
};

const last: TutorialStep = {
  ...BASE,
  id: 'last',
  title: { en: 'The last tile', cs: 'Poslední kostička' },
  task: {
    en: 'The bag is empty. Whoever plays their last tile ends the match and gets 6 points more. Ota leads by 143 to 138, and you hold a green cross: win.',
    cs: 'Pytlík je prázdný. Kdo zahraje poslední kostičku, ukončí partii a dostane 6 bodů navíc. Ota vede 143\u00a0:\u00a0138 a ty máš zelený křížek: vyhraj.',
  },
  actions: END_GAME,
  right: [
    {
      move: 'play Gx@8,-2',
      why: {
        en: '9 points: 3 for the green line and 6 for the end. You won by 147 to 143.',
        cs: '9 bodů: 3 za zelenou řadu a 6 za konec. Vyhráváš 147\u00a0:\u00a0143.',
      },
    },
  ],
  also: 'points',
  wrong: [
    {
      moves: /./,
      why: {
        en: 'With the 6 points for the end that makes {points}, and you need more. A green line at the right edge brings 9.',
        cs: 'I s 6 body za konec je to {points|bod|body|bodů}, to nestačí. Zelená řada u pravého okraje přinese 9.',
      },
    },
  ],
};

export const LATER_STEPS: readonly TutorialStep[] = [corner, gap, closed, six, trade, last];
