// Our rulings for Qwirkle, in people's words. docs/rules/qwirkle.md has the same numbers.

import type { Ruling } from '../../../rules/page.ts';

export const RULINGS: readonly Ruling[] = [
  {
    id: 'Q1',
    question: {
      en: 'Who opens if several players have equally large sets?',
      cs: 'Kdo zahajuje, když má stejně velkou sadu víc hráčů?',
    },
    answer: {
      en: 'The draw decides among them. If you have said who is older, the oldest of them opens.',
      cs: 'Rozhodne mezi nimi los. Pokud jste zadali, kdo je starší, zahajuje nejstarší z nich.',
    },
    box: {
      en: 'In the box it is the oldest of them. Here it is the draw unless you say who is older, because the app doesn’t know your age.',
      cs: 'V krabici zahajuje nejstarší z nich. Tady losujeme, pokud nezadáte, kdo je starší, protože aplikace váš věk nezná.',
    },
  },
  {
    id: 'Q2',
    question: { en: 'What may I open with?', cs: 'Čím smím zahájit?' },
    answer: {
      en: 'With any of your largest sets. Not with a smaller one, and not with a trade.',
      cs: 'Kteroukoli ze svých největších sad. Menší ne a výměnou také ne.',
    },
    box: {
      en: 'The box has you play your largest set; which one, if there are several, it doesn’t say.',
      cs: 'V krabici se zahajuje největší sadou; kterou, když jich máš víc, neříká.',
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
      en: 'The bag is empty and none of my tiles fits. What now?',
      cs: 'Pytlík je prázdný a žádná moje kostička se nikam nevejde. Co teď?',
    },
    answer: { en: 'You pass; it is your only move.', cs: 'Vynecháváš tah, nic jiného ti nezbývá.' },
  },
  {
    id: 'Q7',
    question: { en: 'What if nobody can play any more?', cs: 'Co když už nikdo nemůže nic zahrát?' },
    answer: {
      en: 'If the bag is empty and no remaining tile fits anywhere, the match ends. Nobody gets the 6 points for the end.',
      cs: 'Když je pytlík prázdný a žádná zbývající kostička se nikam nevejde, partie končí. 6 bodů za konec nedostane nikdo.',
    },
  },
  {
    id: 'Q8',
    question: { en: 'Can everybody trade for ever?', cs: 'Může se vyměňovat donekonečna?' },
    answer: {
      en: 'No. After three trades in a row for each player (six in a match of two), the match ends and nobody gets the 6 points.',
      cs: 'Ne. Po třech výměnách v řadě na každého hráče (ve dvou tedy po šesti) partie končí a 6 bodů nedostane nikdo.',
    },
  },
  {
    id: 'Q9',
    question: { en: 'Who wins if the points are equal?', cs: 'Kdo vyhrává při stejném počtu bodů?' },
    answer: { en: 'The players share the victory.', cs: 'Hráči se o vítězství dělí.' },
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
      en: 'Yes, the app shows everybody’s number before the opening. In matches that began with version 0.1 the numbers stay hidden.',
      cs: 'Ano, před zahájením aplikace ukáže číslo každého hráče. V partiích začatých ve verzi 0.1 zůstávají čísla skrytá.',
    },
    box: {
      en: 'The box says so as well: everybody announces the number.',
      cs: 'V krabici je to stejně: všichni svůj počet ohlásí.',
    },
  },
];
