// Azul's examples on free walls: choosing a column, a cell that counts double, higher bonuses.

import type { Example } from '../../../rules/page.ts';

export const column: Example = {
  id: 'column',
  title: { en: 'the best column', cs: 'nejlepší sloupec' },
  task: {
    en: 'Line 3 is full with yellow. Column 2 has yellow already, columns 1 and 4 have a tile in row 3. Which of the other two is worth more?',
    cs: 'Řada 3 je plná žlutých. Ve 2. sloupci už žlutá je, v 1. a 4. sloupci leží ve 3. řadě jiná dlaždice. Který ze zbylých dvou vynese víc?',
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
        en: '2 points for the run with black. Column 3 would have brought 5.',
        cs: '2 body za dvojici s černou. Třetí sloupec by přinesl 5.',
      },
    },
  ],
};

export const double: Example = {
  id: 'double',
  title: { en: 'a cell that counts double', cs: 'políčko, které platí dvakrát' },
  task: {
    en: 'Line 3 is full with yellow, and the cell in the middle is printed yellow. Put it there.',
    cs: 'Řada 3 je plná žlutých a políčko uprostřed je předtištěné žlutě. Dej dlaždici tam.',
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
    en: 'Line 1 is full with blue, and one corner is missing. Nela puts it there and the match ends.',
    cs: 'Řada 1 je plná, modrá čeká a chybí jediný roh. Nela ji tam dá a partie končí.',
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
        en: '23 points: 5 for the row and 5 for the column, then the bonuses of this board: 3 for the row and 10 for the column.',
        cs: '23 bodů: 5 za řadu a 5 za sloupec, k tomu prémie téhle desky: 3 za řadu a 10 za sloupec.',
      },
    },
  ],
};
