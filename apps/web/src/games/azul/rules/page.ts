// The rules of Azul for people: what to do, in the order of a round, then the other boards.

import type { RulesPage } from '../../../rules/page.ts';
import { closeUp } from './close-up.ts';
import { minute } from './minute.ts';
import { otherBoards } from './other-boards.ts';
import { roundChapters } from './round.ts';
import { RULINGS } from './rulings.ts';
import { advice, app, round, setup } from './setup.ts';

const page: RulesPage = {
  printSize: '8.4pt',
  lead: {
    en: 'Take tiles, collect them in your pattern lines and tile your wall so that they touch: that is what brings points. For two to four players, about half an hour.',
    cs: 'Bereš dlaždice, sbíráš je v přípravných řadách a obkládáš stěnu tak, aby se dotýkaly: za to jsou body. Pro dva až čtyři hráče, asi na půl hodiny.',
  },
  chapters: [setup, round, app, ...roundChapters, ...otherBoards, advice],
  rulings: RULINGS,
  minute,
  closeUp,
};

export default page;
