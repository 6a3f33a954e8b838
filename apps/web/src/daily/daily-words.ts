// What the page of the daily says.

import type { Phrases } from '@mozaika/words';

export const DAILY = {
  title: { en: 'The daily', cs: 'Denní výzva' },
  about: {
    en: 'One match a day of each game, the same for everybody: the deals and the bot’s answers follow from the day’s seed. Your first match counts.',
    cs: 'Každý den jedna partie od každé hry, pro všechny stejná: rozdání i odpovědi bota plynou ze semínka dne. Počítá se tvoje první partie.',
  },
  honesty: {
    en: 'The server works every match out again, but whoever has fetched a day could read its deals: places rest on honesty.',
    cs: 'Server každou partii přepočítá, ale kdo si den stáhl, mohl by si rozdání přečíst: pořadí stojí na poctivosti.',
  },
  against: { en: 'You against {level}', cs: 'Ty proti botovi {level}' },
  play: { en: 'Play', cs: 'Hrát' },
  goOn: { en: 'Go on', cs: 'Pokračovat' },
  again: { en: 'Play again', cs: 'Hrát znovu' },
  notCounted: { en: 'Only your first match counts.', cs: 'Počítá se jen tvoje první partie.' },
  late: {
    en: 'From the archive: results of this day don’t count any more.',
    cs: 'Z archivu: výsledky toho dne už se nepočítají.',
  },
  result: {
    en: '{points|point|points}, margin {margin}',
    cs: '{points|bod|body|bodů}, rozdíl {margin}',
  },
  place: { en: 'Place {place} of {of}', cs: '{place}. místo z {of}' },
  waiting: {
    en: 'Played. The result is handed in as soon as the server can be reached, until {until}.',
    cs: 'Odehráno. Výsledek se odevzdá, jakmile půjde server zastihnout, nejpozději {until}.',
  },
  handIn: { en: 'Hand in', cs: 'Odevzdat' },
  share: { en: 'Share', cs: 'Sdílet' },
  picture: { en: 'Picture', cs: 'Obrázek' },
  copied: { en: 'Copied: {line}', cs: 'Zkopírováno: {line}' },
  notCopied: { en: 'Copy it yourself: {line}', cs: 'Zkopíruj si: {line}' },
  look: { en: 'Look back', cs: 'Přehrát' },
  review: { en: 'Review', cs: 'Rozbor' },
  places: { en: 'Places', cs: 'Pořadí' },
  nobody: { en: 'Nobody has handed in a match yet.', cs: 'Zatím nikdo nic neodevzdal.' },
  you: { en: 'you', cs: 'ty' },
  name: { en: 'Name', cs: 'Jméno' },
  points: { en: 'Points', cs: 'Body' },
  margin: { en: 'Margin', cs: 'Rozdíl' },
  streak: { en: '{days|day|days} in a row', cs: '{days|den|dny|dní} v řadě' },
  streakAbout: { en: 'One missed day a week is forgiven.', cs: 'Jeden vynechaný den v týdnu se promíjí.' },
  earlier: { en: 'Previous day', cs: 'Předchozí den' },
  later: { en: 'Next day', cs: 'Další den' },
  today: { en: 'Today', cs: 'Dnes' },
  offline: {
    en: 'The server can’t be reached. Days that this device has fetched can be played; the results wait here and are handed in later.',
    cs: 'Server není k zastižení. Dny, které si tohle zařízení stáhlo, jdou hrát; výsledky tu počkají a odevzdají se později.',
  },
  nothingHere: {
    en: 'This device has not fetched that day yet. Come back with a connection; matches against bots work without one.',
    cs: 'Tohle zařízení si ten den ještě nestáhlo. Vrať se s připojením; partie proti botům jdou hrát i bez něj.',
  },
  update: {
    en: 'This daily needs other bots than your app has. Close the app and open it again to update it.',
    cs: 'Tahle výzva potřebuje jiné boty, než má tvoje aplikace. Zavři ji a znovu otevři, tím se aktualizuje.',
  },
  retry: { en: 'Try again', cs: 'Zkusit znovu' },
} as const satisfies Phrases;
