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
      write(operations) {
        const written = storage.write(operations);
        written.then(
          () => {
            writing = true;
          },
          () => {
            writing = false;
          },
        );
        return written;
      },
    },
  };
}
