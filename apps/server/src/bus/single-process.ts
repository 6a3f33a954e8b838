// The bus of a server that is alone with its database, as with SQLite: there is no other process to hear anything.

import type { Bus } from './port.ts';

export const singleProcess: Bus = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  close: async () => undefined,
};
