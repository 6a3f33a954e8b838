// Azul's examples of the factory offer: taking tiles, a line for them, a floor that is full.

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

export const secondTurn: Example = {
  id: 'second-turn',
  title: { en: 'what is left goes to the centre', cs: 'zbytek jde do středu' },
  task: {
    en: 'Now it’s Ota’s turn. He takes the yellow tile of display 2 and puts it into line 1.',
    cs: 'Teď je na řadě Ota. Bere z výlohy 2 žlutou a dává ji do řady 1.',
  },
  options: { board: 'coloured' },
  seats: 3,
  actions: FIRST_TURNS.slice(0, 3),
  seat: 2,
  answers: [
    {
      move: '2Y1',
      points: 0,
      why: {
        en: 'Line 1 is full with a single tile. The three red tiles of the display now lie in the centre, beside blue and white.',
        cs: 'Řada 1 je plná i s jedinou dlaždicí. Tři červené z výlohy teď leží ve středu vedle modré a bílé.',
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
        en: 'She is the first to take from the centre in this round, so the marker comes along, onto the first space of her floor. It will cost a point at the end of the round, but she will start the next one.',
        cs: 'Ze středu bere v tomhle kole jako první, takže s dlaždicemi dostává i žeton, na první místo podlahy. Na konci kola ji bude stát bod, zato další kolo začne ona.',
      },
    },
  ],
};

export const whichLine: Example = {
  id: 'which-line',
  title: { en: 'where two yellow tiles may go', cs: 'kam smějí dvě žluté' },
  task: {
    en: 'Nela takes two yellow tiles from display 1. Rows 2 and 3 of her wall have yellow already, and line 4 holds a blue tile. Where can they go? Try a line that is barred as well: the app says why.',
    cs: 'Nela bere z výlohy 1 dvě žluté. Ve 2. a 3. řadě stěny už žlutou má a v přípravné řadě 4 leží modrá. Kam s nimi? Zkus i řadu, kam nesmějí: aplikace řekne proč.',
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
        en: 'Line 1 has room for one. The other falls to the floor, where it will cost a point.',
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

export const fullFloor: Example = {
  id: 'full-floor',
  title: { en: 'a full floor', cs: 'plná podlaha' },
  task: {
    en: 'Only two spaces of Nela’s floor are free. What happens if she takes the four red tiles and puts all of them onto the floor?',
    cs: 'Na Nelině podlaze jsou volná už jen dvě místa. Co se stane, když vezme čtyři červené a dá je všechny na podlahu?',
  },
  options: { board: 'coloured' },
  seats: 2,
  actions: ['* start 1', '* deal KKKK YYYY RRRR BBWW WWWW', ...['1 1K1', '2 2Y4', '1 5W2', '2 4B2']],
  seat: 1,
  answers: [
    {
      move: '3RF',
      points: 0,
      why: {
        en: 'Two of them fill the floor, the other two go to the lid and cost nothing. A full floor costs 14 points, never more. Put it back: is there a better place?',
        cs: 'Dvě zaplní podlahu, zbylé dvě jdou do víka a nestojí nic. Plná podlaha stojí 14 bodů a víc už nikdy. Vrať to zpátky: nenajde se lepší místo?',
      },
    },
    {
      move: '3R4',
      points: 0,
      why: {
        en: 'Much better: line 4 takes all four and is full.',
        cs: 'Mnohem lepší: do řady 4 se vejdou všechny čtyři a je plná.',
      },
    },
    {
      move: '3R5',
      points: 0,
      why: {
        en: 'Much better: line 5 takes all four and lacks only one more.',
        cs: 'Mnohem lepší: do řady 5 se vejdou všechny čtyři a chybí jí už jen jedna.',
      },
    },
  ],
};
