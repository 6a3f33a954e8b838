// Qwirkle's examples: one match of four from its opening on, with moves of it to try.

import type { Example } from '../../../rules/page.ts';

const MATCH = [
  '* draw 1 Ro Rd Rc Yd Go G*',
  '* draw 2 Rs R* Gd Gd Bs Ps',
  '* draw 3 Rx Ox O* Y* Bo Bx',
  '* draw 4 Ox Od Ys Gd Gc Bs',
  '* start 1',
  ...['1 play Rc@0,-2 Rd@0,-1 Ro@0,0', '* draw 1 Rc Yo Yo'],
  ...['2 play Rs@0,1 Bs@1,1 Ps@2,1', '* draw 2 Rs R* Os'],
  ...['3 play Bo@1,0', '* draw 3 Bd'],
  ...['4 play Gc@-1,-2 Gd@-1,-1', '* draw 4 Yd Po'],
  ...['1 play G*@-1,-3 Go@-1,0', '* draw 1 Yc Pd'],
  ...['2 play Os@3,1 Rs@3,2', '* draw 2 Yo Pd'],
  ...['3 play O*@-3,-3 Y*@-2,-3', '* draw 3 Gx Px'],
  ...['4 play Ox@-3,-2 Od@-3,-1', '* draw 4 Bx B*'],
  ...['1 play Yd@-2,-1 Yo@-2,0', '* draw 1 Oo Gc'],
  ...['2 play R*@0,-3', '* draw 2 Oo'],
  '3 play Ox@-1,2 Rx@0,2 Bx@1,2',
];

/** The match up to a move, which is to be tried. */
const before = (move: string): Pick<Example, 'options' | 'seats' | 'actions'> => ({
  options: {},
  seats: 4,
  actions: MATCH.slice(0, MATCH.indexOf(move)),
});

export const opening: Example = {
  ...before('1 play Rc@0,-2 Rd@0,-1 Ro@0,0'),
  id: 'opening',
  title: { en: 'the opening', cs: 'zahájení' },
  task: {
    en: 'Nela has three red tiles of different shapes, more than anybody. She opens with all three.',
    cs: 'Nela má tři červené kostičky různých tvarů, víc než kdokoli. Zahajuje všemi třemi.',
  },
  seat: 1,
  answers: [
    {
      move: 'play Rc@0,-2 Rd@0,-1 Ro@0,0',
      points: 3,
      why: {
        en: '3 points: a line of three. Then she draws three tiles to have six again.',
        cs: '3 body: řada tří kostiček. Potom si tři dobere, aby jich měla zase šest.',
      },
    },
  ],
};

export const twoLines: Example = {
  ...before('2 play Rs@0,1 Bs@1,1 Ps@2,1'),
  id: 'two-lines',
  title: { en: 'one play, two lines', cs: 'jeden tah, dvě řady' },
  task: {
    en: 'Ota has three squares. The red one goes below the red line, blue and purple to the right of it.',
    cs: 'Ota má tři čtverce. Červený patří pod červenou řadu, modrý a fialový vpravo vedle něj.',
  },
  seat: 2,
  answers: [
    {
      move: 'play Rs@0,1 Bs@1,1 Ps@2,1',
      points: 7,
      why: {
        en: '7 points: 4 for the red line, which has four tiles now, and 3 for the new line of squares.',
        cs: '7 bodů: 4 za červenou řadu, která teď má čtyři kostičky, a 3 za novou řadu čtverců.',
      },
    },
  ],
};

export const apart: Example = {
  ...before('1 play G*@-1,-3 Go@-1,0'),
  id: 'apart',
  title: { en: 'tiles that don’t touch each other', cs: 'kostičky, které se nedotýkají' },
  task: {
    en: 'Nela puts a green star above the green line and a green circle below it.',
    cs: 'Nela dává zelenou hvězdu nad zelenou řadu a zelený kruh pod ni.',
  },
  seat: 1,
  answers: [
    {
      move: 'play G*@-1,-3 Go@-1,0',
      points: 7,
      why: {
        en: '7 points: 4 for the green line, and 3 for the circles that her circle joins. Both tiles lie in one line without a gap, so the play is fine.',
        cs: '7 bodů: 4 za zelenou řadu a 3 za kruhy, ke kterým se její kruh přidal. Obě kostičky leží v jedné řadě bez mezery, takže tah platí.',
      },
    },
  ],
};

export const noDoubles: Example = {
  ...before('2 play Os@3,1 Rs@3,2'),
  id: 'no-doubles',
  title: { en: 'no tile twice', cs: 'nic dvakrát' },
  task: {
    en: 'Ota has an orange and a red square. Orange goes to the right end of the squares, red below it. Try red beside orange, too: that line has a red square already.',
    cs: 'Ota má oranžový a červený čtverec. Oranžový jde na pravý konec řady čtverců, červený pod něj. Zkus dát červený i vedle oranžového: v té řadě už červený čtverec je.',
  },
  seat: 2,
  answers: [
    {
      move: 'play Os@3,1 Rs@3,2',
      points: 6,
      why: {
        en: '6 points: 4 for the longer line of squares and 2 for the new one.',
        cs: '6 bodů: 4 za prodlouženou řadu čtverců a 2 za novou.',
      },
    },
  ],
};

export const threeLines: Example = {
  ...before('1 play Yd@-2,-1 Yo@-2,0'),
  id: 'three-lines',
  title: { en: 'one play, three lines', cs: 'jeden tah, tři řady' },
  task: {
    en: 'Nela has a yellow diamond and a yellow circle. There is a gap between the orange and the green diamond: the yellow one fits in, with the circle below it.',
    cs: 'Nela má žlutý kosočtverec a žlutý kruh. Mezi oranžovým a zeleným kosočtvercem je mezera: žlutý tam patří a kruh pod něj.',
  },
  seat: 1,
  answers: [
    {
      move: 'play Yd@-2,-1 Yo@-2,0',
      points: 10,
      why: {
        en: '10 points: 2 for the yellow line, 4 for the diamonds and 4 for the circles.',
        cs: '10 bodů: 2 za žlutou řadu, 4 za kosočtverce a 4 za kruhy.',
      },
    },
  ],
};

export const qwirkle: Example = {
  ...before('3 play Ox@-1,2 Rx@0,2 Bx@1,2'),
  id: 'qwirkle',
  title: { en: 'a qwirkle', cs: 'qwirkle' },
  task: {
    en: 'The red line has five tiles, only the cross is missing. Iva puts it at the lower end, an orange cross to the left and a blue one to the right of it.',
    cs: 'Červená řada má pět kostiček, chybí jen křížek. Iva ho dá dolů na konec, oranžový křížek vlevo a modrý vpravo od něj.',
  },
  seat: 3,
  answers: [
    {
      move: 'play Ox@-1,2 Rx@0,2 Bx@1,2',
      points: 18,
      why: {
        en: '18 points: 6 for the red line and 6 more because it is a qwirkle, 3 for the crosses and 3 for the blue line.',
        cs: '18 bodů: 6 za červenou řadu a 6 navíc, protože je to qwirkle, 3 za křížky a 3 za modrou řadu.',
      },
    },
  ],
};
