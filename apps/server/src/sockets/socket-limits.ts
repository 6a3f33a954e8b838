// How much one socket may send, keep waiting and watch.

export interface SocketLimits {
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  /** Bytes that may wait to be sent; who reads slower is cut off and comes back. */
  readonly waiting: number;
  readonly tables: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  messagesPerSecond: 40,
  messagesAtOnce: 200,
  waiting: 1 << 20,
  tables: 500,
};
