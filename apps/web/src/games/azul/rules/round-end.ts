// Azul's examples of the end of a round: tiling the wall, paying for the floor, ending the match.

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
        en: '2 points: lines 2 and 4 are full, so one tile of each moves to the wall. Both lie alone there, 1 point each; what is left of the lines goes to the lid. Lines 3 and 5 are not full and stay as they are.',
        cs: '2 body: řady 2 a 4 jsou plné, z každé přejde na stěnu jedna dlaždice. Obě tam leží samy, každá je za 1 bod; zbytek řad jde do víka. Řady 3 a 5 plné nejsou, a tak zůstávají.',
      },
    },
  ],
};

export const floor: Example = {
  ...COLOURED,
  id: 'floor',
  title: { en: 'a costly end of the round', cs: 'drahý konec kola' },
  task: {
    en: 'Four black tiles and the marker are left, and Nela must take them. What if she puts all of them onto the floor?',
    cs: 'Zbývají čtyři černé se žetonem a Nela je vzít musí. Co když je všechny dá na podlahu?',
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
        en: 'It costs 8 points: the marker and four tiles take the first five spaces, −1\u00a0−1\u00a0−2\u00a0−2\u00a0−2. Put it back and look for a line that takes some of them.',
        cs: 'Stojí to 8 bodů: žeton a čtyři dlaždice zaberou prvních pět míst, −1\u00a0−1\u00a0−2\u00a0−2\u00a0−2. Vrať to zpátky a najdi řadu, kam se jich pár vejde.',
      },
    },
    {
      move: 'CK2',
      points: -3,
      why: {
        en: 'Much better: it costs 3 points instead of 8. Line 2 takes two of them and is full, so black goes to the wall for 1 point; the marker and two tiles on the floor cost 4.',
        cs: 'Mnohem lepší: ztratíš jen 3 body místo 8. Do řady 2 se dvě vejdou a je plná, takže černá jde na stěnu za 1 bod; žeton a dvě dlaždice na podlaze stojí 4.',
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
        en: '19 points: 5 for the row and 5 for the column. A complete row ends the match, so the bonuses come at once: 2 for the row and 7 for the column.',
        cs: '19 bodů: 5 za řadu a 5 za sloupec. A protože dokončená vodorovná řada partii ukončí, přijdou hned i bonusy: 2 za řadu a 7 za sloupec.',
      },
    },
  ],
};
