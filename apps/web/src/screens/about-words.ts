// Phrases of the about page.

import type { Phrase, Phrases } from '@mozaika/words';

export const WHAT: Phrase = {
  en: 'Mozaika is a place to play Azul and Qwirkle: with people around one device, over the network, and against bots of five levels. Once it has been opened, it works without a network, too.',
  cs: 'Mozaika je místo, kde si zahraješ Azul a Qwirkle: s lidmi u jednoho zařízení, po síti i proti botům pěti úrovní. Jakmile ji jednou otevřeš, funguje i bez sítě.',
};

export const CHAPTERS: readonly { readonly title: Phrase; readonly texts: readonly Phrase[] }[] = [
  {
    title: { en: 'Fair deals', cs: 'Poctivé míchání' },
    texts: [
      {
        en: 'Nobody chooses the tiles, not even the server. Before the first deal a secret seed is drawn and its fingerprint, the commitment, is shown to everybody. Online, every player’s browser adds a number of its own, sealed before anybody’s is opened. All deals follow from these numbers.',
        cs: 'Dlaždice nevybírá nikdo, ani server. Před prvním rozdáním se vylosuje tajné semínko a všichni vidí jeho otisk, závazek. Po síti k němu přidá své číslo i prohlížeč každého hráče, zapečetěné dřív, než se kterékoli otevře. Všechna rozdání plynou z těchhle čísel.',
      },
      {
        en: 'When the match is over, the seed is shown, and your browser computes every deal again. The seal beside the moves tells whether all of them agree, and the record lets anybody else check it, too.',
        cs: 'Po skončení partie se semínko ukáže a tvůj prohlížeč spočítá každé rozdání znovu. Jestli všechna souhlasí, říká pečeť vedle tahů, a díky záznamu si to může ověřit i kdokoli jiný.',
      },
    ],
  },
  {
    title: { en: 'What stays with you', cs: 'Co zůstává u tebe' },
    texts: [
      {
        en: 'What you play on this device stays on it. There are no advertisements, no trackers and no cookies to agree to.',
        cs: 'Co hraješ na tomhle zařízení, v něm taky zůstane. Nejsou tu reklamy, sledování ani cookies k odsouhlasení.',
      },
    ],
  },
  {
    title: { en: 'Whose it is', cs: 'Čí to je' },
    texts: [
      {
        en: 'It is an unofficial fan project. Azul and Qwirkle are trademarks of their owners, who have nothing to do with it. All texts, rules pages and drawings here are our own.',
        cs: 'Je to neoficiální fanouškovský projekt. Azul a Qwirkle jsou ochranné známky svých majitelů, kteří s ním nemají nic společného. Všechny texty, pravidla i kresby tu jsou naše vlastní.',
      },
      {
        en: 'The program is free software under the MIT licence: whoever has it, with its source code, may use it, change it and pass it on.',
        cs: 'Program je svobodný software pod licencí MIT: kdo ho má i se zdrojovým kódem, smí ho používat, měnit a šířit dál.',
      },
    ],
  },
];

export const LINKS = {
  title: { en: 'Read on', cs: 'Co si přečíst dál' },
  programs: { en: 'For programs: the interface of this server', cs: 'Pro programy: rozhraní tohohle serveru' },
} satisfies Phrases;
