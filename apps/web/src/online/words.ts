// Phrases of lobby, tables and chat.

import type { ChatPhrase, ReportReason } from '@mozaika/protocol';
import type { Phrase, Phrases } from '@mozaika/words';

export const WORDS = {
  noServerTitle: { en: 'No connection', cs: 'Bez spojení' },
  closedTitle: { en: 'Nobody is here any more', cs: 'Už tu nikdo není' },
  noServer: {
    en: 'The server is not answering. We keep trying; nothing is lost.',
    cs: 'Server neodpovídá. Zkoušíme to dál, nic se neztratí.',
  },
  reconnecting: {
    en: 'The connection is gone. We are on it; your seat is kept.',
    cs: 'Spojení vypadlo. Obnovujeme ho, místo ti zůstává.',
  },
  signedOut: {
    en: 'You were signed out in this browser from another one.',
    cs: 'Z jiného prohlížeče přišlo odhlášení, tady už tě server nezná.',
  },
  outdated: {
    en: 'There is a new version of Mozaika. Load it, and the match goes on.',
    cs: 'Je tu nová verze Mozaiky. Načti ji a partie pokračuje.',
  },
  reload: { en: 'Load it', cs: 'Načíst' },
  closedByOperatorTitle: { en: 'This table was closed', cs: 'Stůl je zavřený' },
  closedByOperator: {
    en: 'Whoever runs this server has closed it.',
    cs: 'Zavřel ho provozovatel serveru.',
  },
  bannedTitle: { en: 'No entry', cs: 'Sem nemůžeš' },
  closed: {
    en: 'This table is closed. Start a new one.',
    cs: 'Stůl je zavřený. Založ si nový.',
  },

  // On the first screen.
  offline: {
    en: 'The server can’t be reached right now, so you can only play on this device. We keep trying.',
    cs: 'Server teď není dostupný, hrát můžeš jen na tomto zařízení. Zkoušíme to dál.',
  },
  tournaments: { en: 'Tournaments and club nights', cs: 'Turnaje a klubové večery' },
  myTables: { en: 'My tables', cs: 'Moje stoly' },
  lobby: { en: 'Open tables', cs: 'Otevřené stoly' },
  nobodyWaits: { en: 'Nobody is waiting right now.', cs: 'Zrovna nikdo nečeká.' },
  botMeanwhile: { en: 'Play a bot meanwhile', cs: 'Zatím hrát s botem' },
  openForAll: { en: 'Open a table for anybody', cs: 'Otevřít stůl pro kohokoli' },
  free: { en: '{seats|free seat|free seats}', cs: '{seats|volné místo|volná místa|volných míst}' },
  playedOnline: { en: 'Played online', cs: 'Odehrané online' },
  yourTurn: { en: 'Your turn', cs: 'Jsi na tahu' },
  othersTurn: { en: 'Waiting for the others', cs: 'Na tahu jsou ostatní' },

  // Before the match.
  invites: { en: '{name} invites you to {game}', cs: '{name} tě zve na {game}' },
  invited: { en: 'You are invited to {game}', cs: 'Máš pozvání na {game}' },
  sitDown: { en: 'Sit down', cs: 'Přisednout si' },
  noAccount: { en: 'No account needed, a name is enough.', cs: 'Bez registrace, stačí jméno.' },
  gathering: { en: 'Waiting for players', cs: 'Čeká se na hráče' },
  waitingForOne: { en: 'Waiting for a friend', cs: 'Čekáme na spoluhráče' },
  waitingForMore: {
    en: 'Waiting for {open|friend|friends}',
    cs: 'Čekáme na {open|spoluhráče|spoluhráče|spoluhráčů}',
  },
  shuffling: { en: 'Shuffling…', cs: 'Míchá se…' },
  openSeat: { en: 'Open seat', cs: 'Volné místo' },
  you: { en: 'you', cs: 'ty' },
  away: { en: 'away', cs: 'pryč' },
  moveHere: { en: 'Move here', cs: 'Přesednout si sem' },
  moveTo: { en: 'Move here: seat {seat}', cs: 'Přesednout si sem: místo {seat}' },
  rename: { en: 'Change name', cs: 'Změnit jméno' },
  standUp: { en: 'Stand up', cs: 'Vstát' },
  closeTable: { en: 'Close the table', cs: 'Zrušit stůl' },
  seatFor: { en: 'Seat {seat}: who plays', cs: 'Místo {seat}: kdo hraje' },
  waitsForPerson: { en: 'a friend', cs: 'spoluhráč' },
  botInstead: { en: 'Play a bot instead', cs: 'Zahrát si radši s botem' },
  botsInstead: { en: 'Fill up with bots', cs: 'Doplnit boty' },
  yourName: { en: 'Your name', cs: 'Tvoje jméno' },
  nameSaved: { en: 'You are {name} now.', cs: 'Odteď jsi {name}.' },
  invite: { en: 'Invitation', cs: 'Pozvánka' },
  inviteAbout: {
    en: 'Send the link, or let a friend scan the code.',
    cs: 'Pošli odkaz, nebo nech spoluhráče naskenovat kód.',
  },
  linkLabel: { en: 'Link to this table', cs: 'Odkaz na stůl' },
  share: { en: 'Share', cs: 'Sdílet' },
  shareText: { en: 'Come and play {game} with me!', cs: 'Pojď si se mnou zahrát {game}!' },
  qr: { en: 'QR code of the link', cs: 'QR kód odkazu' },
  onlyHere: {
    en: 'This link only works on this computer.',
    cs: 'Tenhle odkaz funguje jen na tomto počítači.',
  },
  seatCount: { en: '{seats|player|players}', cs: '{seats|hráč|hráči|hráčů}' },
  listed: { en: 'open to everyone', cs: 'otevřený všem' },
  unlisted: { en: 'by the link only', cs: 'jen s odkazem' },
  opening: {
    en: 'Everyone is here. The players’ devices shuffle together, so that nobody can choose the tiles.',
    cs: 'Všichni jsou u stolu. Míchají spolu zařízení všech hráčů, aby nikdo nemohl rozdávání ovlivnit.',
  },

  // Clocks.
  clock: { en: 'Time limit', cs: 'Čas na tahy' },
  list: { en: 'Show it to everyone', cs: 'Ukázat všem' },
  listAbout: {
    en: 'It appears among the open tables, and anyone can join.',
    cs: 'Objeví se mezi otevřenými stoly a přisednout si může kdokoli.',
  },
  clockNone: { en: 'No time limit', cs: 'Bez omezení času' },
  clockLive: { en: '{bank} + {increment} s per move', cs: '{bank} + {increment} s za tah' },
  clockBank: { en: '{bank} each', cs: '{bank} pro každého' },
  clockDays: { en: '{days|day|days} per move', cs: '{days|den|dny|dní} na každý tah' },
  clockHours: { en: '{hours|hour|hours} per move', cs: '{hours|hodina|hodiny|hodin} na každý tah' },
  timeLeft: { en: '{name}: {time} left', cs: '{name}: zbývá {time}' },

  // During the match.
  watching: { en: 'You are a spectator.', cs: 'Jsi divák.' },
  people: { en: 'At the table', cs: 'U stolu' },
  messages: { en: 'Messages', cs: 'Zprávy' },
  program: { en: 'a program', cs: 'program' },
  wantsUndo: { en: '{name} asks to take a move back.', cs: '{name} chce vzít tah zpátky.' },
  agree: { en: 'Agree', cs: 'Souhlasím' },
  decline: { en: 'Decline', cs: 'Ne' },
  waitsForUndo: { en: 'Asking {names}…', cs: 'Ptáme se: {names}…' },
  othersUndo: { en: '{name} asks to take a move back', cs: '{name} chce vzít tah zpátky' },
  botForYou: { en: 'A bot is playing for you.', cs: 'Hraje za tebe bot.' },
  backAnyTime: { en: 'You were away, and the others called it in.', cs: 'Ostatní ho zavolali, když tu nikdo nebyl.' },
  backButLast: {
    en: 'Your time ran out. You can play on; you still finish behind the others.',
    cs: 'Vypršel ti čas. Můžeš hrát dál, skončíš ale za ostatními.',
  },
  takeBack: { en: 'Take my seat back', cs: 'Vzít si místo zpátky' },
  resignedYou: {
    en: 'You have ended your match; a bot plays on for you.',
    cs: 'Pro tebe partie skončila, dohrává ji bot.',
  },
  longAway: { en: '{name} has been away for {time}.', cs: '{name} je pryč už {time}.' },
  callBot: { en: 'Let a bot play', cs: 'Nechat hrát bota' },
  wait: { en: 'Wait', cs: 'Počkat' },
  watchLink: { en: 'Link for spectators', cs: 'Odkaz pro diváky' },
  watchAbout: { en: 'Whoever opens the link can look on.', cs: 'Kdo odkaz otevře, může se dívat.' },
  shareWatching: { en: 'Watch us play {game}!', cs: 'Koukni, jak hrajeme {game}!' },

  // The end.
  end: { en: 'End the match…', cs: 'Ukončit partii…' },
  endTitle: { en: 'End the match?', cs: 'Ukončit partii?' },
  endLost: { en: 'The match ends now, and {name} wins.', cs: 'Partie hned skončí a vyhraje {name}.' },
  endGoesOn: {
    en: 'A bot plays on for you, and you finish behind everyone who stays. You can’t come back to this match.',
    cs: 'Bude za tebe hrát bot a skončíš za všemi, kdo zůstanou. Do téhle partie se už nevrátíš.',
  },
  endAbandoned: {
    en: 'Nobody else is left, so the match ends without a winner.',
    cs: 'Nikdo další už nehraje, takže partie skončí bez vítěze.',
  },
  justAway: {
    en: 'Just going away? Nothing needs doing: come back by the same link.',
    cs: 'Jen si odskočíš? Nic dělat nemusíš, vrátíš se stejným odkazem.',
  },
  justAwayClock: {
    en: 'Just going away? Come back by the same link; only your clock keeps running.',
    cs: 'Jen si odskočíš? Vrátíš se stejným odkazem, čas ti ale poběží dál.',
  },
  endNow: { en: 'End the match', cs: 'Ukončit partii' },
  keepPlaying: { en: 'Keep playing', cs: 'Hrát dál' },
  endedForYou: { en: 'The match is over for you; a bot plays on.', cs: 'Pro tebe partie skončila, dohrává ji bot.' },
  rematch: { en: 'Play again', cs: 'Hrát znovu' },
  wantsRematch: { en: '{name} wants to play again.', cs: '{name} chce hrát znovu.' },
  agreeRematch: { en: 'Let’s play again', cs: 'Hrajeme znovu' },
  waitsForRematch: {
    en: 'You want to play again. Waiting for {names}.',
    cs: 'Chceš hrát znovu. Čeká se na: {names}.',
  },
  goneAway: { en: 'No longer here: {names}.', cs: 'Už tu není: {names}.' },

  // Messages.
  nothingSaid: { en: 'Nobody has said anything yet.', cs: 'Zatím nikdo nic nenapsal.' },
  writeHere: { en: 'Write a message', cs: 'Napiš zprávu' },
  send: { en: 'Send', cs: 'Poslat' },
  messageTooLong: { en: 'A message can have up to 200 characters.', cs: 'Zpráva může mít nejvýš 200 znaků.' },
  hear: { en: 'Show messages', cs: 'Ukazovat zprávy' },
  mute: { en: 'Mute messages', cs: 'Vypnout zprávy' },
  muted: {
    en: 'Messages are off, so you don’t see any.',
    cs: 'Zprávy máš vypnuté, žádné nevidíš.',
  },
  phrases: { en: 'Say something', cs: 'Řekni něco' },

  // Reports.
  report: { en: 'Report a player…', cs: 'Nahlásit hráče…' },
  reportTitle: { en: 'Report a player', cs: 'Nahlásit hráče' },
  reportAbout: {
    en: 'Whoever runs this server will read it. Nobody at the table is told.',
    cs: 'Přečte si to provozovatel serveru. U stolu se to nikdo nedozví.',
  },
  reportWho: { en: 'Who', cs: 'Koho' },
  reportWhat: { en: 'What for', cs: 'Za co' },
  reportMessage: { en: 'Which message', cs: 'Která zpráva' },
  reportText: { en: 'Anything else (not required)', cs: 'Něco k tomu (nepovinné)' },
  reportSend: { en: 'Report', cs: 'Nahlásit' },
  reported: { en: 'Reported. Thank you.', cs: 'Nahlášeno, díky.' },
  onlySeated: { en: 'Only players at the table can write.', cs: 'Psát si můžou jen hráči u stolu.' },
} satisfies Phrases;

/** What somebody can be reported for. */
export const REPORT_FOR: { readonly [reason in ReportReason]: Phrase } = {
  name: { en: 'the name', cs: 'jméno' },
  chat: { en: 'a message', cs: 'zpráva' },
  play: { en: 'unfair play', cs: 'nečestná hra' },
};

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
