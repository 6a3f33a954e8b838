// The handler of an endpoint: what it receives and returns. The protocol lists the endpoints.

import type { Result } from '@mozaika/kernel';
import type { AnswerOf, BodyOf, EndpointName, ParamsOf, QueryOf } from '@mozaika/protocol';

/** A request that is authenticated and validated. */
export interface Call<Name extends EndpointName> {
  readonly person: string;
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  /** Of the requesting page, as in `https://mozaika.example`. */
  readonly origin: string;
  /** Signs the requesting browser in as another person, or anew as the same one. */
  become(person: string): void;
  /** Signs the requesting browser out. */
  forget(): void;
}

interface Described {
  /** One sentence for the API description. */
  readonly about: string;
  readonly group: 'people' | 'programs' | 'tables' | 'notifications' | 'fairness' | 'tournaments' | 'daily';
}

export interface Handler<Name extends EndpointName> extends Described {
  /** Whether programs with a bearer token may call it. */
  readonly for: 'everybody' | 'browsers';
  handle(call: Call<Name>): Promise<Result<AnswerOf<Name>>>;
}

/** Answers everybody alike, without asking who it is: no cookie is set, and caches may keep the answer. */
export interface PublicHandler<Name extends EndpointName> extends Described {
  readonly for: 'public';
  /** `for-ever`: the same request always gets the same answer. */
  readonly caching: 'never' | 'for-ever';
  handle(query: QueryOf<Name>): Promise<Result<AnswerOf<Name>>>;
}

type PublicName = 'journalHead' | 'journalProof' | 'journalConsistency' | 'journalEntries';
export type PublicHandlers = { readonly [Name in PublicName]: PublicHandler<Name> };

export type Handlers<Names extends EndpointName = Exclude<EndpointName, PublicName>> = {
  readonly [Name in Names]: Handler<Name>;
};
