// The rules of Qwirkle for people: what to do, what it brings, how it ends, and a match to play through.

import type { Chapter, RulesPage } from '../../../rules/page.ts';
import { closeUp } from './close-up.ts';
import { hole, lastTile, trade } from './examples.ts';
import { minute } from './minute.ts';
import { RULINGS } from './rulings.ts';
import { sampleMatch } from './sample-match.ts';
import { advice, app, opening, setup } from './setup.ts';

const playing: Chapter = {
  id: 'playing',
  title: { en: 'Your turn', cs: 'Průběh hry' },
  brief: {
    en: 'Add tiles in one row or column. They share a colour or a shape, no two are equal, and every line they form must fit as well.',
    cs: 'Přidej kostičky do jedné řady nebo sloupce. Mají stejnou barvu, nebo tvar, žádné dvě nejsou stejné a vyjít musí každá řada, která vznikne.',
  },
  parts: [
    {
      text: {
        en: 'You take turns clockwise. On your turn, either add one or more tiles to the grid and draw until you have six again, or trade tiles.',
        cs: 'Hraje se po směru hodinových ručiček. Ve svém tahu buď přidáš do mřížky jednu nebo víc kostiček a dobereš si do šesti, nebo kostičky vyměníš.',
      },
    },
    {
      list: [
        {
          en: 'All tiles that you play share a colour or a shape, and no two are equal.',
          cs: 'Všechny kostičky, které zahraješ, mají stejnou barvu, nebo stejný tvar, a žádné dvě nejsou stejné.',
        },
        {
          en: 'They lie in one row or column without a gap between them. They need not touch each other.',
          cs: 'Leží v jedné řadě nebo sloupci a nezůstane mezi nimi mezera. Navzájem se dotýkat nemusí.',
        },
        {
          en: 'At least one of them touches a tile that lay there before.',
          cs: 'Aspoň jedna se dotýká kostičky, která už v mřížce ležela.',
        },
        {
          en: 'Every line you form is all of one colour with different shapes, or all of one shape with different colours. So a line has at most six tiles, and none of them twice.',
          cs: 'Každá řada, která vznikne, má jednu barvu a různé tvary, nebo jeden tvar a různé barvy. Řada má tedy nejvýš šest kostiček a žádnou dvakrát.',
        },
        {
          en: 'Quite often a cell is left that no tile fits.',
          cs: 'Často tak v mřížce zbude políčko, kam se nehodí žádná kostička.',
        },
      ],
    },
    { example: hole },
  ],
};

const trading: Chapter = {
  id: 'trading',
  title: { en: 'Trading tiles', cs: 'Výměna kostiček' },
  brief: {
    en: 'Instead of playing, swap tiles with the bag. It brings no points.',
    cs: 'Místo hraní vyměň kostičky s pytlíkem. Body za to nejsou.',
  },
  parts: [
    {
      text: {
        en: 'Instead of playing you may trade one or more tiles: lay them aside, draw as many new ones, and only then put the old ones back into the bag. A trade brings no points. If none of your tiles fits, you must trade.',
        cs: 'Místo hraní smíš jednu nebo víc kostiček vyměnit: odlož je, dober si stejný počet nových a teprve potom vrať staré do pytlíku. Body za to nejsou. Když se žádná tvoje kostička nikam nehodí, vyměnit musíš.',
      },
    },
    { example: trade },
  ],
};

const points: Chapter = {
  id: 'points',
  title: { en: 'Scoring', cs: 'Bodování' },
  brief: {
    en: 'A point for each tile of every line that you make or extend. Six in a line bring 6 more.',
    cs: 'Bod za každou kostičku každé řady, kterou vytvoříš nebo prodloužíš. Za šest v řadě je 6 bodů navíc.',
  },
  parts: [
    {
      list: [
        {
          en: 'Every line that you make or extend brings a point for each of its tiles, those that lay there before included.',
          cs: 'Každá řada, kterou vytvoříš nebo prodloužíš, přinese bod za každou svou kostičku, i za ty, které v ní už ležely.',
        },
        { en: 'A tile in two lines counts in both.', cs: 'Kostička ve dvou řadách se počítá v obou.' },
        {
          en: 'A line of six is a qwirkle: 6 points more, so 12 in all.',
          cs: 'Řada šesti kostiček je qwirkle: 6 bodů navíc, dohromady tedy 12.',
        },
        {
          en: 'Whoever ends the match gets 6 points more.',
          cs: 'Kdo partii ukončí, dostane 6 bodů navíc.',
        },
      ],
    },
    {
      text: {
        en: 'The sample match at the end of this page shows it turn by turn.',
        cs: 'Tah po tahu to uvidíš ve vzorové partii na konci stránky.',
      },
    },
  ],
};

const end: Chapter = {
  id: 'end',
  title: { en: 'End of the game', cs: 'Konec hry' },
  brief: {
    en: 'When the bag is empty, the first player without tiles ends the match and gets 6 points more.',
    cs: 'Když dojde pytlík, partii ukončí první hráč bez kostiček a dostane 6 bodů navíc.',
  },
  parts: [
    {
      text: {
        en: 'When the bag is empty, you play on without drawing. The first player to play their last tile ends the match and gets 6 points more. The player with the most points wins.',
        cs: 'Když je pytlík prázdný, hraje se dál bez dobírání. Kdo první zahraje svou poslední kostičku, ukončí partii a dostane 6 bodů navíc. Vyhrává hráč s nejvíce body.',
      },
    },
    { example: lastTile },
  ],
};

const sample: Chapter = {
  id: 'sample',
  title: { en: 'A sample match', cs: 'Vzorová partie' },
  parts: [{ sample: sampleMatch }],
};

const page: RulesPage = {
  printSize: '9.6pt',
  lead: {
    en: 'Play tiles in lines of one colour or one shape, and let each of them count in as many lines as possible. For two to four players from the age of 6, 30 to 60 minutes.',
    cs: 'Skládáš kostičky do řad jedné barvy nebo jednoho tvaru tak, aby se každá počítala v co nejvíc řadách. Pro dva až čtyři hráče od 6 let, na 30 až 60 minut.',
  },
  chapters: [setup, opening, app, playing, trading, points, end, advice, sample],
  rulings: RULINGS,
  minute,
  closeUp,
};

export default page;
