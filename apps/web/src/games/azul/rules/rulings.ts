// Our rulings for Azul, in people's words. docs/rules/azul.md has the same numbers.

import type { Ruling } from '../../../rules/page.ts';

export const RULINGS: readonly Ruling[] = [
  {
    id: 'R1',
    question: { en: 'Who starts?', cs: 'Kdo začíná?' },
    answer: {
      en: 'A draw decides, or whoever sets the table chooses.',
      cs: 'Rozhodne los, nebo to určí ten, kdo stůl zakládá.',
    },
  },
  {
    id: 'R2',
    question: {
      en: 'A full line finds no place on a free wall. What now?',
      cs: 'Plná řada se na volnou stěnu nikam nevejde. Co s ní?',
    },
    answer: {
      en: 'All its tiles fall to the floor, and they cost points in this very round. So it is on the gray wall and on both crystal boards.',
      cs: 'Všechny její dlaždice padají na podlahu a stojí body hned v tomhle kole. Platí to na šedé stěně i na obou krystalových deskách.',
    },
  },
  {
    id: 'R3',
    question: {
      en: 'What if I take the marker and my floor is full?',
      cs: 'Beru žeton, ale podlahu mám plnou. Co teď?',
    },
    answer: {
      en: 'It costs you nothing and pushes nothing off. You still start the next round.',
      cs: 'Nestojí tě nic a nic z podlahy nevytlačí. Další kolo začínáš stejně.',
    },
  },
  {
    id: 'R4',
    question: {
      en: 'Nobody took from the centre in a round. Who has the marker?',
      cs: 'V kole nikdo nebral ze středu. Komu patří žeton?',
    },
    answer: {
      en: 'The player who started keeps it and starts again.',
      cs: 'Nechává si ho ten, kdo začínal, a začíná znovu.',
    },
  },
  {
    id: 'R5',
    question: { en: 'What if there is not a single tile to deal?', cs: 'Co když není co rozdat, ani jediná dlaždice?' },
    answer: {
      en: 'The match ends at once, with the bonuses. It can happen only with four players.',
      cs: 'Partie hned končí i s prémiemi. Stát se to může jen ve čtyřech.',
    },
  },
  {
    id: 'R6',
    question: { en: 'Can a match go on for ever?', cs: 'Může partie trvat donekonečna?' },
    answer: {
      en: 'No. After five rounds in a row in which nobody put a tile onto a wall, it ends with the bonuses.',
      cs: 'Ne. Když pět kol po sobě nikdo nic nedá na stěnu, partie končí i s prémiemi.',
    },
  },
  {
    id: 'R7',
    question: {
      en: 'May I fill a line with a colour that fits into no column any more?',
      cs: 'Smím plnit řadu barvou, která se už do žádného sloupce nevejde?',
    },
    answer: {
      en: 'Yes. When you take tiles, only the row matters. You will see them fall, though.',
      cs: 'Ano. Při braní dlaždic rozhoduje jen vodorovná řada. Počítej ale s tím, že spadnou.',
    },
  },
  {
    id: 'R8',
    question: {
      en: 'May I put a printed colour elsewhere in its row or column?',
      cs: 'Smím předtištěnou barvu dát v její řadě nebo sloupci jinam?',
    },
    answer: {
      en: 'Yes, but then nothing can ever lie on the printed cell.',
      cs: 'Ano, jen pak na předtištěném políčku už nikdy nic ležet nebude.',
    },
  },
  {
    id: 'R9',
    question: { en: 'May I look what is in the lid?', cs: 'Smím se podívat, co je ve víku?' },
    answer: {
      en: 'Yes, and into the bag as well: only what will be drawn is unknown.',
      cs: 'Ano a do sáčku taky: neví se jen to, co se vytáhne.',
    },
  },
  {
    id: 'R10',
    question: {
      en: 'Why did the app place a tile without asking?',
      cs: 'Proč aplikace položila dlaždici a na nic se neptala?',
    },
    answer: {
      en: 'There was only one cell for it, or none. The record still shows it as your action.',
      cs: 'Mohla jen na jediné políčko, nebo na žádné. V záznamu je to i tak tvoje akce.',
    },
  },
  {
    id: 'R11',
    question: { en: 'The bag runs out during a deal. What now?', cs: 'Sáček dojde uprostřed rozdávání. Co teď?' },
    answer: {
      en: 'It is drawn empty first. Only when another tile is needed, everything from the lid goes in, and the deal goes on.',
      cs: 'Nejdřív se vybere do dna. Teprve když je potřeba další dlaždice, vsype se do něj celé víko a rozdává se dál.',
    },
  },
  {
    id: 'R12',
    question: {
      en: 'May I put some of the tiles into a line and drop the rest on purpose?',
      cs: 'Smím dát do řady jen část dlaždic a zbytek schválně shodit?',
    },
    answer: {
      en: 'No. As many as fit go into the line, or all of them to the floor.',
      cs: 'Ne. Do řady jde vše, co se vejde, nebo jde všechno na podlahu.',
    },
  },
];
