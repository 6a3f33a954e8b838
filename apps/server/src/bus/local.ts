// The bus within one process: a table's listeners are simply called.

import type { Bus, BusMessage } from './port.ts';

export function localBus(): Bus {
  const listeners = new Map<string, Set<(message: BusMessage) => void>>();
  return {
    publish(message) {
      for (const listener of listeners.get(message.table) ?? []) listener(message);
    },
    subscribe(table, listener) {
      const those = listeners.get(table) ?? new Set();
      listeners.set(table, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0) listeners.delete(table);
      };
    },
    async close() {
      listeners.clear();
    },
  };
}
