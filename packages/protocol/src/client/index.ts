// What programs and pages need to talk to a server.

export type { ClientMessage, ServerMessage } from '../messages.ts';
export type { TableView } from '../table.ts';
export { ClientLog } from './log.ts';
export type { RestClient, RestOptions } from './rest.ts';
export { restClient } from './rest.ts';
export type {
  ChatMessage,
  ClientOptions,
  ClientRequest,
  ConnectionState,
  ContributionStore,
  SocketLike,
  TableListener,
} from './socket.ts';
export { MozaikaClient } from './socket.ts';
