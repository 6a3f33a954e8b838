// Azul's round in the order of its phases, with their printed names, then the end of the match.

import type { Chapter } from '../../../rules/page.ts';
import { floorText } from './boards.ts';
import { ending, floor, tiling } from './round-end.ts';
import { across, both, down, lone } from './scoring.ts';
import { fromCentre, fromDisplay, fullFloor, secondTurn, whichLine } from './taking.ts';

const taking: Chapter = {
  id: 'taking',
  title: { en: 'A. Factory offer', cs: 'A. Nabídka výloh' },
  brief: {
    en: 'Take all tiles of one colour, from one display or from the centre. What you leave on a display goes to the centre.',
    cs: 'Vezmi všechny dlaždice jedné barvy z jedné výlohy, nebo ze středu. Co ve výloze necháš, jde do středu.',
  },
  parts: [
    {
      text: {
        en: 'You take turns clockwise. On your turn you have two possibilities and must choose one:',
        cs: 'Hraje se po směru hodinových ručiček. Ve svém tahu máš dvě možnosti a jednu si vybrat musíš:',
      },
    },
    {
      list: [
        {
          en: 'Take all tiles of one colour from one display. Its other tiles go to the centre.',
          cs: 'Vezmi z jedné výlohy všechny dlaždice jedné barvy. Ostatní z ní jdou do středu stolu.',
        },
        {
          en: 'Take all tiles of one colour from the centre. The first player to do so in a round also takes the starting marker and puts it onto the leftmost free space of the floor, before placing the tiles.',
          cs: 'Vezmi všechny dlaždice jedné barvy ze středu stolu. Kdo to v kole udělá první, bere i žeton začínajícího hráče a dá ho na první volné místo podlahy zleva, ještě než umístí dlaždice.',
        },
      ],
    },
    { example: fromDisplay },
    { example: secondTurn },
    { example: fromCentre },
  ],
};

const lines: Chapter = {
  id: 'lines',
  title: { en: 'Where the tiles go', cs: 'Kam s dlaždicemi' },
  brief: {
    en: 'All of them go into one line. A line holds one colour, and only one that its row of the wall doesn’t have yet. What doesn’t fit falls to the floor.',
    cs: 'Všechny patří do jedné řady. Ta drží jednu barvu, a jen takovou, kterou vedle na stěně ještě nemáš. Co se nevejde, padá na podlahu.',
  },
  parts: [
    {
      list: [
        {
          en: 'All tiles that you took go into one pattern line, from right to left. What doesn’t fit falls to the floor.',
          cs: 'Všechny vzaté dlaždice patří do jedné přípravné řady, zprava doleva. Co se nevejde, padá na podlahu.',
        },
        {
          en: 'A line holds one colour only, and a full line takes nothing more.',
          cs: 'V řadě smí být jen jedna barva a do plné řady už nic nepřidáš.',
        },
        {
          en: 'A colour that already lies in a row of your wall can’t go into the pattern line beside it.',
          cs: 'Barva, která už v některé řadě stěny leží, nesmí do přípravné řady vedle ní.',
        },
        {
          en: 'You may always put all of them onto the floor, from left to right. When its seven spaces are full, the rest goes to the lid and costs nothing.',
          cs: 'Vždycky smíš dát všechny na podlahu, zleva doprava. Když je všech sedm míst plných, zbytek jde do víka a nic nestojí.',
        },
        {
          en: 'The phase ends when no tile is left on the displays and in the centre.',
          cs: 'Fáze končí, když ve výlohách ani ve středu nezbývá jediná dlaždice.',
        },
      ],
    },
    { example: whichLine },
    { example: fullFloor },
  ],
};

const wallTiling: Chapter = {
  id: 'tiling',
  title: { en: 'B. Wall tiling', cs: 'B. Obkládání stěn' },
  brief: {
    en: 'When all tiles are taken, one tile of each full line moves to the wall and scores at once.',
    cs: 'Když jsou rozebrané všechny dlaždice, přejde z každé plné řady jedna na stěnu a hned boduje.',
  },
  parts: [
    {
      text: {
        en: 'Everybody tiles at the same time. Go through your pattern lines from top to bottom. Move one tile of each full line to the cell of its colour in the same row of the wall, and score it immediately. The other tiles of the line go to the lid.',
        cs: 'Obkládají všichni současně. Projdi své přípravné řady shora dolů. Z každé plné řady přesuneš jednu dlaždici na políčko stejné barvy ve stejné řadě stěny a hned si za ni připočteš body. Ostatní dlaždice z řady jdou do víka.',
      },
    },
    {
      text: {
        en: 'Lines that are not full stay for the next round. Tiles on the wall never move again.',
        cs: 'Řady, které plné nejsou, zůstávají na další kolo. Dlaždice na stěně se už nikdy nepřesouvají.',
      },
    },
    { example: tiling },
  ],
};

const points: Chapter = {
  id: 'points',
  title: { en: 'Scoring', cs: 'Bodování' },
  brief: {
    en: 'A point for each tile in the row that the new one joins, and the same for the column. Alone it brings 1 point.',
    cs: 'Bod za každou dlaždici v řadě, ke které se nová přidá, a stejně tak ve sloupci. Samotná přinese 1 bod.',
  },
  parts: [
    {
      list: [
        {
          en: 'A tile without neighbours: 1 point. Diagonals don’t count.',
          cs: 'Dlaždice bez sousedů: 1 bod. Úhlopříčně se nesousedí.',
        },
        {
          en: 'Neighbours in the row: a point for each tile of the unbroken run, the new one included.',
          cs: 'Sousedé v řadě: bod za každou dlaždici nepřerušené vodorovné řady, i za tu novou.',
        },
        {
          en: 'Neighbours in the column: the same, up and down. If it has both, both count.',
          cs: 'Sousedé ve sloupci: totéž svisle. Má-li obojí, počítá se obojí.',
        },
      ],
    },
    { example: lone },
    { example: across },
    { example: down },
    { example: both },
  ],
};

const floorCost: Chapter = {
  id: 'floor',
  title: { en: 'The floor', cs: 'Podlaha' },
  brief: {
    en: 'What lies on your floor at the end of the round costs points, the marker as well.',
    cs: 'Co ti na konci kola leží na podlaze, stojí body, i žeton.',
  },
  parts: [
    {
      text: {
        en: `When the walls are tiled, everybody pays for their floor: ${floorText('coloured')} for the seven spaces from the left. The marker takes a space like a tile. Nobody falls below 0 points. The tiles of the floor go to the lid; the marker stays with its owner, who starts the next round.`,
        cs: `Po obložení stěny zaplatí každý za svou podlahu: ${floorText('coloured')} za sedm míst zleva. Žeton zabírá místo jako dlaždice. Pod 0 bodů nikdo neklesne. Dlaždice z podlahy jdou do víka; žeton zůstává tomu, kdo ho má, a ten začne další kolo.`,
      },
    },
    { example: floor },
  ],
};

const next: Chapter = {
  id: 'next',
  title: { en: 'C. Preparing the next round', cs: 'C. Příprava dalšího kola' },
  brief: {
    en: 'Four tiles for each display again. When the bag is empty, the used tiles go back into it.',
    cs: 'Na každou výlohu zase čtyři dlaždice. Když sáček dojde, vrátí se do něj ty použité.',
  },
  parts: [
    {
      text: {
        en: 'If nobody has completed a horizontal row, four tiles are drawn for each display again. When the bag is empty, all tiles of the lid go back into it and the draw goes on.',
        cs: 'Pokud nikdo nedokončil vodorovnou řadu, vylosují se na každou výlohu zase čtyři dlaždice. Když v sáčku dlaždice dojdou, vrátí se do něj všechny z víka a losuje se dál.',
      },
    },
    {
      text: {
        en: 'It is rare, but even these may not be enough. Then the round is played with what there is: some displays hold fewer tiles, or none.',
        cs: 'Výjimečně nestačí ani ty. Pak se hraje s tím, co je: na některých výlohách bude dlaždic méně nebo žádná.',
      },
    },
  ],
};

const end: Chapter = {
  id: 'end',
  title: { en: 'End of the game', cs: 'Konec hry' },
  brief: {
    en: 'The first complete row of a wall ends the match after that round. Then come the bonuses, and the most points win.',
    cs: 'První dokončená vodorovná řada na stěně partii po tom kole ukončí. Pak přijdou bonusy a vyhrává nejvíc bodů.',
  },
  parts: [
    {
      text: {
        en: 'The match ends after the wall tiling in which at least one player completed a horizontal row of five tiles. Then come the bonuses:',
        cs: 'Partie končí po obkládání, při kterém aspoň jeden hráč dokončil vodorovnou řadu pěti dlaždic. Pak se připočtou bonusy:',
      },
    },
    {
      list: [
        { en: '2 points for each complete row,', cs: '2 body za každou dokončenou vodorovnou řadu,' },
        { en: '7 points for each complete column,', cs: '7 bodů za každý dokončený svislý sloupec,' },
        {
          en: '10 points for each colour with all five tiles on the wall.',
          cs: '10 bodů za každou barvu, od níž leží na stěně všech pět dlaždic.',
        },
      ],
    },
    {
      text: {
        en: 'The player with the most points wins. If players are tied, the one with more complete rows wins; if they are still tied, they share the victory.',
        cs: 'Vyhrává hráč s nejvíce body. Při shodě rozhodne, kdo má víc dokončených vodorovných řad. Když jsou i ty stejné, hráči se o vítězství dělí.',
      },
    },
    { example: ending },
  ],
};

export const roundChapters: readonly Chapter[] = [taking, lines, wallTiling, points, floorCost, next, end];
