// The handler of an endpoint: what it receives and returns. The protocol lists the endpoints.

import type { Result } from '@mozaika/kernel';
import type { AnswerOf, BodyOf, EndpointName, ParamsOf } from '@mozaika/protocol';

/** A request that is authenticated and validated. */
export interface Call<Name extends EndpointName> {
  readonly person: string;
  readonly params: ParamsOf<Name>;
  readonly body: BodyOf<Name>;
  /** Of the requesting page, as in `https://mozaika.example`. */
  readonly origin: string;
  /** Signs the requesting browser in as another person. */
  become(person: string): void;
  /** Signs the requesting browser out. */
  forget(): void;
}

export interface Handler<Name extends EndpointName> {
  /** One sentence for the API description. */
  readonly about: string;
  readonly group: 'people' | 'programs' | 'tables' | 'notifications';
  /** Whether programs with a bearer token may call it. */
  readonly for: 'everybody' | 'browsers';
  handle(call: Call<Name>): Promise<Result<AnswerOf<Name>>>;
}

export type Handlers<Names extends EndpointName = EndpointName> = { readonly [Name in Names]: Handler<Name> };
