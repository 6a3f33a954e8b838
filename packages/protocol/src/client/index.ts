// What programs and pages need to talk to a server.

export type { ClientMessage, ServerMessage } from '../messages.ts';
export type { TableView } from '../table.ts';
export type { ClientOptions, ConnectionState } from './client.ts';
export { MozaikaClient } from './client.ts';
export type { UnreadableMessage } from './decode.ts';
export type { Claim, HeadStore, Inconsistency, JournalReader, JournalVerdict, SeenHead } from './journal.ts';
export { checkJournal, rememberHead } from './journal.ts';
export { journalFinding } from './journal-finding.ts';
export { ClientLog } from './log.ts';
export type { ClientRequest } from './outbox.ts';
export type { SocketLike } from './reconnecting-socket.ts';
export type { RestClient, RestOptions } from './rest.ts';
export { restClient } from './rest.ts';
export type { SealedContribution, ShuffleStore } from './shuffle-store.ts';
export { keepWaiting, newContribution } from './shuffle-store.ts';
export type { ShuffleDifference } from './shuffle-witness.ts';
export { ShuffleWitness, shuffledMatchOf } from './shuffle-witness.ts';
export type { ChatMessage, SeatNotice, TableListener } from './subscriptions.ts';
export type { Timers } from './timers.ts';
