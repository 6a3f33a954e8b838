// Qwirkle's first tutorial steps: the beginning of a match against Ota.

import type { TutorialStep, WrongMoves } from '../../../tutorial/tutorial.ts';

const BASE = { options: {}, rules: 2, seats: 2, seat: 1 } as const;

const OPENING = 'play Rc@-1,0 Rs@0,0 Ro@1,0';
const STAR = 'play R*@2,0';
const CIRCLE = 'play Yo@1,3';
const GREEN = 'play Gx@-2,-1 Gc@-1,-1 Gs@0,-1';

/** What Ota does, and what is drawn, after each play of the learner where it is the one that is shown. */
const REPLIES: { readonly [play: string]: readonly string[] } = {
  [OPENING]: ['* draw 1 R* Gc Yo', '2 play Bo@1,1', '* draw 2 Oo'],
  [STAR]: ['* draw 1 Yd', '2 play Oo@1,2', '* draw 2 Yc'],
  [CIRCLE]: ['* draw 1 Gs', '2 play Oc@-1,1', '* draw 2 Rd'],
  [GREEN]: ['* draw 1 Pc Pd Y*'],
};
const DEAL = ['* draw 1 Rc Rs Ro Bo Gx Bs', '* draw 2 Bo Oc Yx Gd P* Px', '* start 1 largest 3 2'];

/** The match up to a play. */
function upTo(play: string): readonly string[] {
  const before = Object.entries(REPLIES);
  const made = before.slice(
    0,
    before.findIndex(([one]) => one === play),
  );
  return [...DEAL, ...made.flatMap(([one, replies]) => [`1 ${one}`, ...replies])];
}

/** Trades are not made by mistake: they are answered in one way everywhere. */
export const TRADED: WrongMoves = {
  moves: /^trade/,
  why: {
    en: 'You may trade tiles instead of playing, but that brings no points, and here you have something to play.',
    cs: 'Místo hraní můžeš kostičky vyměnit, jenže za to body nejsou, a tady máš co hrát.',
  },
};

export const FIRST_STEPS: readonly TutorialStep[] = [
  {
    ...BASE,
    id: 'opening',
    title: { en: 'A line of tiles', cs: 'Řada kostiček' },
    task: {
      en: 'Tiles in a line share their colour or their shape, and no two of them are equal. Open with your three red tiles, one beside the other.',
      cs: 'Kostičky v jedné řadě mají stejnou barvu, nebo stejný tvar, a žádné dvě nejsou stejné. Zahaj svými třemi červenými, jednu vedle druhé.',
    },
    actions: upTo(OPENING),
    right: [
      {
        move: OPENING,
        follows: REPLIES[OPENING] ?? [],
        why: {
          en: '3 points: one for each tile of the line. You draw three new tiles from the bag, to have six again. Then it’s Ota’s turn.',
          cs: '3 body: po jednom za každou kostičku v řadě. Z pytlíku si dobereš tři nové, ať jich je zase šest. Pak hraje Ota.',
        },
      },
    ],
    also: 'points',
    wrong: [],
    mark: 'at once',
  },
  {
    ...BASE,
    id: 'longer',
    title: { en: 'Make a line longer', cs: 'Prodluž řadu' },
    task: {
      en: 'From now on every play has to touch what lies there. Add your red star to an end of the red line.',
      cs: 'Od teď se musí každý tah dotýkat toho, co už leží. Přidej červenou hvězdu na konec červené řady.',
    },
    actions: upTo(STAR),
    right: [
      {
        move: STAR,
        follows: REPLIES[STAR] ?? [],
        why: {
          en: '4 points: the whole line counts again, not only your tile.',
          cs: '4 body: znovu se počítá celá řada, nejen tvoje kostička.',
        },
      },
    ],
    also: /^play .*R\*@(-2|2),0/,
    wrong: [
      {
        moves: /R\*@/,
        why: {
          en: 'Allowed: {points|point|points}. But the red line is longer and counts as a whole. Put the star at one of its ends.',
          cs: 'Smí se to: {points|bod|body|bodů}. Jenže červená řada je delší a počítá se celá. Dej hvězdu na její konec.',
        },
      },
      TRADED,
      {
        moves: /./,
        why: {
          en: 'Allowed: {points|point|points}. This step is about the red star at an end of the red line.',
          cs: 'Smí se to: {points|bod|body|bodů}. Tady ale jde o červenou hvězdu na konci červené řady.',
        },
      },
    ],
    mark: 'at once',
  },
  {
    ...BASE,
    id: 'unequal',
    title: { en: 'No tile twice', cs: 'Nic dvakrát' },
    task: {
      en: 'A line of circles goes down from the red one: red, blue, orange. You hold a blue and a yellow circle. Only one of them may join that line: add it.',
      cs: 'Od červeného kruhu vede dolů řada kruhů: červený, modrý, oranžový. V ruce máš modrý a žlutý. Do té řady smí jen jeden z nich: přidej ho.',
    },
    actions: upTo(CIRCLE),
    right: [
      {
        move: CIRCLE,
        follows: REPLIES[CIRCLE] ?? [],
        why: {
          en: 'Yellow was missing, blue was there already. So a line has at most six tiles: all colours, or all shapes.',
          cs: 'Žlutý v ní chyběl, modrý už tam byl. Řada má proto nejvýš šest kostiček: všechny barvy, nebo všechny tvary.',
        },
      },
    ],
    also: /^play .*Yo@1,(-1|3)/,
    wrong: [
      TRADED,
      {
        moves: /Yo@/,
        why: {
          en: 'Allowed: {points|point|points}. The yellow circle is right, but it should join the three circles, at the bottom.',
          cs: 'Smí se to: {points|bod|body|bodů}. Žlutý kruh je správně, ale má se přidat ke třem kruhům, dolů.',
        },
      },
      {
        moves: /./,
        why: {
          en: 'Allowed: {points|point|points}. This step is about the line of circles: add the yellow one.',
          cs: 'Smí se to: {points|bod|body|bodů}. Tady ale jde o řadu kruhů: přidej k ní žlutý.',
        },
      },
    ],
  },
  {
    ...BASE,
    id: 'several',
    title: { en: 'Several tiles at once', cs: 'Víc kostiček najednou' },
    task: {
      en: 'You may play several tiles, if all of them share a colour or a shape and lie in one line. Every line that arises counts. Play your three green tiles for 8 points: where do they touch the red line?',
      cs: 'Zahrát můžeš i víc kostiček, když mají společnou barvu nebo tvar a leží v jedné řadě. Počítá se každá řada, která vznikne. Zahraj tři zelené za 8 bodů: kde se dotknou červené řady?',
    },
    actions: upTo(GREEN),
    right: [
      {
        move: GREEN,
        follows: REPLIES[GREEN] ?? [],
        why: {
          en: '8 points: 3 for the green line, 3 for the clovers below each other and 2 for the squares.',
          cs: '8 bodů: 3 za zelenou řadu, 3 za čtyřlístky pod sebou a 2 za čtverce.',
        },
      },
    ],
    also: 'points',
    wrong: [
      TRADED,
      {
        moves: /G.@.*G.@.*G.@/,
        why: {
          en: '{points|point|points}. Three green tiles are right, but above the red line they touch more: clover above clover, square above square.',
          cs: '{points|bod|body|bodů}. Tři zelené jsou správně, ale nad červenou řadou se dotknou víc kostiček: čtyřlístek čtyřlístku, čtverec čtverce.',
        },
      },
      {
        moves: /./,
        why: {
          en: '{points|point|points}. The three green tiles bring 8: put them above the red line, clover above clover and square above square.',
          cs: '{points|bod|body|bodů}. Tři zelené přinesou 8: dej je nad červenou řadu, čtyřlístek nad čtyřlístek a čtverec nad čtverec.',
        },
      },
    ],
  },
];
