// Azul's first tutorial steps: a whole round against Ota, from the first take to the tiling of the walls.

import type { TutorialStep } from '../../../tutorial/tutorial.ts';

const OPTIONS = { board: 'coloured' };

/** The round as it goes where every step is done as it is shown. */
const ROUND = [
  '* start 1',
  '* deal BBYR KKWW BRRK YYKW BRWW',
  ...['1 1B2', '2 2K2', '1 CW3', '2 3R3', '1 4W3', '2 CK4', '1 CY4', '2 5W5', '1 CR5', '2 CB1'],
];

const upTo = (move: string): readonly string[] => ROUND.slice(0, ROUND.indexOf(move));

const BASE = { options: OPTIONS, seats: 2, seat: 1 } as const;

const take: TutorialStep = {
  ...BASE,
  id: 'take',
  title: { en: 'Take tiles', cs: 'Vezmi si dlaždice' },
  task: {
    en: 'On your turn you take all tiles of one colour from one display, and put them into one of your lines. Take the two blue tiles of display 1 and put them into line 2.',
    cs: 'Ve svém tahu bereš z jedné výlohy všechny dlaždice jedné barvy a dáváš je do jedné ze svých řad. Vezmi obě modré z výlohy 1 a dej je do řady 2.',
  },
  actions: upTo('1 1B2'),
  right: [
    {
      move: '1B2',
      follows: ['2 2K2'],
      why: {
        en: 'Line 2 is full: at the end of the round it sends a tile to your wall. What you left behind went to the centre. Then Ota took two black tiles.',
        cs: 'Řada 2 je plná: na konci kola z ní půjde jedna dlaždice na stěnu. Co po tobě ve výloze zbylo, leží ve středu stolu. Ota si pak vzal dvě černé.',
      },
    },
  ],
  wrong: [
    {
      moves: /^1B1/,
      why: {
        en: 'Line 1 has room for one tile, so the other blue one fell to the floor. Line 2 has room for both.',
        cs: 'Do řady 1 se vejde jediná dlaždice, druhá modrá spadla na podlahu. Do řady 2 se vejdou obě.',
      },
    },
    {
      moves: /^1B[345]/,
      why: {
        en: 'Allowed, but this line is longer and would not be full. Line 2 has exactly two spaces.',
        cs: 'Smí se to, jenže tahle řada je delší a plná by nebyla. Řada 2 má místa právě dvě.',
      },
    },
    {
      moves: /F$/,
      why: {
        en: 'What lies on the floor costs points at the end of the round. Put the two blue tiles into line 2.',
        cs: 'Co leží na podlaze, stojí na konci kola body. Dej dvě modré do řady 2.',
      },
    },
    {
      moves: /./,
      why: {
        en: 'You may take those as well. This time, take the two blue tiles of the first display.',
        cs: 'I tyhle si vzít můžeš. Teď ale vezmi dvě modré z první výlohy.',
      },
    },
  ],
  mark: 'at once',
};

const centre: TutorialStep = {
  ...BASE,
  id: 'centre',
  title: { en: 'From the centre', cs: 'Ze středu stolu' },
  task: {
    en: 'You may also take from the centre. Whoever does so first in a round also gets the marker 1: it costs a point, but you will start the next round. Take the two white tiles and put them into line 3.',
    cs: 'Brát můžeš i ze středu. Kdo to v kole udělá první, dostane i žeton 1: stojí bod, ale příští kolo začínáš ty. Vezmi dvě bílé a dej je do řady 3.',
  },
  actions: upTo('1 CW3'),
  right: [
    {
      move: 'CW3',
      follows: ['2 3R3'],
      why: {
        en: 'The marker lies on your floor. Line 3 now lacks one white tile; it stays as it is until it is full, even over several rounds.',
        cs: 'Žeton leží na tvé podlaze. Řadě 3 teď chybí jedna bílá. Dokud není plná, zůstává tak, klidně i několik kol.',
      },
    },
  ],
  wrong: [
    {
      moves: /^CW[45]/,
      why: {
        en: 'Allowed, but a shorter line is full sooner. Put them into line 3.',
        cs: 'Smí se to, ale kratší řada bude plná dřív. Dej je do řady 3.',
      },
    },
    {
      moves: /^CW/,
      why: {
        en: 'White tiles fell to your floor and would cost points. Line 3 has room for both.',
        cs: 'Bílé spadly na podlahu a stály by body. Do řady 3 se vejdou obě.',
      },
    },
    {
      moves: /^C/,
      why: {
        en: 'Right place, other colour. Take the two white tiles.',
        cs: 'Místo je to správné, barva ne. Vezmi dvě bílé.',
      },
    },
    {
      moves: /./,
      why: {
        en: 'Those lie on a display. Take the two white tiles from the centre, below the displays.',
        cs: 'Ty leží ve výloze. Vezmi dvě bílé ze středu stolu, pod výlohami.',
      },
    },
  ],
  mark: 'at once',
};

const exact: TutorialStep = {
  ...BASE,
  id: 'exact',
  title: { en: 'Neither too few nor too many', cs: 'Akorát' },
  task: {
    en: 'Line 3 lacks one white tile. You always take all tiles of a colour from a display, and what a line has no room for falls to the floor. Fill line 3 without letting anything fall.',
    cs: 'Řadě 3 chybí jedna bílá. Z výlohy bereš vždycky všechny dlaždice té barvy, a co se do řady nevejde, padá na podlahu. Doplň řadu 3 tak, aby nic nespadlo.',
  },
  actions: upTo('1 4W3'),
  right: [
    {
      move: '4W3',
      follows: ['2 CK4'],
      why: {
        en: 'Exactly one tile: line 3 is full and nothing fell.',
        cs: 'Přesně jedna: řada 3 je plná a nic nespadlo.',
      },
    },
  ],
  wrong: [
    {
      moves: /^5W3/,
      why: {
        en: 'That display has two white tiles: one filled the line, the other fell to the floor. Another display has just one.',
        cs: 'V té výloze jsou bílé dvě: jedna řadu doplnila, druhá spadla na podlahu. V jiné výloze je jen jedna.',
      },
    },
    {
      moves: /^\dW/,
      why: {
        en: 'White is right, but put it into line 3, where two white tiles wait.',
        cs: 'Bílá je správně, ale dej ji do řady 3, kde na ni dvě bílé čekají.',
      },
    },
    {
      moves: /./,
      why: {
        en: 'Allowed, but line 3 needs a white tile. Look for a display that has just one.',
        cs: 'Smí se to, jenže řada 3 potřebuje bílou. Najdi výlohu, kde je jen jedna.',
      },
    },
  ],
};

const colour: TutorialStep = {
  ...BASE,
  id: 'colour',
  title: { en: 'One line, one colour', cs: 'Jedna řada, jedna barva' },
  task: {
    en: 'A line holds tiles of one colour. Three yellow tiles lie in the centre. Take them and find a line with room for all three.',
    cs: 'V řadě smí být jen jedna barva. Ve středu leží tři žluté. Vezmi je a najdi řadu, kam se vejdou všechny tři.',
  },
  actions: upTo('1 CY4'),
  right: [
    {
      move: 'CY4',
      follows: ['2 5W5'],
      why: {
        en: 'Line 4 lacks one more yellow tile. It will wait for it in the next round.',
        cs: 'Řadě 4 chybí ještě jedna žlutá. Počká si na ni do příštího kola.',
      },
    },
    {
      move: 'CY5',
      follows: ['2 5W5'],
      why: {
        en: 'There is room for all three. Line 4 would have been closer to full, and a full line is what brings points.',
        cs: 'Vejdou se sem všechny tři. Řada 4 by byla blíž k zaplnění a body nosí právě plné řady.',
      },
    },
  ],
  wrong: [
    {
      moves: /^CY1/,
      why: {
        en: 'Line 1 has room for one tile only, so two fell to the floor. Lines 4 and 5 are empty.',
        cs: 'Do řady 1 se vejde jen jedna, takže dvě spadly na podlahu. Řady 4 a 5 jsou prázdné.',
      },
    },
    {
      moves: /^CYF/,
      why: {
        en: 'All three lie on the floor and would cost points. Put them into line 4.',
        cs: 'Všechny tři leží na podlaze a stály by body. Dej je do řady 4.',
      },
    },
    {
      moves: /./,
      why: {
        en: 'Allowed, but this step is about the three yellow tiles in the centre.',
        cs: 'Smí se to, ale tady jde o tři žluté ze středu.',
      },
    },
  ],
};

const tiling: TutorialStep = {
  ...BASE,
  id: 'tiling',
  title: { en: 'The wall', cs: 'Stěna' },
  task: {
    en: 'When everything is taken, the round ends: each full line sends one tile to its place on the wall, and that scores. Take one of the two last colours, into an empty line with room for it, and watch your wall.',
    cs: 'Když jsou dlaždice rozebrané, kolo končí: z každé plné řady jde jedna na své políčko na stěně a boduje. Vezmi jednu ze dvou posledních barev do prázdné řady, kam se vejde, a sleduj stěnu.',
  },
  actions: upTo('1 CR5'),
  right: [
    {
      move: 'CR5',
      follows: ['2 CB1'],
      why: {
        en: 'Blue brought 1 point. White touches it from below: a column of two, 2 points. The marker cost 1, so you have 2. Line 4 and line 5 were not full and stay.',
        cs: 'Modrá přinesla 1 bod. Bílá se jí dotýká zespodu: sloupec dvou, 2 body. Žeton stál 1, takže máš 2. Řady 4 a 5 plné nebyly a zůstávají.',
      },
    },
    {
      move: 'CB5',
      follows: ['2 CR3'],
      why: {
        en: 'Blue brought 1 point. White touches it from below: a column of two, 2 points. The marker cost 1, so you have 2. Line 4 and line 5 were not full and stay.',
        cs: 'Modrá přinesla 1 bod. Bílá se jí dotýká zespodu: sloupec dvou, 2 body. Žeton stál 1, takže máš 2. Řady 4 a 5 plné nebyly a zůstávají.',
      },
    },
  ],
  wrong: [
    {
      moves: /1$/,
      why: {
        en: 'Line 1 is full, but the other tile fell to the floor. In line 5 there is room for both.',
        cs: 'Řada 1 je plná, ale druhá dlaždice spadla na podlahu. Do řady 5 se vejdou obě.',
      },
    },
    {
      moves: /./,
      why: {
        en: 'Both would fall and cost points. Line 5 is empty.',
        cs: 'Obě by spadly a stály body. Řada 5 je prázdná.',
      },
    },
  ],
};

/** The second round: the marker made the learner start it. */
const SECOND = [...ROUND, '* deal BYRK BBBW YYKW RRKW RRWW'];

const neighbours: TutorialStep = {
  ...BASE,
  id: 'neighbours',
  title: { en: 'Tiles that touch', cs: 'Dlaždice, které se dotýkají' },
  task: {
    en: 'A new tile scores a point for every tile in its unbroken row or column. Which single tile for line 1 would continue the column on your wall? The lines show what they would bring.',
    cs: 'Nová dlaždice přináší bod za každou dlaždici ve své souvislé řadě nebo sloupci. Která jediná dlaždice do řady 1 naváže na sloupec na tvé stěně? Řady ukazují, co přinesou.',
  },
  actions: SECOND,
  right: [
    {
      move: '1Y1',
      why: {
        en: 'At the end of the round yellow lies above blue and white: a column of three, 3 points.',
        cs: 'Na konci kola bude žlutá ležet nad modrou a bílou: sloupec tří, 3 body.',
      },
    },
  ],
  wrong: [
    {
      moves: /^1Y4/,
      why: {
        en: 'Line 4 is full now, but its place on the wall, at the right edge, touches nothing: 1 point. Line 1 brings 3.',
        cs: 'Řada 4 je plná, ale její políčko na pravém kraji stěny se ničeho nedotýká: 1 bod. Řada 1 přinese 3.',
      },
    },
    {
      moves: /^3Y1/,
      why: {
        en: 'The colour is right, but there are two of them, and one fell. Display 1 has a single yellow tile.',
        cs: 'Barva sedí, ale jsou dvě a jedna spadla. Ve výloze 1 je žlutá jediná.',
      },
    },
    {
      moves: /^\d[BRKW]1/,
      why: {
        en: 'In row 1 this colour has a place that does not continue the column. Above your blue tile is the place of yellow.',
        cs: 'Tahle barva má v 1. řadě políčko, které na sloupec nenaváže. Nad tvou modrou je políčko žluté.',
      },
    },
    {
      moves: /./,
      why: {
        en: 'Allowed, but look at line 1: one yellow tile would bring 3 points there.',
        cs: 'Smí se to, ale podívej se na řadu 1: jedna žlutá by tam přinesla 3 body.',
      },
    },
  ],
};

const both: TutorialStep = {
  ...BASE,
  id: 'both',
  title: { en: 'Row and column at once', cs: 'Řada i sloupec zároveň' },
  task: {
    en: 'A tile that touches others both across and down scores both lines. Fill line 3 so that its tile will lie right of white and below yellow.',
    cs: 'Dlaždice, která se dotýká sousedů vodorovně i svisle, boduje v obou směrech. Zaplň řadu 3 tak, aby její dlaždice ležela vpravo od bílé a pod žlutou.',
  },
  actions: [...SECOND, '1 1Y1', '2 5W5', '1 3Y2', '2 4K4'],
  right: [
    {
      move: '2B3',
      why: {
        en: 'Blue in row 3: 2 points across with white and 2 down with yellow, 4 for one tile.',
        cs: 'Modrá ve 3. řadě: 2 body vodorovně s bílou a 2 svisle se žlutou, za jednu dlaždici 4.',
      },
    },
  ],
  wrong: [
    {
      moves: /^2B/,
      why: {
        en: 'The blue tiles are right, but they belong in line 3: there are three of them.',
        cs: 'Modré jsou správně, ale patří do řady 3: jsou tři.',
      },
    },
    {
      moves: /3$/,
      why: {
        en: 'That is the right line, but another colour, or too few tiles. The place between those two is blue’s; one display has three blue tiles.',
        cs: 'Řada je to správná, ale barva jiná, nebo je dlaždic málo. Políčko mezi nimi patří modré a v jedné výloze jsou modré tři.',
      },
    },
    {
      moves: /./,
      why: {
        en: 'Allowed, but line 3 waits. The colours of the places are printed on the wall: right of white comes blue.',
        cs: 'Smí se to, ale řada 3 čeká. Barvy políček jsou na stěně natištěné: vpravo od bílé je modrá.',
      },
    },
  ],
};

export const FIRST_ROUNDS: readonly TutorialStep[] = [take, centre, exact, colour, tiling, neighbours, both];
