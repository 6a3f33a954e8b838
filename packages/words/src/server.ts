// Why a server refused something, English and Czech side by side.

import { fill, type Phrases, type Vocabulary } from './words.ts';

const MINUTES = {
  en: '{count|minute|minutes}',
  cs: '{count|minutu|minuty|minut}',
};

const NO_TABLE = {
  en: 'There is no such table. Check the link, or ask for a new one.',
  cs: 'Takový stůl tu není. Zkontroluj odkaz, nebo požádej o nový.',
};
const NO_MATCH = { en: 'There is no such match here.', cs: 'Taková partie tu není.' };
const OUR_MISTAKE = {
  en: 'Something went wrong at the server. It is not your fault; try again in a moment.',
  cs: 'Na serveru se něco pokazilo. Tvoje chyba to není, zkus to za chvilku znovu.',
};
const NOT_UNDERSTOOD = {
  en: 'The server did not understand this. Reloading the page usually helps.',
  cs: 'Server tomu nerozuměl. Většinou pomůže načíst stránku znovu.',
};

const refusals: Phrases = {
  // No answer at all.
  unreachable: {
    en: 'The server does not answer. Check the connection and try again.',
    cs: 'Server neodpovídá. Zkontroluj připojení a zkus to znovu.',
  },
  closed: { en: 'The connection was closed.', cs: 'Spojení je zavřené.' },
  stopping: {
    en: 'The server is just restarting. It will be back in a moment.',
    cs: 'Server se zrovna restartuje. Za chvilku bude zpátky.',
  },
  'storage-gone': {
    en: 'The server can’t store anything right now, so nothing has changed. It keeps trying.',
    cs: 'Server teď nemůže nic uložit, takže se nic nezměnilo. Zkouší to dál.',
  },
  failed: OUR_MISTAKE,
  broken: OUR_MISTAKE,
  'bot-failed': {
    en: 'The bot broke down and plays something simple.',
    cs: 'Bot se pokazil a hraje něco jednoduchého.',
  },
  'no-such-bot': { en: 'There is no bot {level} for this game.', cs: 'Bot {level} pro tuhle hru není.' },

  outdated: {
    en: 'This program is older than the server: reload it or update it.',
    cs: 'Tenhle program je starší než server: načti ho znovu, nebo ho aktualizuj.',
  },

  // Requests that make no sense.
  'bad-message': NOT_UNDERSTOOD,
  'bad-request': NOT_UNDERSTOOD,
  'bad-url': NOT_UNDERSTOOD,
  'wrong-method': NOT_UNDERSTOOD,
  'wrong-type': NOT_UNDERSTOOD,
  'not-found': { en: 'There is nothing at this address.', cs: 'Na téhle adrese nic není.' },
  'too-large': { en: 'That is too much at once.', cs: 'To je najednou moc.' },
  'foreign-page': {
    en: 'Another page tried to do this in your name, so it was refused.',
    cs: 'Tohle zkoušela tvým jménem cizí stránka, takže to neprošlo.',
  },
  'too-often': {
    en: 'That was a bit much at once. Wait {seconds|second|seconds}.',
    cs: 'To bylo trochu moc najednou. Počkej {seconds|sekundu|sekundy|sekund}.',
  },
  'too-many-messages': {
    en: 'That was a bit much at once. Wait a moment.',
    cs: 'To bylo trochu moc najednou. Chvilku počkej.',
  },
  'too-many': {
    en: 'There are already {most} of them; that is as many as there can be.',
    cs: 'Už jich je {most}, víc jich být nemůže.',
  },
  busy: { en: 'The table is busy. Try again.', cs: 'U stolu je moc rušno. Zkus to znovu.' },

  // Tables.
  'no-such-table': NO_TABLE,
  'no-table': NO_TABLE,
  'no-such-match': NO_MATCH,
  'no-match': NO_MATCH,
  'no-such-level': { en: 'There is no bot {found}.', cs: 'Bot {found} tu není.' },
  'no-seat-for-people': {
    en: 'At least one seat must be for a person.',
    cs: 'Aspoň jedno místo musí být pro člověka.',
  },
  'no-such-seat': {
    en: 'There is no seat {seat} at this table of {seats}.',
    cs: 'Místo {seat} tu není, u stolu je {seats|hráč|hráči|hráčů}.',
  },
  'seat-taken': { en: 'Seat {seat} is taken already.', cs: 'Místo {seat} už je obsazené.' },
  'table-full': {
    en: 'The table is full. You can watch.',
    cs: 'U stolu je plno. Můžeš se dívat.',
  },
  'already-started': {
    en: 'The match has begun already. You can watch.',
    cs: 'Partie už začala. Můžeš se dívat.',
  },
  'host-only': { en: 'Only who made the table may do this.', cs: 'Tohle smí jen ten, kdo stůl založil.' },
  'not-seated': { en: 'You don’t sit at this table.', cs: 'U tohohle stolu nesedíš.' },
  'match-running': { en: 'The match is still running.', cs: 'Partie ještě běží.' },
  'no-offer': {
    en: 'There is nothing to agree to any more.',
    cs: 'Už není s čím souhlasit.',
  },
  'not-opening': { en: 'The shuffle has been settled already.', cs: 'Míchání už je hotové.' },
  'no-seal': {
    en: 'You did not seal a contribution to this shuffle.',
    cs: 'K tomuhle míchání nemáš zapečetěný příspěvek.',
  },
  'seal-differs': {
    en: 'Your contribution does not belong to the seal that you gave before.',
    cs: 'Tvůj příspěvek nepatří k pečeti, kterou server dostal předem.',
  },
  replaced: {
    en: 'A bot plays for you now. Take your seat back first.',
    cs: 'Teď za tebe hraje bot. Nejdřív si vezmi místo zpátky.',
  },
  resigned: {
    en: 'You have resigned, so the bot finishes this match.',
    cs: 'Tuhle partii máš vzdanou, takže ji dohraje bot.',
  },
  'has-clock': {
    en: 'This table has a clock: a bot comes by itself when the time is up.',
    cs: 'U tohohle stolu běží čas: až vyprší, bot přijde sám.',
  },
  'not-a-person': {
    en: 'No bot can be called in for seat {seat}.',
    cs: 'Za místo {seat} bota zavolat nejde.',
  },
  'not-away-long-enough': {
    en: 'Wait a little: a bot can be called in after {wait:minutes} more.',
    cs: 'Ještě chvilku: bota jde zavolat až za {wait:minutes}.',
  },

  // People.
  'who-are-you': {
    en: 'The server does not know you. Allow cookies for this page and reload it.',
    cs: 'Server tě nezná. Povol téhle stránce cookies a načti ji znovu.',
  },
  'unknown-token': {
    en: 'This private link is not valid any more. Make a new one in the browser where you are signed in.',
    cs: 'Tenhle soukromý odkaz už neplatí. Udělej si nový v prohlížeči, kde tě server zná.',
  },
  'only-people': { en: 'Programs may not do this.', cs: 'Tohle programy nesmějí.' },
  'no-program': { en: 'You have no such program.', cs: 'Takový program nemáš.' },
  'too-many-programs': {
    en: 'You have {limit|program|programs} already, which is the most.',
    cs: 'Už máš {limit|program|programy|programů}, víc jich být nemůže.',
  },
  'passkeys-need-a-name': {
    en: 'Passkeys need an address with a name, not just numbers.',
    cs: 'Přístupové klíče potřebují adresu se jménem, ne jen s čísly.',
  },
  'passkeys-need-https': {
    en: 'Passkeys need an encrypted address (https).',
    cs: 'Přístupové klíče potřebují šifrovanou adresu (https).',
  },
  'bad-passkey': {
    en: 'This passkey could not be verified. Try it once more.',
    cs: 'Tenhle přístupový klíč se nepodařilo ověřit. Zkus to ještě jednou.',
  },
  'unknown-passkey': {
    en: 'The server does not know this passkey. It was forgotten, or it belonged to somebody who was deleted.',
    cs: 'Tenhle přístupový klíč server nezná. Buď byl zapomenut, nebo patřil někomu, kdo se smazal.',
  },
  'too-many-passkeys': {
    en: 'You have {limit|passkey|passkeys} already, which is the most. Forget them first, then make a new one.',
    cs: 'Už máš {limit|přístupový klíč|přístupové klíče|přístupových klíčů}, víc jich být nemůže. Nejdřív je zapomeň, pak vytvoř nový.',
  },
  'unknown-push-service': {
    en: 'This browser’s notifications go through a service that the server can’t reach.',
    cs: 'Upozornění z tohohle prohlížeče jdou přes službu, na kterou server nedosáhne.',
  },
  'too-many-browsers': {
    en: 'You get notifications in {limit|browser|browsers} already, which is the most.',
    cs: 'Upozornění už chodí do {limit|prohlížeče|prohlížečů|prohlížečů}, víc jich být nemůže.',
  },
};

export const serverWords: Vocabulary = {
  terms: {
    minutes: (milliseconds, language) =>
      fill(MINUTES, { count: Math.max(1, Math.ceil(Number(milliseconds) / 60_000)) }, language),
  },
  refusals,
  events: {},
  describeAction: () => undefined,
  reasons: {},
};

/** A game's words together with the server's, for matches at a server. The game's own sentences come first. */
export const withServerWords = (vocabulary: Vocabulary): Vocabulary => ({
  ...vocabulary,
  terms: { ...serverWords.terms, ...vocabulary.terms },
  refusals: { ...refusals, ...vocabulary.refusals },
});
