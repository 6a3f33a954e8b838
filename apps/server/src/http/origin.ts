// Guard against cross-site request forgery: whether a request was sent by a page of ours, by Sec-Fetch-Site or Origin.

/** `http` or `https`, as the browser sees it: a proxy may terminate TLS. */
export const schemeOf = (request: { readonly protocol: string }, own: string | undefined): string =>
  own === undefined ? request.protocol : new URL(own).protocol.slice(0, -1);

/** The headers that name the page a request comes from. */
interface Provenance {
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * `own`: the configured public origin. Without one, the page's host must be the `host` that the request was sent to. Either header may be
 * missing, but not both, and what is there must fit: `same-origin` alone says little if a foreign name leads to this machine.
 */
export function isFromOwnPage(headers: Provenance, host: string, own: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site === 'same-origin';
  if (site !== undefined && site !== 'same-origin') return false;
  return own === undefined ? hostOf(origin) === host : origin === own;
}

interface Asked {
  readonly headers: Provenance;
  readonly protocol: string;
  readonly host: string;
}

/** The origin of the requesting page, as in `https://mozaika.example`. Its Origin header is believed only if its host is ours. */
export function pageOrigin({ headers: { origin }, protocol, host }: Asked, own: string | undefined): string {
  if (own !== undefined) return own;
  return origin !== undefined && hostOf(origin) === host ? origin : `${protocol}://${host}`;
}
