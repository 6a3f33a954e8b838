// The rules of Qwirkle for people: what to do, what it brings, how it ends.

import type { RulesPage } from '../../../rules/page.ts';
import { apart, noDoubles, opening, qwirkle, threeLines, twoLines } from './examples.ts';
import { RULINGS } from './rulings.ts';

const page: RulesPage = {
  boardHeight: '31rem',
  lead: {
    en: 'Lay tiles into lines of one colour or of one shape, and let every tile count in as many lines as you can. For two to four players, about three quarters of an hour.',
    cs: 'Skládáš kostičky do řad jedné barvy nebo jednoho tvaru tak, aby se každá počítala v co nejvíc řadách. Pro dva až čtyři hráče, asi na tři čtvrtě hodiny.',
  },
  chapters: [
    {
      id: 'setup',
      title: { en: 'Before the start', cs: 'Než začnete' },
      parts: [
        {
          list: [
            {
              en: '108 tiles in a bag: six colours in six shapes, each three times.',
              cs: 'V pytlíku je 108 kostiček: šest barev v šesti tvarech, každá třikrát.',
            },
            {
              en: 'Shapes: circle, cross, diamond, square, star, clover. Colours: red, orange, yellow, green, blue, purple.',
              cs: 'Tvary: kruh, křížek, kosočtverec, čtverec, hvězda, čtyřlístek. Barvy: červená, oranžová, žlutá, zelená, modrá, fialová.',
            },
            {
              en: 'Everybody draws six tiles, which the others don’t see.',
              cs: 'Každý si vylosuje šest kostiček, které ostatní nevidí.',
            },
          ],
        },
      ],
    },
    {
      id: 'opening',
      title: { en: 'Who opens', cs: 'Kdo zahajuje' },
      parts: [
        {
          text: {
            en: 'The player whose hand has the most tiles of one colour or of one shape; equal tiles count once. They open with a set of exactly that size.',
            cs: 'Ten, kdo má v ruce nejvíc kostiček jedné barvy nebo jednoho tvaru; stejné kostičky se počítají jednou. Zahajuje sadou právě té velikosti.',
          },
        },
        { example: opening },
      ],
    },
    {
      id: 'playing',
      title: { en: 'Play tiles', cs: 'Vykládání' },
      parts: [
        {
          text: {
            en: 'You take turns clockwise. On your turn you play one or more tiles, then draw until you have six again.',
            cs: 'Hraje se po směru hodinových ručiček. Ve svém tahu vyložíš jednu nebo víc kostiček a dobereš si zpátky do šesti.',
          },
        },
        {
          list: [
            {
              en: 'All tiles of a play have the same colour or the same shape, and no two are equal.',
              cs: 'Všechny kostičky jednoho tahu mají stejnou barvu, nebo stejný tvar, a žádné dvě nejsou stejné.',
            },
            {
              en: 'They lie in one row or column, and in the end there is no gap between them. They need not touch each other.',
              cs: 'Leží v jedné řadě nebo sloupci a nakonec mezi nimi není mezera. Dotýkat se navzájem nemusí.',
            },
            {
              en: 'At least one of them touches a tile that was there before.',
              cs: 'Aspoň jedna se dotýká kostičky, která už na stole ležela.',
            },
            {
              en: 'Every line that arises is all of one colour with different shapes, or all of one shape with different colours. So it never has more than six tiles, and none of them twice.',
              cs: 'Každá řada, která vznikne, má jednu barvu a různé tvary, nebo jeden tvar a různé barvy. Nikdy tedy nemá víc než šest kostiček a žádnou dvakrát.',
            },
          ],
        },
        { example: apart },
        { example: noDoubles },
      ],
    },
    {
      id: 'points',
      title: { en: 'Points', cs: 'Body' },
      parts: [
        {
          list: [
            {
              en: 'Every line that your play makes or extends brings a point for each of its tiles, those that were there before included.',
              cs: 'Každá řada, kterou tvůj tah vytvoří nebo prodlouží, přinese bod za každou svou kostičku, i za ty, které v ní už ležely.',
            },
            {
              en: 'A tile in two lines counts in both.',
              cs: 'Kostička ve dvou řadách se počítá v obou.',
            },
            {
              en: 'A line of six is a qwirkle: 6 points more, 12 in all.',
              cs: 'Řada šesti kostiček je qwirkle: 6 bodů navíc, dohromady 12.',
            },
          ],
        },
        { example: twoLines },
        { example: threeLines },
        { example: qwirkle },
      ],
    },
    {
      id: 'trading',
      title: { en: 'Trade tiles', cs: 'Výměna' },
      parts: [
        {
          text: {
            en: 'Instead of playing you may trade one or more tiles: you lay them aside, draw as many new ones, and only then the old ones go back into the bag. It brings no points. If nothing fits, you must trade.',
            cs: 'Místo vykládání smíš jednu nebo víc kostiček vyměnit: odložíš je, dobereš si stejně nových a teprve pak se staré vrátí do pytlíku. Body za to nejsou. Když se nic nevejde, vyměnit musíš.',
          },
        },
      ],
    },
    {
      id: 'end',
      title: { en: 'The end', cs: 'Konec' },
      parts: [
        {
          text: {
            en: 'When the bag is empty, you go on without drawing. Who plays their last tile ends the match at once and gets 6 points more. Most points win.',
            cs: 'Když je pytlík prázdný, hraje se dál bez dobírání. Kdo vyloží poslední kostičku, partii tím ukončí a má 6 bodů navíc. Vyhrává, kdo má nejvíc bodů.',
          },
        },
      ],
    },
    {
      id: 'advice',
      title: { en: 'A little advice', cs: 'Pár rad' },
      parts: [
        {
          list: [
            {
              en: 'Look for places where a tile joins two lines at once.',
              cs: 'Hledej místa, kde se kostička přidá ke dvěma řadám naráz.',
            },
            {
              en: 'Don’t make a line of five lightly: somebody else may finish the qwirkle.',
              cs: 'Řadu pěti nedělej lehkovážně: qwirkle může dokončit někdo jiný.',
            },
            {
              en: 'Every tile exists three times. Tap the bag to see how many are still out there.',
              cs: 'Každá kostička je ve hře třikrát. Ťukni na pytlík a uvidíš, kolik jich ještě zbývá.',
            },
          ],
        },
      ],
    },
  ],
  rulings: RULINGS,
};

export default page;
