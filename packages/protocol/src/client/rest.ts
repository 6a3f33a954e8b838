// Requests to a server, typed by the table of endpoints. Whatever goes wrong comes back as a refusal.

import type { Refusal, Result } from '@mozaika/kernel';
import { ok, refuse } from '@mozaika/kernel';
import { safeParse } from 'zod/mini';
import {
  type AnswerOf,
  API,
  type BodyOf,
  type Endpoint,
  type EndpointName,
  endpoints,
  type ParamsOf,
  type QueryOf,
} from '../rest.ts';

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [name in Name]: Value };
/** What an endpoint needs besides its name. */
type Given<Name extends EndpointName> = [ParamsOf<Name>, QueryOf<Name>, BodyOf<Name>] extends [
  undefined,
  undefined,
  undefined,
]
  ? []
  : [wants: Part<'params', ParamsOf<Name>> & Part<'query', QueryOf<Name>> & Part<'body', BodyOf<Name>>];

export interface RestClient {
  ask<Name extends EndpointName>(name: Name, ...given: Given<Name>): Promise<Result<AnswerOf<Name>>>;
}

export interface RestOptions {
  /** Where the server is, with a slash at the end; pages name their own folder. */
  readonly base: string;
  /** Of a program. Browsers have their cookie. */
  readonly token?: string;
}

/** No answer, or none that can be read: no network, or something else answered. */
const UNREACHABLE = 'unreachable';

function addressOf(base: string, path: string, params: unknown, query: object | undefined): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(Object(params)[name])));
  const search = Object.entries(query ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `${base}${API}${filled}${search.length === 0 ? '' : `?${search.join('&')}`}`;
}

const refusalIn = (json: unknown): Refusal => {
  const { refusal } = Object(json) as { readonly refusal?: Refusal };
  return typeof refusal?.code === 'string' ? refusal : { code: UNREACHABLE };
};

export function restClient({ base, token }: RestOptions): RestClient {
  return {
    async ask(name, ...[wants]) {
      const { method, path, answer }: Endpoint = endpoints[name];
      const { params, query, body } = Object(wants) as {
        readonly params?: unknown;
        readonly query?: object;
        readonly body?: unknown;
      };
      try {
        const response = await fetch(addressOf(base, path, params, query), {
          method,
          headers: {
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const json: unknown = await response.json();
        if (!response.ok) return { ok: false, refusal: refusalIn(json) };
        const read = safeParse(answer, json);
        return read.success ? ok(read.data as AnswerOf<typeof name>) : refuse(UNREACHABLE);
      } catch {
        return refuse(UNREACHABLE);
      }
    },
  };
}
