// Which session cookies are still valid. A cookie carries the generation of sessions that it belongs to; to sign a person out
// everywhere is to begin the next one. The generation outlives its person, so that no cookie brings back somebody who was deleted.

import type { Bus } from '../bus/port.ts';
import type { Operation, Storage } from '../storage/port.ts';

type EndListener = (person: string) => void;

export class Sessions {
  private readonly storage: Storage;
  private readonly bus: Bus;
  private readonly listeners: EndListener[] = [];

  constructor(storage: Storage, bus: Bus) {
    this.storage = storage;
    this.bus = bus;
    bus.subscribeToPeople(({ person }) => this.notify(person));
  }

  /** Of the sessions that are valid now. */
  generation(person: string): Promise<number> {
    return this.storage.generation(person);
  }

  /** Ends all sessions of a person, together with other changes: what was open under an older cookie is closed at once. */
  async end(person: string, changes: readonly Operation[] = []): Promise<void> {
    await this.storage.write([{ do: 'end-sessions', person }, ...changes]);
    this.bus.publish({ kind: 'signed-out', person });
    this.notify(person);
  }

  /** Called when a person's sessions have ended, by this process or another one. */
  onEnd(listener: EndListener): void {
    this.listeners.push(listener);
  }

  private notify(person: string): void {
    for (const listener of this.listeners) listener(person);
  }
}
