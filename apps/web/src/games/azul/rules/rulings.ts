// Our rulings for Azul, in people's words. docs/rules/azul.md has the same numbers.

import type { Ruling } from '../../../rules/page.ts';

export const RULINGS: readonly Ruling[] = [
  {
    id: 'R1',
    question: { en: 'Who starts?', cs: 'Kdo začíná?' },
    answer: {
      en: 'The draw decides, or the table chooses a player.',
      cs: 'Rozhodne los, nebo si stůl hráče vybere.',
    },
    box: {
      en: 'In the box it is whoever visited Portugal last. Here it is the draw unless you choose, because bots don’t travel.',
      cs: 'V krabici začíná, kdo naposledy navštívil Portugalsko. Tady losujeme, pokud si hráče nevyberete, protože boti necestují.',
    },
  },
  {
    id: 'R2',
    question: {
      en: 'A full line finds no place on a free wall. What now?',
      cs: 'Z plné řady nejde na volnou stěnu umístit nic. Co s ní?',
    },
    answer: {
      en: 'All its tiles fall to the floor and cost points in this very round. This applies to the grey side and to both sides of Crystal Mosaic.',
      cs: 'Všechny její dlaždice padají na podlahu a stojí body hned v tomto kole. Platí to na šedé straně i na obou stranách Crystal Mosaic.',
    },
    box: {
      en: 'Azul Mini says so. Older printings of Azul and Crystal Mosaic are silent; here it is the same everywhere, because a full line must go somewhere.',
      cs: 'Azul Mini to říká stejně. Starší vydání Azulu a Crystal Mosaic mlčí; tady to platí všude, protože plná řada někam přijít musí.',
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
    question: {
      en: 'What if there is not a single tile for the next round?',
      cs: 'Co když na další kolo nezbyla ani jediná dlaždice?',
    },
    answer: {
      en: 'The match ends immediately, with the bonuses. It can only happen with four players.',
      cs: 'Partie hned končí i s bonusy. Stát se to může jen ve čtyřech.',
    },
    box: {
      en: 'The box lets you play with incomplete displays; about no tiles at all it says nothing.',
      cs: 'V krabici se smí hrát s neúplnými výlohami; o úplně prázdných mlčí.',
    },
  },
  {
    id: 'R6',
    question: { en: 'Can a match go on for ever?', cs: 'Může partie trvat donekonečna?' },
    answer: {
      en: 'No. After five rounds in a row in which nobody placed a tile on a wall, it ends with the bonuses.',
      cs: 'Ne. Když pět kol po sobě nikdo nepoloží dlaždici na stěnu, partie končí i s bonusy.',
    },
  },
  {
    id: 'R7',
    question: {
      en: 'May I fill a line with a colour that fits into no column any more?',
      cs: 'Smím plnit řadu barvou, která se už do žádného sloupce nevejde?',
    },
    answer: {
      en: 'Yes. When you take tiles, only the row matters. But they will end up on the floor.',
      cs: 'Ano. Při braní dlaždic rozhoduje jen vodorovná řada. Skončí ale na podlaze.',
    },
    box: {
      en: 'The box bars only a colour that the row already holds, and we take it at its word.',
      cs: 'Krabice zakazuje jen barvu, která už v řadě leží, a toho se držíme.',
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
      cs: 'Ano, jen pak už předtištěné políčko zůstane navždy prázdné.',
    },
  },
  {
    id: 'R9',
    question: { en: 'May I look at what’s in the lid?', cs: 'Smím se podívat, co je ve víku?' },
    answer: {
      en: 'Yes, and into the bag as well. Only what will be drawn from it is unknown.',
      cs: 'Ano, i do sáčku. Neznámé je jen to, co se z něj vylosuje.',
    },
  },
  {
    id: 'R10',
    question: {
      en: 'Why did the app place a tile without asking?',
      cs: 'Proč aplikace umístila dlaždici a na nic se neptala?',
    },
    answer: {
      en: 'There was only one cell for it, or none. The record still shows it as your move.',
      cs: 'Mohla jen na jediné políčko, nebo na žádné. V záznamu je to i tak tvůj tah.',
    },
  },
  {
    id: 'R11',
    question: {
      en: 'The bag runs out while the displays are filled. What now?',
      cs: 'Sáček se při doplňování výloh vyprázdní. Co teď?',
    },
    answer: {
      en: 'First everything in the bag is drawn. Only when another tile is needed, all tiles of the lid go in and the draw goes on.',
      cs: 'Nejdřív se vylosuje vše, co v sáčku je. Teprve když je potřeba další dlaždice, přisype se obsah víka a losuje se dál.',
    },
    box: {
      en: 'The box has you top up the bag when it doesn’t hold enough, but it doesn’t say whether before or after the last tiles are drawn. Here it is after, so that everybody knows which tiles come first.',
      cs: 'V krabici se sáček doplní, když v něm není dostatek dlaždic; jestli před vylosováním těch posledních, nebo až po něm, neříká. Tady až po něm, aby bylo jasné, které přijdou dřív.',
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
    box: {
      en: 'In the box, tiles that you can’t or don’t want to place fall. Its example shows all or none, so that is how we read it.',
      cs: 'V krabici padá na podlahu, co umístit nemůžeš nebo nechceš. Její příklad ukazuje jen všechny, nebo žádnou, a tak to čteme i my.',
    },
  },
];
