// Phrases of the about page.

import type { Phrase, Phrases } from '@mozaika/words';

export const WHAT: Phrase = {
  en: 'Azul and Qwirkle, with friends around one device, with people online, and against bots of eight levels. Once opened, it works offline.',
  cs: 'Azul a Qwirkle: s přáteli u jednoho zařízení, s lidmi online i proti botům osmi úrovní. Po prvním otevření funguje i bez připojení.',
};

export const CHAPTERS: readonly { readonly title: Phrase; readonly texts: readonly Phrase[] }[] = [
  {
    title: { en: 'Fair deals', cs: 'Poctivé míchání' },
    texts: [
      {
        en: 'Nobody chooses the tiles, not even the server. How everything will be dealt is locked away before the match begins; online, every player’s browser adds a piece of its own to the shuffle.',
        cs: 'Co kdo dostane, nevybírá nikdo, ani server. Jak se bude rozdávat, se zamkne ještě před partií; online k zamíchání něčím přispěje i prohlížeč každého hráče.',
      },
      {
        en: 'After the match the lock is opened, and your browser checks every deal. Anybody else can do the same from the record.',
        cs: 'Po partii se zámek otevře a tvůj prohlížeč zkontroluje každé rozdání. Ze záznamu si to může ověřit i kdokoli jiný.',
      },
    ],
  },
  {
    title: { en: 'What stays with you', cs: 'Co zůstává u tebe' },
    texts: [
      {
        en: 'What you play on this device stays on it. No advertisements, no tracking, nothing to agree to.',
        cs: 'Co hraješ na tomto zařízení, to v něm zůstane. Žádné reklamy, žádné sledování, nic k odsouhlasení.',
      },
    ],
  },
  {
    title: { en: 'Whose it is', cs: 'Čí to je' },
    texts: [
      {
        en: 'It is an unofficial fan project. Azul and Qwirkle are trademarks of their respective owners, who have nothing to do with it. All texts, rules pages and drawings here are our own; the typeface is Fraunces, under the SIL Open Font License.',
        cs: 'Je to neoficiální fanouškovský projekt. Azul a Qwirkle jsou ochranné známky příslušných vlastníků, kteří s ním nemají nic společného. Všechny texty, pravidla i kresby tu jsou naše vlastní; písmo je Fraunces pod licencí SIL Open Font.',
      },
      {
        en: 'The program is free software under the MIT licence: anyone may use it, change it and pass it on, together with its source code.',
        cs: 'Program je svobodný software pod licencí MIT: kdokoli ho smí používat, měnit a šířit dál i se zdrojovým kódem.',
      },
    ],
  },
];

export const LINKS = {
  title: { en: 'Read more', cs: 'Co si přečíst dál' },
  programs: { en: 'For programs: the interface of this server', cs: 'Pro programy: rozhraní tohoto serveru' },
} satisfies Phrases;
