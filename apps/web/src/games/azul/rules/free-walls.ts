// Azul's examples on free walls: choosing a column, a line that finds no place, a cell that counts double, higher bonuses.

import type { Answer, Example } from '../../../rules/page.ts';

export const column: Example = {
  id: 'column',
  title: { en: 'the best column', cs: 'nejlepší sloupec' },
  task: {
    en: 'Line 3 is full with yellow. Column 2 has yellow already, columns 1 and 4 have a tile in row 3. Which of the other two is worth more?',
    cs: 'Řada 3 je plná žlutých. Ve 2. sloupci už žlutá je, v 1. a 4. sloupci leží ve 3. řadě jiná dlaždice. Který ze zbylých dvou přinese víc?',
  },
  options: { board: 'gray' },
  seats: 2,
  actions: [
    '* start 1',
    '* deal YYYY RRRR WWWW BBBB KKKK',
    ...['1 1Y2', '2 4B5', '1 2R3', '2 5K4', '1 3W4'],
    ...['2 tile 4>5', '1 tile 2>2', '1 tile 3>1', '1 tile 4>3'],
    '* deal BBBB KKKK BBBB WWWW YYYY',
    ...['1 1B2', '2 3B5', '1 2K3', '2 5Y4', '1 4WF'],
    ...['2 tile 4>1', '2 tile 5>1', '1 tile 2>3', '1 tile 3>4'],
    '* deal WWWW KKKK KKKK KKKK WWWW',
    ...['1 1W1', '2 5W5', '1 2KF', '2 3KF', '1 4KF', '1 tile 1>2'],
    '* deal BRRW BRRR BBRR BRRR BYYY',
    ...['1 5Y3', '2 2R4', '1 1R5', '2 CW3', '1 3R5', '2 4B2', '1 CR4', '2 CB1', '2 tile 1>5'],
  ],
  seat: 1,
  answers: [
    {
      move: 'tile 3>3',
      points: 5,
      why: {
        en: '5 points: 2 with black beside it and 3 with blue above and white below.',
        cs: '5 bodů: 2 s černou vedle a 3 s modrou nad ní a bílou pod ní.',
      },
    },
    {
      move: 'tile 3>5',
      points: 2,
      why: {
        en: '2 points for the pair with black. Column 3 would have brought 5.',
        cs: '2 body za dvojici s černou. Třetí sloupec by přinesl 5.',
      },
    },
  ],
};

/** After the second line is placed, the fourth has one cell left, or none. */
const onlyCell = (move: string, points: number): Answer => ({
  move,
  follows: ['1 tile 4>4'],
  points,
  why: {
    en: `${points} points: the 4th column stays free for line 4, and there red completes a run of four. Only the marker on the floor costs a point.`,
    cs: `${points} bodů: 4. sloupec zůstal volný pro řadu 4 a červená tam doplní čtveřici vedle sebe. Na podlaze stojí bod jen žeton.`,
  },
});

export const noPlace: Example = {
  id: 'no-place',
  title: { en: 'the special case', cs: 'speciální případ' },
  task: {
    en: 'Lines 2 and 4 are both full with red. Line 2 comes first, and column 4 would bring the most, 3 points. Try it, and watch what becomes of line 4.',
    cs: 'Řady 2 a 4 jsou obě plné červených. Na řadě je řada 2 a nejvíc, 3 body, by dal 4. sloupec. Zkus ho a sleduj, co to udělá s řadou 4.',
  },
  options: { board: 'gray' },
  seats: 2,
  actions: [
    '* start 1',
    '* deal BBBB KKKK RWWW YYYY KKKK',
    ...['1 1B4', '2 2K5', '1 3R1', '2 4Y4', '1 5K5', '2 CW3'],
    ...['2 tile 3>1', '2 tile 4>2', '1 tile 1>1', '1 tile 4>2'],
    '* deal WWWW KKKK BBBY WWWW BBBB',
    ...['2 1W4', '1 2K4', '2 4WF', '1 3Y1', '2 5B3', '1 CB3'],
    ...['2 tile 3>2', '2 tile 4>3', '1 tile 1>4', '1 tile 3>4', '1 tile 4>3'],
    '* deal WWWW BBYY YYYK YYYY WWWW',
    ...['1 1W4', '2 4YF', '1 2B2', '2 5WF', '1 3K5', '2 CYF', '1 tile 2>1', '1 tile 4>5', '1 tile 5>1'],
    '* deal RRRR RRKK BBBB YYYY KKKK',
    ...['2 3B4', '1 1R4', '2 4YF', '1 2R2', '2 5K3', '1 CK3', '2 tile 3>3', '2 tile 4>4'],
  ],
  seat: 1,
  answers: [
    {
      move: 'tile 2>4',
      follows: ['1 tile 4>F'],
      points: -5,
      why: {
        en: 'It costs 5 points in all: 3 for the column, but now line 4 has no cell left. Column 1 has red already, column 4 as well, and the others are taken in row 4. So its four tiles fall beside the marker: −8. Put it back and try another column.',
        cs: 'Celkem to stojí 5 bodů: za sloupec jsou 3, jenže řada 4 už nemá kam. V 1. i 4. sloupci červená leží a ostatní políčka 4. řady jsou obsazená. Všechny čtyři dlaždice tak padají na podlahu k žetonu: −8. Vrať to zpátky a zkus jiný sloupec.',
      },
    },
    onlyCell('tile 2>2', 7),
    onlyCell('tile 2>3', 6),
    onlyCell('tile 2>5', 6),
  ],
};

export const double: Example = {
  id: 'double',
  title: { en: 'a cell that counts double', cs: 'políčko za dvojnásobek' },
  task: {
    en: 'Line 3 is full with yellow, and the cell in the middle of the wall is printed yellow. Put the tile there.',
    cs: 'Řada 3 je plná žlutých a políčko uprostřed stěny je předtištěné žlutě. Dej dlaždici tam.',
  },
  options: { board: 'crystal-x2' },
  seats: 2,
  actions: [
    '* start 1',
    '* deal BBBB RRRR YYYY YYYY RRRR',
    ...['1 1B2', '2 5R5', '1 2R3', '2 4Y4', '1 3YF', '2 tile 4>2', '1 tile 2>3', '1 tile 3>2'],
    '* deal KKKK BBBB RRRR WWWW WWWW',
    ...['1 1K3', '2 4W4', '1 2BF', '2 3R5', '1 5WF', '2 tile 4>1', '2 tile 5>1', '1 tile 3>4'],
    '* deal BYWW BKWW YYKW BYRK RKKK',
    ...['1 2K5', '2 CW5', '1 CB4', '2 4Y2', '1 3W2', '2 CR4', '1 1B4', '2 5R3', '1 CY3', '2 CW5', '1 CB4', '2 CK1'],
    '2 tile 1>3',
  ],
  seat: 1,
  answers: [
    {
      move: 'tile 3>3',
      points: 10,
      why: {
        en: '10 points: 3 for the row and 2 for the column are 5, and the ×2 doubles them.',
        cs: '10 bodů: 3 za řadu a 2 za sloupec je 5 a ×2 je zdvojnásobí.',
      },
    },
  ],
};

export const bonuses: Example = {
  id: 'bonuses',
  title: { en: 'a row and a column at once', cs: 'řada i sloupec naráz' },
  task: {
    en: 'Line 1 is full with blue, and only the top left corner is missing. Nela puts the tile there and the match ends.',
    cs: 'V řadě 1 čeká modrá a chybí už jen levý horní roh. Nela ji tam dá a partie končí.',
  },
  options: { board: 'crystal-bonus' },
  seats: 2,
  actions: [
    '* start 1',
    '* deal YYYY WWWW KKKK WWWW WWWW',
    ...['1 1Y1', '2 4W4', '1 2W2', '2 5W5', '1 3K3', '2 tile 4>5', '1 tile 1>2', '1 tile 2>1', '1 tile 3>1'],
    '* deal RRRR YYYY YYYY WWWW RRRR',
    ...['1 1R1', '2 5R4', '1 2Y5', '2 4W5', '1 3Y5', '2 tile 4>3', '2 tile 5>2', '1 tile 1>3', '1 tile 5>1'],
    '* deal KKKK RRRR KKKK KKKK YYYY',
    ...['1 1K1', '2 3K4', '1 2R4', '2 4K5', '1 5YF', '2 tile 4>2', '1 tile 1>4', '1 tile 4>1'],
    '* deal WWWW YYYY RRRR KKKK BBBB',
    ...['1 1W1', '2 4K5', '1 2YF', '2 5B4', '1 3RF', '2 tile 4>1', '2 tile 5>3', '1 tile 1>5'],
    '* deal BBBB BBBR BBBB BRRR BBBB',
    ...['1 4B1', '2 1B5', '1 2B4', '2 5B2', '1 3B5', '2 CR1', '2 tile 1>2', '2 tile 2>2'],
  ],
  seat: 1,
  answers: [
    {
      move: 'tile 1>1',
      points: 23,
      why: {
        en: '23 points: 5 for the row and 5 for the column, then the bonuses of this board, 3 for the row and 10 for the column.',
        cs: '23 bodů: 5 za řadu a 5 za sloupec, k tomu bonusy tohoto plánu, 3 za řadu a 10 za sloupec.',
      },
    },
  ],
};
