// Azul's examples of scoring: a tile alone, in a row, in a column, in both.

import type { Example } from '../../../rules/page.ts';

const COLOURED = { options: { board: 'coloured' }, seats: 2, seat: 1 } as const;

export const lone: Example = {
  ...COLOURED,
  id: 'lone',
  title: { en: 'a tile on its own', cs: 'dlaždice bez sousedů' },
  task: {
    en: 'Only one tile lies on Nela’s wall, the blue one in row 2. She takes the last red tile into line 1.',
    cs: 'Na Nelině stěně leží jen modrá ve 2. řadě. Nela bere poslední červenou do řady 1.',
  },
  actions: [
    '* start 1',
    '* deal BBBB KKKK KKKK WWWW YYYY',
    ...['1 1B2', '2 2K4', '1 3KF', '2 4W5', '1 5YF'],
    '* deal YYYR WWWW KKKK YYYY BBWW',
    ...['1 1Y4', '2 2W5', '1 3K5', '2 4Y4', '1 5W3', '2 CB2'],
  ],
  answers: [
    {
      move: 'CR1',
      points: 1,
      why: {
        en: '1 point: red has no neighbour beside, above or below it. It touches blue at a corner only, and that doesn’t count.',
        cs: '1 bod: červená nemá souseda vedle sebe ani nad sebou či pod sebou. Modré se dotýká jen rohem a to se nepočítá.',
      },
    },
  ],
};

export const across: Example = {
  ...COLOURED,
  id: 'across',
  title: { en: 'neighbours in the row', cs: 'sousedé v řadě' },
  task: {
    en: 'Row 2 has white and blue side by side. Nela takes the last two yellow tiles into line 2.',
    cs: 'Ve 2. řadě stěny leží vedle sebe bílá a modrá. Nela bere poslední dvě žluté do řady 2.',
  },
  actions: [
    '* start 1',
    '* deal WWWW YYYY KKKK YYYY BBBB',
    ...['1 1W2', '2 3K4', '1 2YF', '2 5B5', '1 4YF'],
    '* deal BBBB KKKK BBBB RRRR WWWW',
    ...['1 1B2', '2 3B4', '1 2KF', '2 4RF', '1 5WF'],
    '* deal BRRW BBWW BYKK BRRW BYKK',
    ...['1 5K4', '2 4W4', '1 3K3', '2 2W3', '1 1R5', '2 CW4', '1 CR5', '2 CB2'],
  ],
  answers: [
    {
      move: 'CY2',
      points: 3,
      why: {
        en: '3 points: yellow makes it a run of three, and the whole run counts, the new tile included.',
        cs: '3 body: se žlutou jsou vedle sebe tři a počítají se všechny, i ta nová.',
      },
    },
  ],
};

export const down: Example = {
  ...COLOURED,
  id: 'down',
  title: { en: 'neighbours in the column', cs: 'sousedé ve sloupci' },
  task: {
    en: 'In column 3, red lies above yellow. Nela takes the last three blue tiles into line 3.',
    cs: 'Ve 3. sloupci leží pod sebou červená a žlutá. Nela bere poslední tři modré do řady 3.',
  },
  actions: [
    '* start 1',
    '* deal RRRR YYYY BBBB WWWW KKKK',
    ...['1 1R1', '2 4W4', '1 2Y2', '2 3B5', '1 5KF'],
    '* deal YRRW BYRR BBYW YKWW BRRR',
    ...['1 3Y5', '2 1W2', '1 2R4', '2 4K4', '1 5B2', '2 CR3', '1 CY5', '2 CWF'],
  ],
  answers: [
    {
      move: 'CB3',
      points: 3,
      why: {
        en: '3 points: red, yellow and blue lie one below the other. Columns count like rows.',
        cs: '3 body: červená, žlutá a modrá leží pod sebou. Svisle se počítá stejně jako vodorovně.',
      },
    },
  ],
};

export const both: Example = {
  ...COLOURED,
  id: 'both',
  title: { en: 'neighbours on all sides', cs: 'sousedé ze všech stran' },
  task: {
    en: 'A gap is left in row 2. Nela takes the last two yellow tiles and fills it.',
    cs: 'Ve 2. řadě stěny zbývá mezera. Nela bere poslední dvě žluté a zaplní ji.',
  },
  actions: [
    '* start 1',
    '* deal WWWW RRRR BBBB WWWW YYYY',
    ...['1 1W2', '2 5Y5', '1 2R1', '2 4W4', '1 3B3'],
    '* deal BBBB WWWW WWWW WWWW KKKK',
    ...['1 1B2', '2 5K4', '1 2WF', '2 3WF', '1 4WF'],
    '* deal RRRR RRRR BBBB BBBB KKKK',
    ...['1 1R2', '2 4B4', '1 2RF', '2 3BF', '1 5KF'],
    '* deal YRKK YYKK BYYR BYRK YYRK',
    ...['1 4Y5', '2 3Y3', '1 5K3', '2 2Y4', '1 1Y5', '2 CKF', '1 CB4', '2 CR1'],
  ],
  answers: [
    {
      move: 'CY2',
      points: 7,
      why: {
        en: '7 points: 4 for the four tiles side by side and 3 for the three one below the other. The new tile counts in both.',
        cs: '7 bodů: 4 za čtyři dlaždice vedle sebe a 3 za tři pod sebou. Nová se počítá v obou směrech.',
      },
    },
  ],
};
