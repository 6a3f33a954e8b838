// What programs and pages need to talk to a server.

export type { ClientMessage, ServerMessage } from '../messages.ts';
export type { TableView } from '../table.ts';
export type { ClientOptions, ConnectionState } from './client.ts';
export { MozaikaClient } from './client.ts';
export type { ContributionStore } from './contributions.ts';
export type { UnreadableMessage } from './decode.ts';
export { ClientLog } from './log.ts';
export type { ClientRequest } from './outbox.ts';
export type { SocketLike } from './reconnecting-socket.ts';
export type { RestClient, RestOptions } from './rest.ts';
export { restClient } from './rest.ts';
export type { ChatMessage, TableListener } from './subscriptions.ts';
export type { Timers } from './timers.ts';
