// Phrases of lobby, tables and chat.

import type { ChatPhrase } from '@mozaika/protocol';
import type { Phrase, Phrases } from '@mozaika/words';

export const WORDS = {
  table: { en: 'Table', cs: 'Stůl' },
  noServerTitle: { en: 'No connection', cs: 'Bez spojení' },
  closedTitle: { en: 'Nobody is here any more', cs: 'Už tu nikdo není' },
  noServer: {
    en: 'The server is not answering. We keep trying; nothing is lost.',
    cs: 'Server neodpovídá. Zkoušíme to dál, nic se neztratí.',
  },
  connecting: { en: 'Reconnecting…', cs: 'Znovu se připojuji…' },
  outdated: {
    en: 'There is a new version of Mozaika. Load it, and the match goes on.',
    cs: 'Je tu nová verze Mozaiky. Načti ji a partie pokračuje.',
  },
  reload: { en: 'Load it', cs: 'Načíst' },
  closed: {
    en: 'This table is closed. Start a new one.',
    cs: 'Stůl je zavřený. Založ si nový.',
  },

  // On the first screen.
  offline: {
    en: 'The server can’t be reached right now, so you can only play on this device. We keep trying.',
    cs: 'Server teď není dostupný, hrát můžeš jen na tomto zařízení. Zkoušíme to dál.',
  },
  myTables: { en: 'My tables', cs: 'Moje stoly' },
  lobby: { en: 'Open tables', cs: 'Otevřené stoly' },
  nobodyWaits: { en: 'Nobody is waiting right now.', cs: 'Zrovna nikdo nečeká.' },
  free: { en: '{seats|free seat|free seats}', cs: '{seats|volné místo|volná místa|volných míst}' },
  playedOnline: { en: 'Played online', cs: 'Odehrané online' },
  yourTurn: { en: 'Your turn', cs: 'Jsi na tahu' },
  othersTurn: { en: 'Waiting for the others', cs: 'Na tahu jsou ostatní' },
  wins: { en: '{names} won', cs: 'vítězství: {names}' },

  // Before the match.
  gathering: { en: 'Waiting for players', cs: 'Čeká se na hráče' },
  openSeat: { en: 'Open seat', cs: 'Volné místo' },
  you: { en: 'you', cs: 'ty' },
  away: { en: 'away', cs: 'pryč' },
  awayFor: { en: 'away for {time}', cs: 'pryč {time}' },
  here: { en: 'here', cs: 'u stolu' },
  sitHere: { en: 'Sit here', cs: 'Sednout si sem' },
  sitAt: { en: 'Sit here: seat {seat}', cs: 'Sednout si sem: místo {seat}' },
  moveHere: { en: 'Move here', cs: 'Přesednout si sem' },
  moveTo: { en: 'Move here: seat {seat}', cs: 'Přesednout si sem: místo {seat}' },
  standUp: { en: 'Stand up', cs: 'Vstát' },
  closeTable: { en: 'Close the table', cs: 'Zrušit stůl' },
  seatFor: { en: 'Seat {seat}: who plays', cs: 'Místo {seat}: kdo hraje' },
  waitsForPerson: { en: 'Waits for a player', cs: 'Čeká na hráče' },
  yourName: { en: 'Your name', cs: 'Tvoje jméno' },
  nameTooLong: { en: 'A name can have up to 30 characters.', cs: 'Jméno může mít nejvýš 30 znaků.' },
  nameOdd: {
    en: 'This name contains characters that can’t be displayed.',
    cs: 'Ve jméně jsou znaky, které nejde zobrazit.',
  },
  saveName: { en: 'Save', cs: 'Uložit' },
  nameSaved: { en: 'You are {name} now.', cs: 'Odteď jsi {name}.' },
  invite: { en: 'Invite others', cs: 'Pozvi ostatní' },
  inviteAbout: {
    en: 'Anyone who opens this link can join, without an account. The match starts as soon as all seats are taken.',
    cs: 'Kdo otevře tenhle odkaz, může si přisednout i bez registrace. Jakmile budou všechna místa obsazená, začne se.',
  },
  linkLabel: { en: 'Link to this table', cs: 'Odkaz na stůl' },
  share: { en: 'Share', cs: 'Sdílet' },
  shareText: { en: 'Come and play {game} with me!', cs: 'Pojď si se mnou zahrát {game}!' },
  qr: { en: 'QR code of the link', cs: 'QR kód odkazu' },
  onlyHere: {
    en: 'This address only works on this computer. To let others in the room join, start the server with --lan.',
    cs: 'Tahle adresa funguje jen na tomto počítači. Aby se mohli přidat ostatní z místnosti, spusť server s volbou --lan.',
  },
  listed: { en: 'The table is listed in the lobby.', cs: 'Stůl je vidět v seznamu otevřených stolů.' },
  unlisted: { en: 'Only people with the link can find the table.', cs: 'Stůl najdou jen lidé s odkazem.' },
  opening: {
    en: 'All seats are taken. The players’ devices are shuffling together, so that nobody can choose the tiles. It takes ten seconds at most…',
    cs: 'Všechna místa jsou obsazená. Zařízení hráčů míchají společně, aby nikdo nemohl rozdávání ovlivnit. Trvá to nejvýš deset sekund…',
  },

  // Clocks.
  clock: { en: 'Time limit', cs: 'Čas na tahy' },
  list: { en: 'Show it to everyone', cs: 'Ukázat všem' },
  listAbout: {
    en: 'It appears among the open tables, and anyone can join.',
    cs: 'Objeví se mezi otevřenými stoly a přisednout si může kdokoli.',
  },
  clockNone: { en: 'No time limit', cs: 'Bez omezení času' },
  clockLive: { en: '{minutes} min + {increment} s per move', cs: '{minutes} min + {increment} s za tah' },
  clockDays: { en: '{days|day|days} per move', cs: '{days|den|dny|dní} na každý tah' },
  clockHours: { en: '{hours|hour|hours} per move', cs: '{hours|hodina|hodiny|hodin} na každý tah' },
  timeLeft: { en: '{name}: {time} left', cs: '{name}: zbývá {time}' },

  // During the match.
  watching: { en: 'You are a spectator.', cs: 'Jsi divák.' },
  watchersSee: {
    en: 'You are watching this match. Hidden tiles stay hidden until it is over.',
    cs: 'Téhle partii jen přihlížíš. Skryté kostičky zůstanou skryté, dokud neskončí.',
  },
  people: { en: 'At the table', cs: 'U stolu' },
  messages: { en: 'Messages', cs: 'Zprávy' },
  news: { en: 'Table and messages: something new', cs: 'Stůl a zprávy: je tu něco nového' },
  noNews: { en: 'Table and messages', cs: 'Stůl a zprávy' },
  wantsUndo: {
    en: '{name} would like to take back the last move. Do you agree?',
    cs: '{name} chce vzít poslední tah zpátky. Souhlasíš?',
  },
  agree: { en: 'Agree', cs: 'Souhlasím' },
  decline: { en: 'Decline', cs: 'Nesouhlasím' },
  waitsForUndo: {
    en: 'You would like to take your move back. Waiting for {names}.',
    cs: 'Chceš vzít tah zpátky. Čeká se na: {names}.',
  },
  othersUndo: {
    en: '{name} would like to take a move back. Waiting for the others.',
    cs: '{name} chce vzít tah zpátky. Čeká se na ostatní.',
  },
  rematch: { en: 'Play again', cs: 'Hrát znovu' },
  wantsRematch: { en: '{name} wants to play again.', cs: '{name} chce hrát znovu.' },
  agreeRematch: { en: 'Let’s play again', cs: 'Hrajeme znovu' },
  waitsForRematch: {
    en: 'You want to play again. Waiting for {names}.',
    cs: 'Chceš hrát znovu. Čeká se na: {names}.',
  },
  botForYou: {
    en: 'A bot is playing for you.',
    cs: 'Hraje za tebe bot.',
  },
  takeBack: { en: 'Take my seat back', cs: 'Vzít si místo zpátky' },
  resignedYou: {
    en: 'You have resigned; a bot will finish the match for you.',
    cs: 'Partie je vzdaná, dohraje ji za tebe bot.',
  },
  botFor: { en: 'a bot is playing', cs: 'teď hraje bot' },
  resigned: { en: 'resigned, a bot plays on', cs: 'vzdáno, dohrává bot' },
  program: { en: 'a program', cs: 'program' },
  callBot: { en: 'Let a bot play for {name}', cs: 'Nechat hrát bota: {name}' },
  resign: { en: 'Resign', cs: 'Vzdát partii' },
  resignSure: {
    en: 'A bot will finish the match for you, and you can’t come back to it.',
    cs: 'Partii za tebe dohraje bot a nepůjde se do ní vrátit.',
  },
  leave: { en: 'Leave the table', cs: 'Odejít od stolu' },
  leaveSure: {
    en: 'A bot will play for you. You can come back and take your seat again while the match is running. Just browsing away? Your seat is kept.',
    cs: 'Bude za tebe hrát bot. Dokud partie běží, můžeš se vrátit a místo si vzít zpátky. Chceš si jen odskočit? Prostě odejdi, místo ti zůstane.',
  },
  yesResign: { en: 'Yes, resign', cs: 'Ano, vzdávám' },
  yesLeave: { en: 'Yes, leave', cs: 'Ano, odcházím' },
  no: { en: 'No', cs: 'Ne' },
  watchLink: { en: 'Link for spectators', cs: 'Odkaz pro diváky' },

  // Messages.
  nothingSaid: { en: 'Nobody has said anything yet.', cs: 'Zatím nikdo nic nenapsal.' },
  writeHere: { en: 'Write a message', cs: 'Napiš zprávu' },
  send: { en: 'Send', cs: 'Poslat' },
  messageTooLong: { en: 'A message can have up to 200 characters.', cs: 'Zpráva může mít nejvýš 200 znaků.' },
  hear: { en: 'Show what others write', cs: 'Ukazovat, co píšou ostatní' },
  muted: {
    en: 'Messages are off, so you don’t see any.',
    cs: 'Zprávy máš vypnuté, žádné nevidíš.',
  },
  phrases: { en: 'Say something', cs: 'Řekni něco' },
  onlySeated: { en: 'Only players at the table can write.', cs: 'Psát si můžou jen hráči u stolu.' },
} satisfies Phrases;

/** The fixed chat phrases. */
export const CHAT_PHRASES: { readonly [phrase in ChatPhrase]: Phrase } = {
  hello: { en: 'Hello!', cs: 'Ahoj!' },
  'good-luck': { en: 'Good luck!', cs: 'Hodně štěstí!' },
  'well-played': { en: 'Well played!', cs: 'Dobře zahráno!' },
  nice: { en: 'Nice!', cs: 'Pěkné!' },
  oops: { en: 'Oops!', cs: 'Jejda!' },
  thanks: { en: 'Thank you!', cs: 'Díky!' },
  'one-moment': { en: 'One moment, please.', cs: 'Moment, prosím.' },
  'good-game': { en: 'That was a good match!', cs: 'To byla pěkná partie!' },
};
