// Azul's last tutorial steps: what is left to others, a row that ends the match, and the take that wins it.

import type { TutorialStep } from '../../../tutorial/tutorial.ts';

const BASE = { options: { board: 'coloured' }, seats: 2, seat: 1 } as const;
/** Matches of bots, one action between two commas. */
const actions = (text: string): readonly string[] => text.trim().split(/,\s*/);

const leave: TutorialStep = {
  ...BASE,
  id: 'leave',
  title: { en: 'What you leave to others', cs: 'Co zbude na ostatní' },
  task: {
    en: 'Three blue and five white tiles are left, and whatever you leave Ota has to take. He has no line for white. Take what hurts him more than you.',
    cs: 'Zbývají tři modré a pět bílých, a co nevezmeš ty, musí vzít Ota. Na bílé nemá řadu. Vezmi to, co jemu uškodí víc než tobě.',
  },
  actions: actions(`* start 1, * deal YYRK BBRW YKWW BYKK YYRW, 1 1Y2, 2 2B2, 1 3Y1, 2 4B1, 1 CK4, 2 CW3, 1 CR5, 2 5Y5,
    1 CR5, 2 CY5, 1 CW3, * deal BKWW BKWW BYYW YKKW BBKW, 1 1W3, 2 4Y1, 1 5B2, 2 CK4, 1 2K1, 2 3Y2`),
  right: [
    {
      move: 'CB4',
      follows: ['2 CWF'],
      why: {
        en: 'The blue tiles fit into your line 4, and all five white ones fell to Ota’s floor. With the marker that cost him 11 points.',
        cs: 'Modré se vešly do tvé řady 4 a všech pět bílých spadlo Otovi na podlahu. I s žetonem ho to stálo 11 bodů.',
      },
    },
  ],
  wrong: [
    {
      moves: /^CW/,
      why: {
        en: 'White is what Ota can’t use: leave it to him. Now he gets the blue tiles, which fit into his line 3.',
        cs: 'Bílé Ota nepotřebuje: nech je jemu. Takhle dostane modré, které se mu do řady 3 hodí.',
      },
    },
    {
      moves: /./,
      why: {
        en: 'Right colour, but all three fell to your own floor. Line 4 is empty.',
        cs: 'Barva je správná, ale všechny tři spadly na tvou vlastní podlahu. Řada 4 je prázdná.',
      },
    },
  ],
};

const row: TutorialStep = {
  ...BASE,
  id: 'row',
  title: { en: 'A full row ends the match', cs: 'Dokončená řada ukončí partii' },
  task: {
    en: 'The match ends after the round in which somebody completes a row of their wall. Your first row lacks white only. Take a single white tile and end it: you lead.',
    cs: 'Partie končí po kole, ve kterém někdo dokončí vodorovnou řadu stěny. Tvé 1. řadě chybí už jen bílá. Vezmi jedinou bílou a partii ukonči: vedeš.',
  },
  actions:
    actions(`* start 2, * deal RRKW YYKW RRKK YRRK BYYK, 2 1W1, 1 2Y2, 2 4R2, 1 CK3, 2 3R3, 1 CR1, 2 5K4, 1 CY5, 2 CK4, 1 CW4,
    2 CB5, * deal BBYR RRKW YYKW BBYK BYYK, 1 1B2, 2 4K1, 1 5K1, 2 3Y2, 1 2W4, 2 CB5, 1 CR3, 2 CK4, 1 CW4, 2 CYF,
    * deal BBWW BYYW RRWW YRKK BYWW, 2 4Y1, 1 3R2, 2 5W2, 1 CRF, 2 2B5, 1 CY3, 2 CW4, 1 1W4, 2 CKF, 1 CB1,
    * deal BRRW BYKW RKKW RKKW BBBB, 1 5B3, 2 3R3, 1 2Y1, 2 4R1, 1 1B4, 2 CK5, 1 CW2, 2 CB2, 1 CRF,
    * deal BYWW BYRK YRKK YRWW BBRW, 2 5B3, 1 3K2, 2 4W4`),
  right: [
    {
      move: 'CW1',
      why: {
        en: 'At the end of this round the row is complete and the match is over. At the end a row brings 2 points more, a column 7, and all five tiles of a colour 10.',
        cs: 'Na konci tohoto kola bude řada dokončená a partie skončí. Na konci se ještě počítají 2 body za řadu, 7 za sloupec a 10 za všech pět dlaždic jedné barvy.',
      },
    },
  ],
  wrong: [
    {
      moves: /^1W1/,
      why: {
        en: 'That fills line 1, but there were two white tiles, and one fell. A single white tile lies in the centre.',
        cs: 'Řada 1 je plná, ale bílé byly dvě a jedna spadla. Jediná bílá leží ve středu stolu.',
      },
    },
    {
      moves: /W[2-5F]$/,
      why: {
        en: 'White is right, but it has to go into line 1 to reach the first row of the wall.',
        cs: 'Bílá je správně, ale do 1. řady stěny se dostane jen z řady 1.',
      },
    },
    {
      moves: /./,
      why: {
        en: 'Allowed, but the match would go on. Your first row lacks white, and line 1 needs a single tile.',
        cs: 'Smí se to, ale hrálo by se dál. Tvé 1. řadě chybí bílá a řadě 1 stačí jediná dlaždice.',
      },
    },
  ],
};

const win: TutorialStep = {
  ...BASE,
  id: 'win',
  title: { en: 'The take that wins', cs: 'Tah, který vyhraje' },
  task: {
    en: 'The last round, and it is close: you lead by 22 to 20. Which of the three colours fills a line of yours and wins the match?',
    cs: 'Poslední kolo a je to těsné: vedeš 22\u00a0:\u00a020. Která ze tří barev zaplní některou z tvých řad a partii vyhraje?',
  },
  actions:
    actions(`* start 2, * deal RRKW BYKW YYWW BYKK BYWW, 2 2Y1, 1 3W2, 2 1R2, 1 CYF, 2 CK3, 1 4K5, 2 CB4, 1 5W1, 2 CB4, 1 CY4,
    2 CW5, * deal BRRK BYKW RKWW YYRK YYRR, 1 4R1, 2 2B4, 1 5R2, 2 CW1, 1 1R3, 2 CY2, 1 3K5, 2 CW5, 1 CR3, 2 CK3,
    1 CBF, * deal BRKK BBKW YYKW BYRW BBRW, 2 5B2, 1 3Y2, 2 1R1, 1 CK5, 2 2B3, 1 CW3, 2 4W5, 1 CK1, 2 CB3, 1 CY4,
    2 CR4, * deal BYRK BYKK BBYW RKKW YRKK, 1 3B2, 2 2K2, 1 1Y1, 2 CB1, 1 4K3, 2 5R4, 1 CY4, 2 CR4, 1 CW5, 2 CK5,
    * deal BBYW BBYR BRRW YRWW RRKW, 2 3R3, 1 CB1, 2 4R3, 1 5K3, 2 CW4, 1 2B4, 2 1W2`),
  right: [
    {
      move: 'CB4',
      follows: ['2 CYF', '1 CRF'],
      why: {
        en: 'Blue filled line 4. Together with the 2 points for your row you won by 32 to 25.',
        cs: 'Modrá doplnila řadu 4. I s 2 body za dokončenou řadu vyhráváš 32\u00a0:\u00a025.',
      },
    },
  ],
  wrong: [
    {
      moves: /^CB/,
      why: {
        en: 'Blue is right, but on the floor it costs points. It belongs in line 4.',
        cs: 'Modrá je správně, ale na podlaze stojí body. Patří do řady 4.',
      },
    },
    {
      moves: /./,
      why: {
        en: 'You have no line for this colour, so it falls to the floor, and Ota would win. Look at line 4: which colour does it lack?',
        cs: 'Pro tuhle barvu nemáš řadu, takže padá na podlahu a vyhrál by Ota. Podívej se na řadu 4: která barva jí chybí?',
      },
    },
  ],
};

export const LAST_ROUNDS: readonly TutorialStep[] = [leave, row, win];
