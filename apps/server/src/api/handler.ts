// What a handler of an endpoint gets and gives. Which endpoints there are, the protocol says.

import type { Result } from '@mozaika/kernel';
import type { AnswerOf, BodyOf, EndpointName, ParamsOf } from '@mozaika/protocol';

/** A request that has been read: who asks, and for what. */
export interface Call<Name extends EndpointName> {
  readonly person: string;
  readonly params: ParamsOf<Name>;
  readonly body: BodyOf<Name>;
  /** Of the page that asks, as in `https://mozaika.example`. */
  readonly origin: string;
  /** Makes the asking browser another person. */
  become(person: string): void;
  /** Makes the asking browser nobody. */
  forget(): void;
}

export interface Handler<Name extends EndpointName> {
  /** One sentence for the published description. */
  readonly about: string;
  readonly group: 'people' | 'programs' | 'tables' | 'notifications';
  /** Whether programs with a token may ask. */
  readonly for: 'everybody' | 'browsers';
  handle(call: Call<Name>): Promise<Result<AnswerOf<Name>>>;
}

export type Handlers<Names extends EndpointName = EndpointName> = { readonly [Name in Names]: Handler<Name> };
