// Our rulings for Qwirkle, in people's words. docs/rules/qwirkle.md has the same numbers.

import type { Ruling } from '../../../rules/page.ts';

export const RULINGS: readonly Ruling[] = [
  {
    id: 'Q1',
    question: { en: 'Who opens if several sets are equally large?', cs: 'Kdo zahajuje, když je největších sad víc?' },
    answer: {
      en: 'A draw among these players decides. If the table sits in order of age, the first of them opens.',
      cs: 'Rozhodne los mezi těmi hráči. Sedíte-li podle věku, zahajuje první z nich.',
    },
  },
  {
    id: 'Q2',
    question: { en: 'What may I open with?', cs: 'Čím smím zahájit?' },
    answer: {
      en: 'With any of your largest sets. Not with a smaller one, and not with a trade.',
      cs: 'Kteroukoli ze svých největších sad. Menší ne a výměnou taky ne.',
    },
  },
  {
    id: 'Q3',
    question: { en: 'What if my largest set is a single tile?', cs: 'Co když je největší sada jediná kostička?' },
    answer: { en: 'You play it and get 1 point.', cs: 'Zahraješ ji a máš 1 bod.' },
  },
  {
    id: 'Q4',
    question: {
      en: 'May I trade more tiles than the bag holds?',
      cs: 'Smím vyměnit víc kostiček, než je v pytlíku?',
    },
    answer: { en: 'No, at most as many as it holds.', cs: 'Ne, nejvýš tolik, kolik v něm je.' },
  },
  {
    id: 'Q5',
    question: { en: 'The bag is empty, but I can play. Must I?', cs: 'Pytlík je prázdný, ale hrát můžu. Musím?' },
    answer: { en: 'Yes.', cs: 'Ano.' },
  },
  {
    id: 'Q6',
    question: {
      en: 'The bag is empty and nothing in my hand fits. What now?',
      cs: 'Pytlík je prázdný a z ruky se nic nevejde. Co teď?',
    },
    answer: { en: 'You pass; it is your only move.', cs: 'Passuješ, jiný tah nemáš.' },
  },
  {
    id: 'Q7',
    question: { en: 'What if nobody can ever play again?', cs: 'Co když už nikdo nikdy nic nezahraje?' },
    answer: {
      en: 'With an empty bag, the match ends as soon as no tile fits anywhere any more. Nobody gets the 6 points for the end.',
      cs: 'S prázdným pytlíkem partie končí, jakmile se žádná zbývající kostička nikam nevejde. Šest bodů za konec nedostane nikdo.',
    },
  },
  {
    id: 'Q8',
    question: { en: 'Can everybody trade for ever?', cs: 'Můžou všichni jen pořád měnit?' },
    answer: {
      en: 'No. After three trades in a row for each player (six in a match of two), the match ends and nobody gets the 6 points.',
      cs: 'Ne. Po třech výměnách v řadě na každého hráče (ve dvou tedy po šesti) partie končí a šest bodů nedostane nikdo.',
    },
  },
  {
    id: 'Q9',
    question: { en: 'Who wins if the points are equal?', cs: 'Kdo vyhrává při stejném počtu bodů?' },
    answer: { en: 'The victory is shared.', cs: 'Vítězství se dělí.' },
  },
  {
    id: 'Q10',
    question: { en: 'Do tiles left in hand cost points?', cs: 'Stojí kostičky, které zbyly v ruce, nějaké body?' },
    answer: { en: 'No.', cs: 'Ne.' },
  },
  {
    id: 'Q11',
    question: {
      en: 'Do I see how large the others’ largest sets are?',
      cs: 'Dozvím se, jak velké sady mají na začátku ostatní?',
    },
    answer: {
      en: 'No. Only the opener’s becomes known, by the opening.',
      cs: 'Ne. Ukáže se jen sada toho, kdo zahajuje, a to jeho tahem.',
    },
  },
];
