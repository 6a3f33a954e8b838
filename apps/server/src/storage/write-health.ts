// Whether what is to be stored gets stored: a disk that is full still answers whoever reads.

import type { Storage } from './port.ts';

export interface WriteHealth {
  readonly storage: Storage;
  /** Whether the last change could be stored. */
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
