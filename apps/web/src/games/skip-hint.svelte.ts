// Whether people still have to be told that a tap skips an animation: once on each device.

import { readLocal, writeLocal } from '../storage/local-storage.ts';

const KEY = 'skip-told';

class SkipHint {
  /** Whether it should be said now. */
  due = $state(false);

  /** Something long is being shown from now on. */
  begin(): void {
    this.due = readLocal(KEY) !== true;
  }

  /** It was shown to its end, or skipped. */
  end(): void {
    if (this.due) writeLocal(KEY, true);
    this.due = false;
  }
}

export const skipHint = new SkipHint();
