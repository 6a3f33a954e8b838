// Phrases of the start screen: what Play will do, the other ways to play, what is proposed after wins and losses.

import type { Phrases } from '@mozaika/words';

export const START = {
  tagline: {
    en: 'Azul and Qwirkle, against bots or with friends.',
    cs: 'Azul a Qwirkle, proti botům i s přáteli.',
  },
  daily: {
    en: 'The daily: one match a day, the same for everybody',
    cs: 'Denní výzva: každý den jedna partie, pro všechny stejná',
  },
  whichGame: { en: 'Game', cs: 'Hra' },
  againstGentlest: { en: 'You against the gentlest bot', cs: 'Ty proti nejmírnějšímu botovi' },
  againstOne: { en: 'You against {names}', cs: 'Ty proti botovi {names}' },
  againstMany: { en: 'You against {names}', cs: 'Ty proti botům {names}' },
  botsAlone: { en: '{names} play, you watch', cs: 'Hrají {names}, ty se díváš' },
  change: { en: 'Change the match', cs: 'Upravit partii' },
  otherWays: { en: 'Other ways to play', cs: 'Jak jinak hrát' },
  friend: { en: 'With a friend', cs: 'S přáteli' },
  friendAbout: { en: 'by a link or QR code', cs: 'přes odkaz nebo QR kód' },
  friendOptions: { en: 'Options of a table for friends', cs: 'Nastavení stolu pro přátele' },
  device: { en: 'On this device', cs: 'Na tomto zařízení' },
  deviceAbout: { en: 'take turns around it', cs: 'střídejte se u něj' },
  solo: { en: 'Against bots', cs: 'Proti botům' },
  ways: { en: 'With whom', cs: 'S kým' },
  newMatch: { en: 'New match', cs: 'Nová partie' },
  beaten: { en: 'You have beaten {level} twice.', cs: '{level}: dvě výhry za sebou.' },
  tough: { en: '{level} was tough.', cs: '{level}: tvrdý oříšek.' },
  tryLevel: { en: 'Try {level}', cs: 'Zkusit úroveň {level}' },
  botsAtPlay: { en: 'Two bots at play', cs: 'Dva boti při hře' },
  pause: { en: 'Pause', cs: 'Pozastavit' },
  goOn: { en: 'Go on', cs: 'Pokračovat' },
  rules: { en: 'Rules', cs: 'Pravidla' },
  firstTime: { en: 'First time? Ten short steps show you how.', cs: 'Poprvé? Ukáže ti to deset krátkých kroků.' },
  learn: { en: 'Learn {game}', cs: 'Nauč se {game}' },
  editor: { en: 'Position editor', cs: 'Editor pozic' },
  pad: { en: 'Score pad', cs: 'Zápisník bodů' },
  noThanks: { en: 'No, thanks', cs: 'Ne, děkuji' },
} satisfies Phrases;
