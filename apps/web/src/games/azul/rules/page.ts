// The rules of Azul for people: what to do, in the order of a round, then the other boards.

import type { RulesPage } from '../../../rules/page.ts';
import { boardsTable } from './boards.ts';
import { bonuses, column, double } from './free-walls.ts';
import { RULINGS } from './rulings.ts';
import { across, both, down, ending, floor, tiling } from './scoring.ts';
import { fromCentre, fromDisplay, whichLine } from './taking.ts';

const page: RulesPage = {
  boardHeight: '34rem',
  lead: {
    en: 'Take tiles, fill your lines with them and lay out your wall, so that the tiles on it touch. For two to four players, about half an hour.',
    cs: 'Bereš dlaždice, plníš jimi přípravné řady a obkládáš stěnu tak, aby se na ní dlaždice dotýkaly. Pro dva až čtyři hráče, asi na půl hodiny.',
  },
  chapters: [
    {
      id: 'setup',
      title: { en: 'On the table', cs: 'Na stole' },
      parts: [
        {
          list: [
            {
              en: 'A bag with 100 tiles: 20 each of blue, yellow, red, black and white.',
              cs: 'Sáček se 100 dlaždicemi: po 20 od modré, žluté, červené, černé a bílé.',
            },
            {
              en: 'Displays: 5 for two players, 7 for three, 9 for four. Each gets four tiles from the bag.',
              cs: 'Výlohy: 5 pro dva hráče, 7 pro tři, 9 pro čtyři. Do každé přijdou ze sáčku čtyři dlaždice.',
            },
            {
              en: 'The starting marker, in the centre between the displays.',
              cs: 'Žeton začínajícího hráče, ve středu stolu mezi výlohami.',
            },
            {
              en: 'A board for everybody: five pattern lines for 1 to 5 tiles, a wall of 5 × 5 cells beside them, and the floor with 7 spaces below. All start with 0 points.',
              cs: 'Každý má desku: pět přípravných řad na 1 až 5 dlaždic, vedle nich stěnu s 5 × 5 políčky a dole podlahu se 7 místy. Všichni začínají s 0 body.',
            },
          ],
        },
        {
          text: {
            en: 'A match has several rounds. In each one, tiles are taken until none are left, then everybody tiles their wall.',
            cs: 'Partie má několik kol. V každém se nejdřív berou dlaždice, dokud nějaké jsou, a potom všichni obkládají stěny.',
          },
        },
      ],
    },
    {
      id: 'taking',
      title: { en: 'Take tiles', cs: 'Braní dlaždic' },
      parts: [
        {
          text: {
            en: 'You take turns clockwise. On your turn you must do one of two things:',
            cs: 'Hraje se po směru hodinových ručiček. Ve svém tahu musíš udělat jedno z toho:',
          },
        },
        {
          list: [
            {
              en: 'Take all tiles of one colour from one display. The others go to the centre.',
              cs: 'Vzít z jedné výlohy všechny dlaždice jedné barvy. Ostatní z ní jdou do středu stolu.',
            },
            {
              en: 'Take all tiles of one colour from the centre. The first one to do so in a round also takes the starting marker: first it goes onto the leftmost free space of their floor, then the tiles find their place.',
              cs: 'Vzít všechny dlaždice jedné barvy ze středu. Kdo to v kole udělá první, bere i žeton začínajícího hráče: nejdřív ho dá na první volné místo podlahy zleva, až potom umístí dlaždice.',
            },
          ],
        },
        { example: fromDisplay },
        { example: fromCentre },
      ],
    },
    {
      id: 'lines',
      title: { en: 'Find a line for them', cs: 'Kam s nimi' },
      parts: [
        {
          list: [
            {
              en: 'All tiles that you took go into one pattern line. What doesn’t fit falls to the floor.',
              cs: 'Všechny vzaté dlaždice jdou do jedné přípravné řady. Co se nevejde, padá na podlahu.',
            },
            {
              en: 'A line holds one colour only, and a full line takes nothing more.',
              cs: 'V řadě smí být jen jedna barva a do plné řady už nic nepřidáš.',
            },
            {
              en: 'A colour that the row beside it on your wall already has can’t go into a line.',
              cs: 'Barva, která už v řadě na stěně leží, nesmí do přípravné řady vedle ní.',
            },
            {
              en: 'You may always put all of them onto the floor. If the floor is full, the rest goes to the lid and costs nothing.',
              cs: 'Vždycky smíš dát všechny na podlahu. Když je podlaha plná, zbytek jde do víka a nic nestojí.',
            },
          ],
        },
        { example: whichLine },
      ],
    },
    {
      id: 'tiling',
      title: { en: 'Tile the wall', cs: 'Obkládání stěny' },
      parts: [
        {
          text: {
            en: 'When no tile is left on the displays and in the centre, everybody looks at their lines from top to bottom. Each full line sends one tile to the cell of its colour in the same row of the wall, and it scores at once. The rest of the line goes to the lid. Lines that are not full stay for the next round.',
            cs: 'Když ve výlohách ani ve středu nic nezbývá, projde každý své řady shora dolů. Každá plná pošle jednu dlaždici na políčko její barvy ve stejné řadě stěny a ta hned boduje. Zbytek řady jde do víka. Řady, které plné nejsou, zůstávají na další kolo.',
          },
        },
        { example: tiling },
      ],
    },
    {
      id: 'points',
      title: { en: 'Points', cs: 'Body' },
      parts: [
        {
          list: [
            {
              en: 'A tile without neighbours: 1 point.',
              cs: 'Dlaždice bez sousedů: 1 bod.',
            },
            {
              en: 'Neighbours beside it: a point for each tile of the unbroken row, the new one included.',
              cs: 'Sousedé vodorovně: bod za každou dlaždici v nepřerušené řadě i s tou novou.',
            },
            {
              en: 'Neighbours above or below: the same for the column. If it has both, both count.',
              cs: 'Sousedé svisle: totéž za sloupec. Má-li obojí, počítá se obojí.',
            },
          ],
        },
        { example: across },
        { example: down },
        { example: both },
      ],
    },
    {
      id: 'floor',
      title: { en: 'The floor', cs: 'Podlaha' },
      parts: [
        {
          text: {
            en: 'When all walls are tiled, everybody pays for their floor: −1 −1 −2 −2 −2 −3 −3 for the seven spaces from the left, and the marker takes a space like a tile. Nobody gets below 0 points. The fallen tiles go to the lid, and who has the marker starts the next round.',
            cs: 'Když jsou všechny stěny obložené, zaplatí každý za svou podlahu: −1 −1 −2 −2 −2 −3 −3 za sedm míst zleva a žeton zabírá místo jako dlaždice. Pod 0 bodů nikdo neklesne. Spadlé dlaždice jdou do víka a kdo má žeton, začíná další kolo.',
          },
        },
        { example: floor },
      ],
    },
    {
      id: 'end',
      title: { en: 'Next round, or the end', cs: 'Další kolo, nebo konec' },
      parts: [
        {
          text: {
            en: 'As long as nobody has a whole horizontal row, the displays are filled again; when the bag is empty, the tiles of the lid go back into it. Once somebody has a whole row, the match ends with that round. Then come the bonuses:',
            cs: 'Dokud nikdo nemá celou vodorovnou řadu, naplní se znovu výlohy; když dojde sáček, vrátí se do něj dlaždice z víka. Jakmile někdo celou řadu má, partie tím kolem končí. Pak přijdou prémie:',
          },
        },
        {
          list: [
            { en: '2 points for each whole row,', cs: '2 body za každou celou vodorovnou řadu,' },
            { en: '7 points for each whole column,', cs: '7 bodů za každý celý svislý sloupec,' },
            {
              en: '10 points for each colour of which all five tiles lie on the wall.',
              cs: '10 bodů za každou barvu, které leží na stěně všech pět dlaždic.',
            },
          ],
        },
        {
          text: {
            en: 'Most points win. If they are equal, more whole rows win; if those are equal, too, the victory is shared.',
            cs: 'Vyhrává, kdo má nejvíc bodů. Při shodě rozhoduje víc celých vodorovných řad; když jsou i ty stejné, vítězství se dělí.',
          },
        },
        { example: ending },
      ],
    },
    {
      id: 'boards',
      title: { en: 'The four boards', cs: 'Čtyři desky' },
      parts: [
        {
          text: {
            en: 'So far every cell of the wall had its colour. On the other three boards you choose the column. Everybody at a table plays on the same board; Azul Mini has the walls and rules of the first two.',
            cs: 'Zatím mělo každé políčko stěny svou barvu. Na dalších třech deskách volíš sloupec ty. Všichni u stolu hrají na stejné desce; Azul Mini má stěny i pravidla prvních dvou.',
          },
        },
        { table: boardsTable },
      ],
    },
    {
      id: 'gray',
      title: { en: 'Gray wall', cs: 'Šedá stěna' },
      parts: [
        {
          list: [
            {
              en: 'A tile from a full line goes to any free cell of its row: you choose the column.',
              cs: 'Dlaždice z plné řady smí na kterékoli volné políčko své řady: sloupec volíš ty.',
            },
            {
              en: 'Each colour may be only once in every row and once in every column.',
              cs: 'V každé řadě i v každém sloupci smí být každá barva jen jednou.',
            },
            {
              en: 'Who can place must place. If there is no cell for it, all tiles of the line fall to the floor, and they count in this round.',
              cs: 'Kdo položit může, musí. Když pro dlaždici políčko není, padají na podlahu všechny z řady a počítají se hned v tomhle kole.',
            },
          ],
        },
        { example: column },
      ],
    },
    {
      id: 'crystal-x2',
      title: { en: 'Crystal: doubles', cs: 'Krystal: dvojnásobky' },
      parts: [
        {
          list: [
            {
              en: 'The rules of the gray wall, with a milder floor: −1 0 −1 −2 −1 −2 −3.',
              cs: 'Platí pravidla šedé stěny, podlaha je mírnější: −1 0 −1 −2 −1 −2 −3.',
            },
            {
              en: 'Five cells are printed and take only their own colour.',
              cs: 'Pět políček je předtištěných a patří na ně jen jejich barva.',
            },
            {
              en: 'A tile on a printed cell scores double at that moment: alone 2 points instead of 1. Nothing else is doubled.',
              cs: 'Dlaždice na předtištěném políčku v tu chvíli boduje dvojnásobně: sama za 2 body místo 1. Nic dalšího se nenásobí.',
            },
          ],
        },
        { example: double },
      ],
    },
    {
      id: 'crystal-bonus',
      title: { en: 'Crystal: bonuses', cs: 'Krystal: prémie' },
      parts: [
        {
          list: [
            {
              en: 'The rules of the gray wall, and the milder floor −1 0 −1 −2 −1 −2 −3 here, too.',
              cs: 'Platí pravidla šedé stěny a i tady mírnější podlaha −1 0 −1 −2 −1 −2 −3.',
            },
            {
              en: 'Five printed cells take only their own colour. They count like any other cell.',
              cs: 'Na pět předtištěných políček patří jen jejich barva. Počítají se jako každé jiné.',
            },
            {
              en: 'Higher bonuses at the end: 3 points for a row, 10 for a column, 12 for a colour.',
              cs: 'Na konci jsou vyšší prémie: 3 body za řadu, 10 za sloupec, 12 za barvu.',
            },
          ],
        },
        { example: bonuses },
      ],
    },
  ],
  rulings: RULINGS,
};

export default page;
