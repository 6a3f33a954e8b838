// Whether writes succeed, for the readiness probe: with a full disk reads still work.

import type { Storage } from './port.ts';

export interface WriteHealth {
  readonly storage: Storage;
  /** Whether the last write succeeded. */
  isWriting(): boolean;
}

export function trackWriteHealth(storage: Storage): WriteHealth {
  let writing = true;
  return {
    isWriting: () => writing,
    storage: {
      ...storage,
      async write(operations) {
        try {
          const written = await storage.write(operations);
          writing = true;
          return written;
        } catch (error) {
          writing = false;
          throw error;
        }
      },
    },
  };
}
