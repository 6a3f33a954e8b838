// Requests that are not valid HTTP: answered in the same form as all others, then the connection is closed.

import type { Socket } from 'node:net';

interface WireError extends Error {
  readonly code?: string;
}

const ANSWERS: { readonly [code: string]: readonly [status: string, refusal: string] } = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'too-slow'],
};

export function answerBrokenRequest({ code = '' }: WireError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, refusal] = ANSWERS[code] ?? ['400 Bad Request', 'bad-request'];
  const body = JSON.stringify({ refusal: { code: refusal } });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
