// Why a server refused something, English and Czech side by side.

import { fill, type Phrases, type Vocabulary } from './words.ts';

const MINUTES = {
  en: '{count|minute|minutes}',
  cs: '{count|minutu|minuty|minut}',
};

const SECONDS = {
  en: '{count|second|seconds}',
  cs: '{count|sekundu|sekundy|sekund}',
};

const NO_TABLE = {
  en: 'There is no such table. Check the link, or ask for a new one.',
  cs: 'Takový stůl tu není. Zkontroluj odkaz, nebo požádej o nový.',
};
const NO_MATCH = { en: 'There is no such match here.', cs: 'Taková partie tu není.' };
const OUR_MISTAKE = {
  en: 'Something went wrong on the server. It’s not your fault; try again in a moment.',
  cs: 'Na serveru se něco pokazilo. Není to tvoje chyba, zkus to za chvilku znovu.',
};
const NOT_UNDERSTOOD = {
  en: 'The server did not understand this. Reloading the page usually helps.',
  cs: 'Server tomu nerozuměl. Většinou pomůže načíst stránku znovu.',
};

const refusals: Phrases = {
  // No answer at all.
  unreachable: {
    en: 'The server is not answering. Check your connection and try again.',
    cs: 'Server neodpovídá. Zkontroluj připojení a zkus to znovu.',
  },
  closed: { en: 'The connection was closed.', cs: 'Spojení se přerušilo.' },
  stopping: {
    en: 'The server is just restarting. It will be back in a moment.',
    cs: 'Server se zrovna restartuje. Za chvilku bude zpátky.',
  },
  'storage-gone': {
    en: 'The server can’t save anything right now, so nothing has changed. It keeps trying.',
    cs: 'Server teď nemůže nic uložit, takže se nic nezměnilo. Zkouší to dál.',
  },
  failed: OUR_MISTAKE,
  broken: OUR_MISTAKE,
  'bot-failed': {
    en: 'The bot failed, so it played a simple move.',
    cs: 'Bot selhal, zahrál jednoduchý tah.',
  },
  'bot-hung': {
    en: 'The bot did not answer, so it played a simple move.',
    cs: 'Bot neodpověděl, zahrál jednoduchý tah.',
  },
  'bots-busy': {
    en: 'The bots are busy at other tables. This one gets its turn in about {after:seconds}.',
    cs: 'Boti mají plno práce u jiných stolů. Tenhle přijde na řadu asi za {after:seconds}.',
  },
  'no-such-bot': { en: 'There is no bot {level} for this game.', cs: 'Bota {level} tahle hra nemá.' },

  outdated: {
    en: 'This program is older than the server: reload or update it.',
    cs: 'Program je starší než server: načti ho znovu, nebo ho aktualizuj.',
  },

  // Requests that make no sense.
  'bad-message': NOT_UNDERSTOOD,
  'bad-request': NOT_UNDERSTOOD,
  'bad-url': NOT_UNDERSTOOD,
  'wrong-method': NOT_UNDERSTOOD,
  'wrong-type': NOT_UNDERSTOOD,
  'not-found': { en: 'There is nothing at this address.', cs: 'Na této adrese nic není.' },
  'too-large': { en: 'That is too much at once.', cs: 'To je moc najednou.' },
  'foreign-page': {
    en: 'Another site tried to do this in your name, so it was refused. If it is this one, whoever runs the server has to start it with --origin and its address.',
    cs: 'Zkoušela to tvým jménem cizí stránka, takže to neprošlo. Pokud to byla tato, provozovatel serveru ho musí spustit s --origin a její adresou.',
  },
  'foreign-host': {
    en: 'The server does not answer under this name. If it should, whoever runs it starts it with --origin and the address in the browser.',
    cs: 'Pod tímto jménem server neodpovídá. Pokud má, ať ho provozovatel spustí s --origin a adresou z prohlížeče.',
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
    en: 'You have reached the limit of {most}.',
    cs: 'Víc už jich být nemůže, nejvýš {most}.',
  },
  'too-many-listed': {
    en: 'You have {most|open table|open tables} that others can see already. Close one, or make this one by link only.',
    cs: 'V seznamu už máš {most|otevřený stůl|otevřené stoly|otevřených stolů}. Některý zavři, nebo tenhle založ jen na odkaz.',
  },
  busy: {
    en: 'The server has a lot to do right now. Try again in a moment.',
    cs: 'Server má teď moc práce. Zkus to za chvilku znovu.',
  },

  // Tournaments.
  'no-tournament': { en: 'There is no tournament with this code.', cs: 'Turnaj s tímto kódem neexistuje.' },
  'organiser-only': {
    en: 'Only the organiser of the tournament can do this.',
    cs: 'Tohle může jen pořadatel turnaje.',
  },
  'entered-already': { en: 'You have already entered.', cs: 'V turnaji už jsi.' },
  'not-entered': { en: 'You have not entered this tournament.', cs: 'V tomto turnaji nehraješ.' },
  'too-many-tournaments': {
    en: 'You are running {most|tournament|tournaments} already. End one first.',
    cs: 'Pořádáš už {most|turnaj|turnaje|turnajů}. Nejdřív některý ukonči.',
  },
  'no-minutes': { en: 'Say how many minutes the arena lasts.', cs: 'Řekni, kolik minut má aréna trvat.' },
  'tournament-over': { en: 'The tournament is over.', cs: 'Turnaj už skončil.' },
  'tournament-full': {
    en: 'The tournament is full: {most|entrant|entrants} at most.',
    cs: 'Turnaj je plný, hrát může nejvýš {most|hráč|hráči|hráčů}.',
  },
  'tournament-paused': {
    en: 'The tournament is paused. Resume it first.',
    cs: 'Turnaj je přerušený. Nejdřív ho nech pokračovat.',
  },
  'paused-already': { en: 'The tournament is paused already.', cs: 'Turnaj už je přerušený.' },
  'not-paused': { en: 'The tournament is not paused.', cs: 'Turnaj přerušený není.' },
  'round-robin-begun': {
    en: 'Everybody plays everybody here, and it has begun: nobody else can enter.',
    cs: 'Hraje tu každý s každým a už se začalo, nikdo další se přihlásit nemůže.',
  },
  'round-goes-on': {
    en: 'Round {round} goes on: results of some tables are missing.',
    cs: '{round}. kolo ještě běží, výsledky některých stolů chybí.',
  },
  'all-rounds-played': {
    en: 'All {rounds|round|rounds} have been played.',
    cs: 'Všechna kola jsou odehraná ({rounds}).',
  },
  'too-few': { en: 'Two players who are here are needed at least.', cs: 'Jsou potřeba aspoň dva přítomní hráči.' },
  'tables-play': {
    en: 'Some tables are still playing. Enter their results first.',
    cs: 'Některé stoly ještě hrají. Nejdřív zadej jejich výsledky.',
  },
  'no-entrant': { en: 'There is no entrant {entrant}.', cs: 'Hráč číslo {entrant} v turnaji není.' },
  'here-already': { en: 'They are here already.', cs: 'V turnaji už je.' },
  'left-already': { en: 'They have left already.', cs: 'Z turnaje už odešel.' },
  'not-all-seats': {
    en: 'A result needs a place for each of the {seats|player|players}.',
    cs: 'Výsledek musí mít pořadí všech hráčů u stolu ({seats}).',
  },
  'not-ranks': {
    en: 'That is no order: it begins at 1, and two who share place 1 are followed by place 3.',
    cs: 'Tohle není pořadí: začíná 1 a po dvou prvních místech následuje třetí.',
  },
  'not-at-table': {
    en: 'Entrant {entrant} does not play at table {table}.',
    cs: 'Hráč číslo {entrant} u stolu {table} nehraje.',
  },
  'not-undoable': { en: 'This cannot be taken back.', cs: 'Tohle vzít zpět nejde.' },
  'undone-already': { en: 'This has been taken back already.', cs: 'Tohle už je vzaté zpět.' },
  'result-known': { en: 'This table has a result already.', cs: 'Tenhle stůl už výsledek má.' },
  'table-of-others': {
    en: 'This table of a tournament waits for others.',
    cs: 'Tenhle stůl čeká na jiné hráče z turnaje.',
  },
  'seats-reserved': {
    en: 'The seats of this table belong to players of a tournament.',
    cs: 'Místa u tohoto stolu patří hráčům turnaje.',
  },

  // The public journal.
  'not-in-journal': {
    en: 'The journal has no such commitment.',
    cs: 'Takový závazek v deníku není.',
  },
  'not-in-head': {
    en: 'This commitment is number {index} of the journal: a journal of {size|entry|entries} does not have it yet.',
    cs: 'Tenhle závazek má v deníku číslo {index}, v deníku o délce {size} ještě není.',
  },
  'beyond-journal': {
    en: 'The journal has {size|entry|entries}, fewer than {found}.',
    cs: 'Deník má {size|záznam|záznamy|záznamů}, méně než {found}.',
  },
  'bad-range': {
    en: 'The range begins at {from}, after its end at {to}.',
    cs: 'Rozsah začíná na {from}, až za svým koncem na {to}.',
  },
  'range-too-long': {
    en: 'That is too much at once: ask for {most|entry|entries} of the journal at most.',
    cs: 'To je moc najednou: deník vydá nejvýš {most|záznam|záznamy|záznamů}.',
  },

  // The daily.
  'no-daily': {
    en: 'There is no daily of that day here.',
    cs: 'Denní výzva z toho dne tu není.',
  },
  'daily-not-yet': {
    en: 'That day has not begun: on the server it is {today}, and its own clock decides.',
    cs: 'Ten den ještě nezačal: na serveru je {today} a rozhodují jeho vlastní hodiny.',
  },
  'daily-late': {
    en: 'Results of that day counted until {until}. The match stays yours, to look back at.',
    cs: 'Výsledky z toho dne platily do {until}. Partie ti zůstává, můžeš si ji prohlížet.',
  },
  'daily-played': {
    en: 'Your first match of that day counts, and it was handed in already, with {points|point|points}.',
    cs: 'Počítá se tvoje první partie toho dne a ta už je odevzdaná, má {points|bod|body|bodů}.',
  },
  'daily-bots-changed': {
    en: 'The server’s bots have changed since that day, so its results can’t be checked any more.',
    cs: 'Boti na serveru se od toho dne změnili, takže výsledky už nejde ověřit.',
  },
  'other-bots': {
    en: 'Your app has bots of version {found}, this daily needs version {expected}. Update it: close the app and open it again.',
    cs: 'Tvoje aplikace má boty verze {found}, tahle výzva potřebuje verzi {expected}. Aktualizuj ji: zavři ji a znovu otevři.',
  },
  'unknown-person': {
    en: 'You have deleted yourself meanwhile, so the result was not kept.',
    cs: 'Tvůj účet je mezitím smazaný, takže se výsledek neuložil.',
  },

  // Tables.
  'no-such-table': NO_TABLE,
  'no-table': NO_TABLE,
  'no-such-match': NO_MATCH,
  'no-match': NO_MATCH,
  'no-such-level': { en: 'There is no bot {found}.', cs: 'Bot {found} tu není.' },
  'no-seat-for-people': {
    en: 'At least one of the players must be a person.',
    cs: 'Aspoň jeden z hráčů musí být člověk.',
  },
  'no-such-seat': {
    en: 'There is no player {seat} at a table of {seats}.',
    cs: 'Hráč {seat} tu není: hráčů je {seats}.',
  },
  'seat-taken': { en: 'Seat {seat} is already taken.', cs: 'Místo {seat} už je obsazené.' },
  'table-full': {
    en: 'The table is full. You can watch.',
    cs: 'U stolu je plno. Můžeš se dívat.',
  },
  'already-started': {
    en: 'The match has already started. You can watch.',
    cs: 'Partie už začala. Můžeš se dívat.',
  },
  'host-only': {
    en: 'Only the person who created the table can do this.',
    cs: 'Tohle může jen ten, kdo stůl založil.',
  },
  'not-seated': { en: 'You are not seated at this table.', cs: 'U tohoto stolu nesedíš.' },
  'match-running': { en: 'The match is still running.', cs: 'Partie ještě běží.' },
  'no-offer': {
    en: 'That request is no longer open.',
    cs: 'Tahle žádost už neplatí.',
  },
  'not-opening': { en: 'The shuffle is already done.', cs: 'Už je zamícháno.' },
  'no-seal': {
    en: 'This shuffle has no contribution of yours.',
    cs: 'K tomuto míchání tu tvůj příspěvek není.',
  },
  'seal-differs': {
    en: 'Your contribution does not match the seal that the server was given before.',
    cs: 'Tvůj příspěvek neodpovídá pečeti, kterou server dostal předem.',
  },
  replaced: {
    en: 'A bot is playing for you. Take your seat back first.',
    cs: 'Teď za tebe hraje bot. Nejdřív si vezmi místo zpátky.',
  },
  resigned: {
    en: 'You have resigned, so the bot finishes this match.',
    cs: 'Partie je vzdaná, dohraje ji bot.',
  },
  'too-many-returns': {
    en: 'You can take your seat back {limit|time|times} in one match; the bot finishes this one.',
    cs: 'Místo si v jedné partii můžeš vzít zpátky nejvýš {limit}krát, tuhle už dohraje bot.',
  },
  'undo-absent': {
    en: 'Somebody has moved since for whom a bot plays now ({seat:player}). Without their consent the move can’t be taken back.',
    cs: 'Od té doby táhl i někdo, za koho teď hraje bot ({seat:player}). Bez jeho souhlasu tah zpátky vzít nejde.',
  },
  'has-clock': {
    en: 'At this table the clock decides, so no bot can be called in.',
    cs: 'U tohoto stolu rozhoduje čas, bota tu nasadit nejde.',
  },
  'not-a-person': {
    en: 'No bot can take over for {seat:player}.',
    cs: 'Za tohoto hráče bot nastoupit nemůže ({seat:player}).',
  },
  'not-away-long-enough': {
    en: 'Wait a little: a bot can take over in {wait:minutes}.',
    cs: 'Ještě chvilku: bot může nastoupit až za {wait:minutes}.',
  },

  // People.
  'who-are-you': {
    en: 'The server does not recognise you. Allow cookies for this page and reload it.',
    cs: 'Server tě nezná. Povol téhle stránce cookies a načti ji znovu.',
  },
  'unknown-token': {
    en: 'This private link is no longer valid. Create a new one in the browser where you are signed in.',
    cs: 'Tenhle soukromý odkaz už neplatí. Vytvoř si nový v prohlížeči, kde tě server zná.',
  },
  banned: {
    en: 'Whoever runs this server does not let you in.',
    cs: 'Provozovatel serveru ti sem zakázal přístup.',
  },
  'no-report': {
    en: 'Only other people can be reported.',
    cs: 'Nahlásit jde jen někoho jiného, a ne bota.',
  },
  'name-too-long': {
    en: 'A name can have up to {most|character|characters}.',
    cs: 'Jméno může mít nejvýš {most|znak|znaky|znaků}.',
  },
  'name-hidden': {
    en: 'This name contains characters that can’t be displayed.',
    cs: 'Ve jméně jsou znaky, které nejde zobrazit.',
  },
  'name-unseen': {
    en: 'Nobody could see this name. It needs a letter, a digit or an emoji.',
    cs: 'Takové jméno by nikdo neviděl. Chce to písmeno, číslici nebo emoji.',
  },
  'name-mixed': {
    en: 'This name mixes letters of different scripts in one word.',
    cs: 'V jednom slově jména jsou písmena z různých písem.',
  },
  'name-reserved': {
    en: 'Others would take this name for a bot, a guest or the server. Choose another one.',
    cs: 'Podle takového jména by tě ostatní měli za bota, hosta nebo server. Vyber si jiné.',
  },
  'would-lose-tables': {
    en: 'You sit at {tables|table|tables} here and nothing would bring you back. Create a passkey or a private link first.',
    cs: 'Sedíš tu u {tables|stolu|stolů|stolů} a nic by tě k nim nevrátilo. Nejdřív si vytvoř přístupový klíč nebo soukromý odkaz.',
  },
  'only-people': { en: 'Programs can’t do this.', cs: 'Tohle programy nesmějí.' },
  'no-program': { en: 'You have no such program.', cs: 'Takový program nemáš.' },
  'too-many-programs': {
    en: 'You already have {limit|program|programs}, which is the limit.',
    cs: 'Už máš {limit|program|programy|programů}, víc jich být nemůže.',
  },
  'passkeys-need-a-name': {
    en: 'Passkeys work on a domain name only, not on a numeric IP address.',
    cs: 'Přístupové klíče fungují jen na doméně, ne na číselné IP adrese.',
  },
  'passkeys-need-https': {
    en: 'Passkeys need an encrypted connection (https).',
    cs: 'Přístupové klíče potřebují šifrované spojení (https).',
  },
  'bad-passkey': {
    en: 'This passkey could not be verified. Try again.',
    cs: 'Přístupový klíč se nepodařilo ověřit. Zkus to ještě jednou.',
  },
  'unknown-passkey': {
    en: 'The server does not know this passkey. It was removed, or it belonged to a player who was deleted.',
    cs: 'Tenhle přístupový klíč server nezná. Byl zrušen, nebo patřil smazanému hráči.',
  },
  'too-many-passkeys': {
    en: 'You already have {limit|passkey|passkeys}, which is the limit. Remove them first, then create a new one.',
    cs: 'Už máš {limit|přístupový klíč|přístupové klíče|přístupových klíčů}, víc jich být nemůže. Nejdřív je zruš, pak vytvoř nový.',
  },
  'unknown-push-service': {
    en: 'This browser’s notifications go through a service that the server can’t reach.',
    cs: 'Upozornění z tohoto prohlížeče jdou přes službu, na kterou server nedosáhne.',
  },
  'too-many-browsers': {
    en: 'You already get notifications in {limit|browser|browsers}, which is the limit.',
    cs: 'Upozornění už chodí do {limit|prohlížeče|prohlížečů|prohlížečů}, víc jich být nemůže.',
  },
};

export const serverWords: Vocabulary = {
  terms: {
    minutes: (milliseconds, language) =>
      fill(MINUTES, { count: Math.max(1, Math.ceil(Number(milliseconds) / 60_000)) }, language),
    seconds: (milliseconds, language) =>
      fill(SECONDS, { count: Math.max(1, Math.ceil(Number(milliseconds) / 1_000)) }, language),
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
