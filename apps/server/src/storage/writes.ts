// Whether what is to be stored gets stored: a disk that is full still answers whoever reads.

import type { Storage } from './port.ts';

export interface NotedWrites {
  readonly storage: Storage;
  /** Whether the last change could be stored. */
  isWriting(): boolean;
}

export function noteWrites(storage: Storage): NotedWrites {
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
