// What the protocol offers.

export { FORMS } from './forms.ts';
export type { SignedHead } from './journal.ts';
export {
  ABSENCE_MS,
  LONGEST_ANNOUNCEMENT,
  LONGEST_CHAT_MESSAGE,
  LONGEST_NAME,
  LONGEST_TITLE,
  MATCH_ID,
  MOST_ATTEMPTS,
  MOST_ATTEMPTS_AT_ONCE,
  MOST_JOURNAL_ENTRIES,
  TABLE_CODE,
  tableOfMatch,
} from './limits.ts';
export type { ClientMessage, ClientOp, ServerMessage } from './messages.ts';
export { clientMessage, serverMessage } from './messages.ts';
export { nameRefusal } from './names.ts';
export type { Announcement, ChatPhrase, Clock, DisplayName, ReportReason } from './parts.ts';
export {
  botLevel,
  bytes32,
  clock,
  displayName,
  matchId,
  PHRASES,
  PROTOCOL,
  personName,
  REPORT_REASONS,
  recordName,
  seat,
  tableCode,
} from './parts.ts';
export type {
  AnswerOf,
  BodyOf,
  Endpoint,
  EndpointName,
  GameEntry,
  LobbyEntry,
  MatchEntry,
  MeView,
  MyTable,
  ParamsOf,
  ProgramEntry,
  PushSubscription,
  QueryOf,
  TableRequest,
} from './rest.ts';
export { API, endpoints } from './rest.ts';
export type { FairnessView, OfferView, SeatView, Stage, TableView } from './table.ts';
export { tableView } from './table.ts';
export type { TournamentCommand, TournamentEntry, TournamentRequest, TournamentView } from './tournament.ts';
