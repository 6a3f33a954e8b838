// Azul's examples of taking tiles and finding a line for them.

import type { Example } from '../../../rules/page.ts';

/** The first turns at a table of three. */
const FIRST_TURNS = ['* start 1', '* deal BKKW YRRR BBYW YYKW BRKW BYKW BYRW', '1 1K2', '2 2Y1'];

export const fromDisplay: Example = {
  id: 'from-display',
  title: { en: 'from a display', cs: 'z výlohy' },
  task: {
    en: 'Nela begins. She takes both black tiles of display 1 and puts them into line 2.',
    cs: 'Nela začíná. Bere obě černé z výlohy 1 a dává je do přípravné řady 2.',
  },
  options: { board: 'coloured' },
  seats: 3,
  actions: FIRST_TURNS.slice(0, 2),
  seat: 1,
  answers: [
    {
      move: '1K2',
      points: 0,
      why: {
        en: 'Line 2 is full now. The blue and the white tile that she left behind lie in the centre, for anybody to take. No points yet: they come with the wall.',
        cs: 'Řada 2 je plná. Modrá a bílá, které ve výloze zbyly, leží ve středu stolu a může si je vzít kdokoli. Body zatím nejsou, ty přijdou až se stěnou.',
      },
    },
  ],
};

export const fromCentre: Example = {
  id: 'from-centre',
  title: { en: 'from the centre', cs: 'ze středu' },
  task: {
    en: 'Nela has taken black and Ota yellow. Iva takes the three red tiles from the centre and puts them into line 3.',
    cs: 'Nela vzala černé a Ota žlutou. Iva bere ze středu tři červené a dává je do řady 3.',
  },
  options: { board: 'coloured' },
  seats: 3,
  actions: FIRST_TURNS,
  seat: 3,
  answers: [
    {
      move: 'CR3',
      points: 0,
      why: {
        en: 'She is the first to take from the centre in this round, so the marker comes along, onto the first space of her floor. It costs a point at the end of the round, but the next round begins with Iva.',
        cs: 'Ze středu bere v tomhle kole jako první, takže s dlaždicemi dostává i žeton, na první políčko podlahy. Na konci kola ji bude stát bod, zato další kolo začíná Iva.',
      },
    },
  ],
};

export const whichLine: Example = {
  id: 'which-line',
  title: { en: 'where two yellow tiles may go', cs: 'kam smějí dvě žluté' },
  task: {
    en: 'Nela takes two yellow tiles from display 1. Rows 2 and 3 of her wall have yellow already, and line 4 holds a blue tile. Where can they go? Tap a line that is barred, too: the board tells why.',
    cs: 'Nela bere z výlohy 1 dvě žluté. Ve 2. a 3. řadě stěny už žlutou má a v přípravné řadě 4 leží modrá. Kam s nimi? Ťukni i na řadu, kam nesmějí: deska řekne proč.',
  },
  options: { board: 'coloured' },
  seats: 2,
  actions: [
    '* start 1',
    '* deal YYYY YYYY YYYY KKKK YYYY',
    ...['1 1Y2', '2 2Y4', '1 3Y3', '2 4K5', '1 5YF'],
    '* deal YYKW RKWW BKWW RRKK BYRK',
    ...['1 5B4', '2 CK4'],
  ],
  seat: 1,
  answers: [
    {
      move: '1Y5',
      points: 0,
      why: {
        en: 'Line 5 is empty and takes both. Three more yellow tiles will fill it.',
        cs: 'Řada 5 je prázdná a vejdou se do ní obě. Zaplní ji další tři žluté.',
      },
    },
    {
      move: '1Y1',
      points: 0,
      why: {
        en: 'Line 1 has room for one. The other one falls to the floor, where it will cost a point.',
        cs: 'Do řady 1 se vejde jen jedna. Druhá padá na podlahu, kde bude stát bod.',
      },
    },
    {
      move: '1YF',
      points: 0,
      why: {
        en: 'Always allowed and rarely wise: both lie on the floor and will cost 2 points.',
        cs: 'Smí se to vždycky, ale málokdy se to vyplatí: obě leží na podlaze a budou stát 2 body.',
      },
    },
  ],
};
