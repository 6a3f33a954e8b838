// Qwirkle's sample match of four players: twelve turns, each to be tried on the grid that the turns before have left.

import type { Seat } from '@mozaika/kernel';
import type { Phrase } from '@mozaika/words';
import type { Example, SampleMatch } from '../../../rules/page.ts';

/** The deal: three of them have equally large sets, and the players sit in order of age. */
const DEAL = [
  '* draw 1 Ro Rd Rc Yd Go G*',
  '* draw 2 Rs R* Gd Gd Bs Ps',
  '* draw 3 Rx Ox O* Y* Bo Bx',
  '* draw 4 Ox Od Ys Gd Gc Bs',
  '* start 1 largest 3 3 3 2',
];

/** A turn: what is played, what is drawn after it, and what is said about it. */
interface Lesson {
  readonly seat: Seat;
  readonly move: string;
  readonly draw: string;
  readonly title: Phrase;
  readonly task: Phrase;
  readonly points: number;
  readonly why: Phrase;
}

const LESSONS: readonly Lesson[] = [
  {
    seat: 1,
    move: 'play Rc@0,-2 Rd@0,-1 Ro@0,0',
    draw: '* draw 1 Rc Yo Yo',
    title: { en: 'Nela opens', cs: 'zahajuje Nela' },
    task: {
      en: 'Nela, Ota and Iva each announce three tiles, Jan two. Nela is the oldest of the three, so she opens, with her three red tiles: the circle goes to the marked cell, the diamond above it and the clover on top.',
      cs: 'Nela, Ota i Iva hlásí po třech kostičkách, Jan dvě. Nela je z těch tří nejstarší, takže zahajuje svými třemi červenými: kruh patří na označené políčko, nad něj kosočtverec a úplně nahoru čtyřlístek.',
    },
    points: 3,
    why: {
      en: '3 points: a line of three. Then she draws three tiles, to have six again.',
      cs: '3 body: řada tří kostiček. Potom si tři dobere, aby jich měla zase šest.',
    },
  },
  {
    seat: 2,
    move: 'play Rs@0,1 Bs@1,1 Ps@2,1',
    draw: '* draw 2 Rs R* Os',
    title: { en: 'one play, two lines', cs: 'jeden tah, dvě řady' },
    task: {
      en: 'Ota has three squares. The red one goes below the red line, the blue and the purple one to the right of it.',
      cs: 'Ota má tři čtverce. Červený patří pod červenou řadu, modrý a fialový vpravo vedle něj.',
    },
    points: 7,
    why: {
      en: '7 points: 4 for the red line, which has four tiles now, and 3 for the new line of squares.',
      cs: '7 bodů: 4 za červenou řadu, která teď má čtyři kostičky, a 3 za novou řadu čtverců.',
    },
  },
  {
    seat: 3,
    move: 'play Bo@1,0',
    draw: '* draw 3 Bd',
    title: { en: 'one tile in two lines', cs: 'jedna kostička ve dvou řadách' },
    task: {
      en: 'Iva plays a single tile: the blue circle, to the right of the red circle and above the blue square.',
      cs: 'Iva hraje jedinou kostičku: modrý kruh, vpravo od červeného kruhu a nad modrý čtverec.',
    },
    points: 4,
    why: {
      en: '4 points: 2 for the circles and 2 for the blue line. The tile counts in both.',
      cs: '4 body: 2 za kruhy a 2 za modrou řadu. Kostička se počítá v obou.',
    },
  },
  {
    seat: 4,
    move: 'play Gc@-1,-2 Gd@-1,-1',
    draw: '* draw 4 Yd Po',
    title: { en: 'two tiles, three lines', cs: 'dvě kostičky, tři řady' },
    task: {
      en: 'Jan puts a green clover to the left of the red clover, and a green diamond below it.',
      cs: 'Jan dává zelený čtyřlístek vlevo od červeného a pod něj zelený kosočtverec.',
    },
    points: 6,
    why: {
      en: '6 points: 2 for the clovers, 2 for the diamonds and 2 for the green line.',
      cs: '6 bodů: 2 za čtyřlístky, 2 za kosočtverce a 2 za zelenou řadu.',
    },
  },
  {
    seat: 1,
    move: 'play G*@-1,-3 Go@-1,0',
    draw: '* draw 1 Yc Pd',
    title: { en: 'tiles that don’t touch each other', cs: 'kostičky, které se nedotýkají' },
    task: {
      en: 'Nela puts a green star above the green line and a green circle below it.',
      cs: 'Nela dává zelenou hvězdu nad zelenou řadu a zelený kruh pod ni.',
    },
    points: 7,
    why: {
      en: '7 points: 4 for the green line, and 3 for the circles that her circle joins. Both tiles lie in one line without a gap, so the play is fine.',
      cs: '7 bodů: 4 za zelenou řadu a 3 za kruhy, ke kterým se její kruh přidal. Obě kostičky leží v jedné řadě bez mezery, takže tah platí.',
    },
  },
  {
    seat: 2,
    move: 'play Os@3,1 Rs@3,2',
    draw: '* draw 2 Yo Pd',
    title: { en: 'no tile twice', cs: 'nic dvakrát' },
    task: {
      en: 'Ota has an orange and a red square. Orange goes to the right end of the squares, red below it. Try red beside orange as well: that line has a red square already.',
      cs: 'Ota má oranžový a červený čtverec. Oranžový jde na pravý konec řady čtverců, červený pod něj. Zkus dát červený i vedle oranžového: v té řadě už červený čtverec je.',
    },
    points: 6,
    why: {
      en: '6 points: 4 for the longer line of squares and 2 for the new one.',
      cs: '6 bodů: 4 za prodlouženou řadu čtverců a 2 za novou.',
    },
  },
  {
    seat: 3,
    move: 'play O*@-3,-3 Y*@-2,-3',
    draw: '* draw 3 Gx Px',
    title: { en: 'a longer line', cs: 'delší řada' },
    task: {
      en: 'Iva puts a yellow star to the left of the green star, and an orange one to the left of that.',
      cs: 'Iva dává žlutou hvězdu vlevo od zelené a oranžovou ještě víc vlevo.',
    },
    points: 3,
    why: { en: '3 points for a line of three stars.', cs: '3 body za řadu tří hvězd.' },
  },
  {
    seat: 4,
    move: 'play Ox@-3,-2 Od@-3,-1',
    draw: '* draw 4 Bx B*',
    title: { en: 'close, but not touching', cs: 'blízko, ale bez dotyku' },
    task: {
      en: 'Jan has two orange tiles. The cross goes below the orange star, the diamond below the cross.',
      cs: 'Jan má dvě oranžové kostičky. Křížek patří pod oranžovou hvězdu, kosočtverec pod křížek.',
    },
    points: 3,
    why: {
      en: '3 points for the orange line. His diamond does not touch the two other diamonds: there is a gap, so they don’t count.',
      cs: '3 body za oranžovou řadu. Janův kosočtverec se ostatních dvou nedotýká: je mezi nimi mezera, takže se nepočítají.',
    },
  },
  {
    seat: 1,
    move: 'play Yd@-2,-1 Yo@-2,0',
    draw: '* draw 1 Oo Gc',
    title: { en: 'one play, three lines', cs: 'jeden tah, tři řady' },
    task: {
      en: 'Nela has a yellow diamond and a yellow circle. The diamond fits into that gap, the circle below it.',
      cs: 'Nela má žlutý kosočtverec a žlutý kruh. Kosočtverec se vejde do té mezery, kruh pod něj.',
    },
    points: 10,
    why: {
      en: '10 points: 2 for the yellow line, 4 for the diamonds and 4 for the circles.',
      cs: '10 bodů: 2 za žlutou řadu, 4 za kosočtverce a 4 za kruhy.',
    },
  },
  {
    seat: 2,
    move: 'play R*@0,-3',
    draw: '* draw 2 Oo',
    title: { en: 'where two lines meet', cs: 'kde se řady potkají' },
    task: {
      en: 'Ota puts a red star on top of the red line, right beside the green star.',
      cs: 'Ota dává červenou hvězdu nahoru na červenou řadu, hned vedle zelené hvězdy.',
    },
    points: 9,
    why: {
      en: '9 points: 4 for the stars and 5 for the red line. Now it lacks only the cross, and that is risky.',
      cs: '9 bodů: 4 za hvězdy a 5 za červenou řadu. Té teď chybí už jen křížek, a to je nebezpečné.',
    },
  },
  {
    seat: 3,
    move: 'play Ox@-1,2 Rx@0,2 Bx@1,2',
    draw: '* draw 3 Ro Oc P*',
    title: { en: 'a qwirkle', cs: 'qwirkle' },
    task: {
      en: 'Iva has the red cross. She puts it at the lower end of the red line, an orange cross to the left and a blue one to the right of it.',
      cs: 'Iva má červený křížek. Dá ho dolů na konec červené řady, oranžový křížek vlevo a modrý vpravo od něj.',
    },
    points: 18,
    why: {
      en: '18 points: 6 for the red line and 6 more because it is a qwirkle, 3 for the crosses and 3 for the blue line.',
      cs: '18 bodů: 6 za červenou řadu a 6 navíc, protože je to qwirkle, 3 za křížky a 3 za modrou řadu.',
    },
  },
  {
    seat: 4,
    move: 'play Ys@4,1 Bs@4,2',
    draw: '* draw 4 Gs Ps',
    title: { en: 'three lines of squares', cs: 'tři řady čtverců' },
    task: {
      en: 'Jan puts a yellow square at the right end of the squares and a blue one below it.',
      cs: 'Jan dává žlutý čtverec na pravý konec řady čtverců a modrý pod něj.',
    },
    points: 9,
    why: {
      en: '9 points: 5 for the longer line and 2 for each of the two new ones.',
      cs: '9 bodů: 5 za prodlouženou řadu a po 2 za každou ze dvou nových.',
    },
  },
];

const actionsOf = ({ seat, move, draw }: Lesson): readonly string[] => [`${seat} ${move}`, draw];

/** The whole match. */
export const MATCH: readonly string[] = [...DEAL, ...LESSONS.flatMap(actionsOf)];
export const OPTIONS = { ages: [1, 2, 3, 4] };

const turnOf = ({ seat, move, draw, title, task, points, why }: Lesson, index: number): Example => ({
  id: `turn-${index + 1}`,
  title,
  task,
  options: OPTIONS,
  rules: 2,
  seats: 4,
  actions: [...DEAL, ...LESSONS.slice(0, index).flatMap(actionsOf)],
  seat,
  answers: [{ move, follows: [draw], points, why }],
});

export const sampleMatch: SampleMatch = {
  id: 'sample-match',
  title: { en: 'Twelve turns to play', cs: 'Zahraj si dvanáct tahů' },
  about: {
    en: 'You play for all four. “Show me” plays a turn for you.',
    cs: 'Hraješ za všechny čtyři. „Ukázat“ zahraje tah za tebe.',
  },
  turns: LESSONS.map(turnOf),
  end: {
    en: 'After twelve turns Iva leads with 25 points, ahead of Ota with 22, Nela with 20 and Jan with 18. A real match goes on until the bag is empty and somebody plays their last tile.',
    cs: 'Po dvanácti tazích vede Iva s 25 body, Ota má 22, Nela 20 a Jan 18. Skutečná partie jde dál, dokud se pytlík nevyprázdní a někdo nezahraje poslední kostičku.',
  },
};
