// The reactive model of a watched table: its view, its chat, and the commands of the person at it.

import type { Refusal, Seat } from '@mozaika/kernel';
import type { ChatPhrase, DisplayName, ReportReason, TableView } from '@mozaika/protocol';
import type { MozaikaClient } from '@mozaika/protocol/client';
import { readLocal, writeLocal } from '../../storage/local-storage.ts';
import { connect, introduced } from '../connection/connection.svelte.ts';
import { hasNews, lastOf, type ShownMessage, withMessage } from './chat.ts';

export class OpenTable {
  readonly code: string;
  /** Undefined until the server has answered. */
  view: TableView | undefined = $state.raw();
  /** Why it can't be watched. */
  refusal: Refusal | undefined = $state.raw();
  messages: readonly ShownMessage[] = $state.raw([]);
  private read: number = $state(-1);
  private client: MozaikaClient | undefined;

  constructor(code: string) {
    this.code = code;
    const kept = readLocal(this.key);
    if (typeof kept === 'number') this.read = kept;
  }

  private get key(): string {
    return `talk.${this.code}`;
  }

  /** Subscribes to the table until the returned function is called. */
  open(): () => void {
    let gone = false;
    let unwatch = (): void => {};
    void introduced().then(() => {
      if (gone) return;
      const client = connect();
      this.client = client;
      unwatch = client.watch(this.code, {
        changed: () => {
          this.view = client.table(this.code);
          this.refusal = undefined;
        },
        said: (said) => {
          this.messages = withMessage(this.messages, { ...said, name: this.nameAt(said.seat) });
        },
        erased: () => {
          this.messages = [];
        },
        refused: (refusal) => {
          this.refusal = refusal;
        },
      });
      this.view = client.table(this.code);
    });
    return () => {
      gone = true;
      unwatch();
    };
  }

  private nameAt(seat: Seat): DisplayName {
    const who = this.view?.seats[seat - 1];
    return who?.kind === 'person' ? who.name : '';
  }

  /** The connection; there is one as soon as there is a view. */
  get line(): MozaikaClient {
    this.client ??= connect();
    return this.client;
  }

  get hasNews(): boolean {
    return hasNews(this.messages, this.read, this.view?.you.seat);
  }

  /** Marks all chat messages as read. */
  markRead(): void {
    this.read = lastOf(this.messages);
    if (this.read >= 0) writeLocal(this.key, this.read);
  }

  sit(seat?: Seat): Promise<Refusal | undefined> {
    return this.line.sit(this.code, seat);
  }

  leave(): Promise<Refusal | undefined> {
    return this.line.send({ op: 'leave', table: this.code });
  }

  /** Puts a bot into a seat, or opens the seat. */
  fill(seat: Seat, level: string | null): Promise<Refusal | undefined> {
    return this.line.send({ op: 'fill', table: this.code, seat, level });
  }

  say(phrase: ChatPhrase): Promise<Refusal | undefined> {
    return this.line.send({ op: 'say', table: this.code, phrase });
  }

  write(text: string): Promise<Refusal | undefined> {
    return this.line.send({ op: 'write', table: this.code, text });
  }

  /** Tells whoever runs the server of the person in a seat, or of a message of theirs. */
  report(seat: Seat, reason: ReportReason, about: { n?: number; text?: string }): Promise<Refusal | undefined> {
    return this.line.send({ op: 'report', table: this.code, seat, reason, ...about });
  }

  rematch(): Promise<Refusal | undefined> {
    return this.line.rematch(this.code);
  }
}
