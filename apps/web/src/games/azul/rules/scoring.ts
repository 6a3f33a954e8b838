// Azul's examples of tiling the wall, of points, of the floor and of the end.

import type { Example } from '../../../rules/page.ts';

const COLOURED = { options: { board: 'coloured' }, seats: 2, seat: 1 } as const;

export const tiling: Example = {
  ...COLOURED,
  id: 'tiling',
  title: { en: 'two full lines', cs: 'dvě plné řady' },
  task: {
    en: 'One red tile is left in the centre. Nela takes it into line 2, and the round ends: watch the wall.',
    cs: 'Ve středu zbývá jedna červená. Nela ji bere do řady 2 a kolo končí: sleduj stěnu.',
  },
  actions: [
    '* start 1',
    '* deal BYYK BRKW BYYR YRRK BBWW',
    ...['1 3R2', '2 CY5', '1 4Y3', '2 CR3', '1 CB4', '2 2B2', '1 1B4', '2 CY5', '1 CK5', '2 CW4', '1 5B4', '2 CW4'],
  ],
  answers: [
    {
      move: 'CR2',
      points: 2,
      why: {
        en: '2 points: lines 2 and 4 are full, and each sends one tile to the wall. Both stand alone there, 1 point each. Lines 3 and 5 are not full and stay as they are.',
        cs: '2 body: řady 2 a 4 jsou plné a každá posílá na stěnu jednu dlaždici. Obě tam stojí samy, každá za 1 bod. Řady 3 a 5 plné nejsou, a tak zůstávají.',
      },
    },
  ],
};

export const across: Example = {
  ...COLOURED,
  id: 'across',
  title: { en: 'neighbours beside', cs: 'sousedé vedle' },
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
  title: { en: 'neighbours above', cs: 'sousedé nad' },
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
        en: '3 points: red, yellow and blue stand above each other. Columns count like rows.',
        cs: '3 body: červená, žlutá a modrá stojí pod sebou. Svisle se počítá stejně jako vodorovně.',
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
        en: '7 points: 4 for the four tiles side by side and 3 for the three above each other. The new tile counts in both.',
        cs: '7 bodů: 4 za čtyři dlaždice vedle sebe a 3 za tři pod sebou. Nová se počítá v obou směrech.',
      },
    },
  ],
};

export const floor: Example = {
  ...COLOURED,
  id: 'floor',
  title: { en: 'a costly end of the round', cs: 'drahý konec kola' },
  task: {
    en: 'Four black tiles and the marker are left, and Nela must take them. What if all of them go to the floor?',
    cs: 'Zbyly čtyři černé se žetonem a Nela je vzít musí. Co když skončí všechny na podlaze?',
  },
  actions: [
    '* start 1',
    '* deal RRRR YKKK YYWW BYYY YYYY',
    ...['1 1R4', '2 5Y4', '1 2K3', '2 CY1', '1 3W2', '2 CY2', '1 4B1', '2 CY3'],
    '* deal BBBK RRRK KWWW YYYK WWWW',
    ...['2 2R3', '1 1B5', '2 5W4', '1 3W4', '2 4Y5'],
  ],
  answers: [
    {
      move: 'CKF',
      points: -8,
      why: {
        en: 'It costs 8 points: the marker and four tiles take the first five spaces, −1 −1 −2 −2 −2. Put it back and look for a line that takes some of them.',
        cs: 'Stojí to 8 bodů: žeton a čtyři dlaždice zaberou prvních pět políček, −1 −1 −2 −2 −2. Vrať to zpátky a najdi řadu, která jich pár pobere.',
      },
    },
    {
      move: 'CK2',
      points: -3,
      why: {
        en: 'Much better: 3 points down instead of 8. Line 2 takes two of them and is full, so black goes to the wall for 1 point; the marker and two tiles on the floor cost 4.',
        cs: 'Mnohem lepší: dolů jen 3 body místo 8. Řada 2 dvě pobere a je plná, takže černá jde na stěnu za 1 bod; žeton a dvě dlaždice na podlaze stojí 4.',
      },
    },
  ],
};

export const ending: Example = {
  ...COLOURED,
  id: 'ending',
  title: { en: 'the last tile', cs: 'poslední dlaždice' },
  task: {
    en: 'Only the top left corner is missing in row 1 and in column 1. Nela takes the last blue tile into line 1.',
    cs: 'V 1. řadě i v 1. sloupci chybí jen levý horní roh. Nela bere poslední modrou do řady 1.',
  },
  actions: [
    '* start 1',
    '* deal YYYY WWWW KKKK WWWW BBBB',
    ...['1 1Y1', '2 5B5', '1 2W2', '2 4W4', '1 3K3'],
    '* deal RRRR YYYY YYYY BBBB RRRR',
    ...['1 1R1', '2 4B4', '1 2Y5', '2 5RF', '1 3Y5'],
    '* deal KKKK RRRR RRRR RRRR WWWW',
    ...['1 1K1', '2 4R4', '1 2R4', '2 3RF', '1 5WF'],
    '* deal WWWW WWWW BBBB YYYY BBBB',
    ...['1 1W1', '2 3B5', '1 2WF', '2 4Y4', '1 5BF'],
    '* deal BYYK BKKK BKKK BYKK YKKK',
    ...['1 4Y3', '2 CB2', '1 3B5', '2 1Y3', '1 2B4', '2 5K5', '1 CY2', '2 CKF'],
  ],
  answers: [
    {
      move: 'CB1',
      points: 19,
      why: {
        en: '19 points: 5 for the row and 5 for the column, and because a whole row ends the match, the bonuses at once: 2 for the row and 7 for the column.',
        cs: '19 bodů: 5 za řadu a 5 za sloupec. A protože celá vodorovná řada partii ukončí, hned jsou tu i prémie: 2 za řadu a 7 za sloupec.',
      },
    },
  ],
};
