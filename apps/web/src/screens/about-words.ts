// Phrases of the about page.

import type { Phrase, Phrases } from '@mozaika/words';

export const WHAT: Phrase = {
  en: 'Mozaika is a place to play Azul and Qwirkle: with people around one device, online, and against bots of eight levels. Once opened, it also works offline.',
  cs: 'Mozaika je místo, kde si zahraješ Azul a Qwirkle: s lidmi u jednoho zařízení, online i proti botům osmi úrovní. Jakmile ji jednou otevřeš, funguje i bez připojení.',
};

export const CHAPTERS: readonly { readonly title: Phrase; readonly texts: readonly Phrase[] }[] = [
  {
    title: { en: 'Fair deals', cs: 'Poctivé míchání' },
    texts: [
      {
        en: 'Nobody chooses the tiles, not even the server. Before the first deal a secret seed is drawn and its fingerprint, the commitment, is shown to everybody. Online, every player’s browser adds a number of its own, sealed before any of them is opened. These numbers determine all deals.',
        cs: 'Co kdo dostane, nevybírá nikdo, ani server. Před prvním rozdáním se vylosuje tajné semínko a všichni vidí jeho otisk, závazek. U online stolů k němu přidá své číslo i prohlížeč každého hráče, zapečetěné dřív, než se kterékoli otevře. Všechna rozdání určují tato čísla.',
      },
      {
        en: 'When the match is over, the seed is revealed and your browser computes every deal again. The seal beside the moves shows whether all of them match, and the record lets anyone else check it as well.',
        cs: 'Po skončení partie se semínko prozradí a tvůj prohlížeč spočítá každé rozdání znovu. Pečeť vedle tahů říká, jestli všechna souhlasí, a díky záznamu si to může ověřit i kdokoli jiný.',
      },
    ],
  },
  {
    title: { en: 'What stays with you', cs: 'Co zůstává u tebe' },
    texts: [
      {
        en: 'What you play on this device stays on it. There are no advertisements, no trackers and no cookies to agree to.',
        cs: 'Co hraješ na tomto zařízení, to v něm zůstane. Nejsou tu reklamy, sledování ani cookies k odsouhlasení.',
      },
    ],
  },
  {
    title: { en: 'Whose it is', cs: 'Čí to je' },
    texts: [
      {
        en: 'It is an unofficial fan project. Azul and Qwirkle are trademarks of their respective owners, who have nothing to do with it. All texts, rules pages and drawings here are our own.',
        cs: 'Je to neoficiální fanouškovský projekt. Azul a Qwirkle jsou ochranné známky příslušných vlastníků, kteří s ním nemají nic společného. Všechny texty, pravidla i kresby tu jsou naše vlastní.',
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
