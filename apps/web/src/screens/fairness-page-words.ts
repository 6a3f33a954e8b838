// Phrases of the page about fair shuffling: ten sentences and the labels of its picture.

import type { Phrase, Phrases } from '@mozaika/words';

export const SENTENCES: readonly Phrase[] = [
  {
    en: 'Before a match the server thinks up a secret number, the seed, and shows everybody its fingerprint: the commitment.',
    cs: 'Před partií si server vymyslí tajné číslo, semínko, a všem ukáže jeho otisk: závazek.',
  },
  {
    en: 'From a fingerprint nobody can work out the number, and no other number has the same one.',
    cs: 'Z otisku číslo nikdo nevypočítá a žádné jiné číslo stejný otisk nemá.',
  },
  {
    en: 'The device of every player also thinks up a number, its contribution, and sends only the fingerprint of it: a seal.',
    cs: 'Číslo si vymyslí i zařízení každého hráče, je to jeho příspěvek, a pošle jen jeho otisk: pečeť.',
  },
  {
    en: 'When the table is full, everybody is shown all seals, and your device notes them down together with the commitment.',
    cs: 'Když je stůl plný, všichni vidí všechny pečeti a tvoje zařízení si je zapíše i se závazkem.',
  },
  {
    en: 'Only then does it open its contribution, and not at all if something is missing or has changed since you sat down.',
    cs: 'Teprve potom svůj příspěvek otevře, a pokud něco chybí nebo se od začátku změnilo, neotevře ho vůbec.',
  },
  {
    en: 'All deals of the match are computed from the seed and the contributions, so none of them alone decides what comes.',
    cs: 'Ze semínka a příspěvků se vypočítají všechna rozdání, takže nikdo sám neurčí, co přijde.',
  },
  {
    en: 'The bots’ random numbers come from the same source, so nobody can work out beforehand what a bot will play.',
    cs: 'Ze stejného zdroje berou náhodná čísla i boti, takže nikdo předem nespočítá, co který zahraje.',
  },
  {
    en: 'When the match is over, the server reveals the seed, and your device compares everything with its notes and computes every deal again.',
    cs: 'Po partii server semínko prozradí a tvoje zařízení všechno porovná se svými zápisky a každé rozdání spočítá znovu.',
  },
  {
    en: 'If anything differs, you see it at the top of the table, and your record of the match says so as well.',
    cs: 'Když něco nesouhlasí, uvidíš to nahoře u stolu a bude to i v tvém záznamu partie.',
  },
  {
    en: 'One thing remains: a server that keeps a player’s contribution out can choose between two shuffles, and that player’s device notices.',
    cs: 'Jedno zbývá: server, který něčí příspěvek zamlčí, si může vybrat ze dvou zamíchání, a zařízení toho hráče si toho všimne.',
  },
];

export const PICTURE = {
  label: {
    en: 'In four steps: the server shows its commitment, the devices send seals, all contributions are opened, and after the match the seed is compared with the commitment.',
    cs: 'Čtyři kroky: server ukáže závazek, zařízení pošlou pečeti, všechny příspěvky se otevřou a po partii se semínko porovná se závazkem.',
  },
  server: { en: 'Server', cs: 'Server' },
  you: { en: 'Your device', cs: 'Tvoje zařízení' },
  others: { en: 'The others', cs: 'Ostatní' },
  commitment: { en: 'commitment', cs: 'závazek' },
  seals: { en: 'seals', cs: 'pečeti' },
  notes: { en: 'notes', cs: 'zápisky' },
  opened: { en: 'opened', cs: 'otevřeno' },
  deals: { en: 'deals', cs: 'rozdání' },
  seed: { en: 'seed', cs: 'semínko' },
  same: { en: 'the same?', cs: 'souhlasí?' },
} satisfies Phrases;

export const TITLE: Phrase = { en: 'Fair shuffling', cs: 'Poctivé míchání' };
