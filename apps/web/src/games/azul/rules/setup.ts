// What Azul's page says before the first move: the board, what else lies on the table, a round, and how to play it here.

import type { Chapter } from '../../../rules/page.ts';
import { planPicture } from './plan-picture.ts';

export const setup: Chapter = {
  id: 'setup',
  title: { en: 'Setting up', cs: 'Příprava hry' },
  brief: {
    en: 'Everybody has a board. The displays lie between you, four tiles on each.',
    cs: 'Každý má svůj herní plán. Mezi vámi leží výlohy, na každé čtyři dlaždice.',
  },
  parts: [
    { figure: planPicture },
    {
      list: [
        {
          en: 'Everybody gets a board, and all play on the same side of it.',
          cs: 'Každý dostane herní plán a všichni hrají na stejné straně.',
        },
        {
          en: 'Displays lie in a circle: 5 for two players, 7 for three, 9 for four.',
          cs: 'Do kruhu se rozloží výlohy: 5 pro dva hráče, 7 pro tři, 9 pro čtyři.',
        },
        {
          en: 'The bag holds 100 tiles: 20 each of blue, yellow, red, black and white. Four of them are drawn for each display.',
          cs: 'V sáčku je 100 dlaždic: po 20 modrých, žlutých, červených, černých a bílých. Na každou výlohu se z něj vylosují čtyři.',
        },
        {
          en: 'The box lid is where used tiles go (in Azul Mini, the box itself).',
          cs: 'Víko krabice slouží jako odkladiště použitých dlaždic (v Azul Mini samotná krabice).',
        },
        {
          en: 'Who starts? As printed, whoever visited Portugal last. Here you choose a player, or leave it to the draw. The starting player puts the starting marker into the centre.',
          cs: 'Kdo začíná? Podle krabice ten, kdo byl naposledy v Portugalsku. Tady hráče vyberete, nebo ho určí los. Začínající hráč dá svůj žeton do středu stolu.',
        },
      ],
    },
  ],
};

export const round: Chapter = {
  id: 'round',
  title: { en: 'How a round goes', cs: 'Průběh hry' },
  brief: {
    en: 'Take tiles until none are left. Then tile your walls and score. Then the next round is set up.',
    cs: 'Berete dlaždice, dokud nějaké zbývají. Pak obkládáte stěny a bodujete. Pak se připraví další kolo.',
  },
  parts: [
    {
      text: {
        en: 'A match takes several rounds, and every round has three phases:',
        cs: 'Partie má několik kol a každé kolo tři fáze:',
      },
    },
    {
      list: [
        {
          en: 'A. Factory offer: clockwise, everybody takes tiles into their pattern lines until none are left.',
          cs: 'A. Nabídka výloh: po směru hodinových ručiček si berete dlaždice do přípravných řad, dokud nějaké zbývají.',
        },
        {
          en: 'B. Wall tiling: all at the same time move tiles from full lines to their walls and score.',
          cs: 'B. Obkládání stěn: všichni současně přesouvají dlaždice z plných řad na stěnu a bodují.',
        },
        {
          en: 'C. Preparing the next round: the displays are filled again, unless somebody has completed a horizontal row.',
          cs: 'C. Příprava dalšího kola: doplní se výlohy, pokud už někdo nedokončil vodorovnou řadu.',
        },
      ],
    },
  ],
};

export const app: Chapter = {
  id: 'app',
  title: { en: 'How to do it here', cs: 'Jak se to dělá v aplikaci' },
  print: 'left out',
  parts: [
    {
      list: [
        {
          en: 'Tap tiles of one colour, then a pattern line or the floor. Tap a line where they may not go, and the app says why.',
          cs: 'Ťukni na dlaždice jedné barvy a potom na přípravnou řadu nebo podlahu. Ťukneš-li tam, kam nesmějí, aplikace řekne proč.',
        },
        { en: 'Or drag them there.', cs: 'Nebo je tam přetáhni.' },
        {
          en: 'Press Confirm, or Take back to choose again. Under Settings, Confirm moves, you can switch this off.',
          cs: 'Stiskni Potvrdit, nebo Vzít zpět a vyber znovu. Nechceš-li potvrzovat, vypni v Nastavení Potvrzovat tahy.',
        },
        {
          en: 'The coloured wall is tiled by itself. On the other boards, tap the column that you want, or drag the tile there.',
          cs: 'Barevná stěna se obkládá sama. Na ostatních plánech ťukni na sloupec, který chceš, nebo tam dlaždici přetáhni.',
        },
        {
          en: 'Keys: arrows move, Enter chooses, Escape goes a step back.',
          cs: 'Klávesy: šipkami se pohybuješ, Enter vybírá, Escape vrací o krok.',
        },
        {
          en: 'Bag and lid show how many tiles of each colour they hold. On a small screen, tap their button.',
          cs: 'Sáček a víko ukazují, kolik je v nich kterých dlaždic. Na malém displeji ťukni na jejich tlačítko.',
        },
      ],
    },
  ],
};

export const advice: Chapter = {
  id: 'advice',
  title: { en: 'A little advice', cs: 'Pár rad' },
  parts: [
    {
      list: [
        {
          en: 'Watch the centre: what you leave on a display goes there, and somebody will have to take all of it.',
          cs: 'Sleduj střed: co ve výloze necháš, skončí tam a někdo to bude muset vzít celé.',
        },
        {
          en: 'A line that is only half full is a burden in the next round: it waits for its colour and takes no other.',
          cs: 'Nedokončená řada je v dalším kole přítěž: čeká na svou barvu a jinou do ní nedáš.',
        },
        {
          en: 'Columns and colours are worth more than a quick row: 7 and 10 points instead of 2.',
          cs: 'Sloupce a barvy vynesou víc než rychlá řada: 7 a 10 bodů místo 2.',
        },
        {
          en: 'You decide when it ends: a complete row ends the match, so complete yours while you are ahead.',
          cs: 'Konec máš v rukou: partii ukončí dokončená vodorovná řada, tak ji dokonči, když vedeš.',
        },
        {
          en: 'The starting marker costs a point or two, but the first choice of the next round is often worth more.',
          cs: 'Žeton začínajícího hráče stojí bod nebo dva, ale první výběr v dalším kole bývá cennější.',
        },
      ],
    },
  ],
};
