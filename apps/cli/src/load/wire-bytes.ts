// The bytes that this process's sockets have carried, both ways, as TCP counts them: frames, headers and all.

import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const sockets = new Set<Socket>();
let ended = 0;

const carried = (socket: Socket): number => socket.bytesRead + socket.bytesWritten;

subscribe('net.client.socket', (message) => {
  const { socket } = message as { readonly socket: Socket };
  sockets.add(socket);
  socket.once('close', () => {
    sockets.delete(socket);
    ended += carried(socket);
  });
});

export const bytesOnTheWire = (): number => [...sockets].reduce((sum, socket) => sum + carried(socket), ended);
