// Whether a request was sent by a page of ours. Browsers send cookies along with requests of foreign pages too.

/** `http` or `https`, as the browser sees it: a proxy may stand between. */
export const schemeOf = (request: { readonly protocol: string }, own: string | undefined): string =>
  own === undefined ? request.protocol : new URL(own).protocol.slice(0, -1);

/** The headers that tell where a request comes from. */
interface Provenance {
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** `own`: the address people use, if the server was told; otherwise `host`, where the request was sent to, counts. */
export function isFromOwnPage(headers: Provenance, host: string, own: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return false;
  if (own !== undefined) return origin === own;
  return hostOf(origin) === host;
}

interface Asked {
  readonly headers: Provenance;
  readonly protocol: string;
  readonly host: string;
}

/** The address of the page that asks, as in `https://mozaika.example`. What a page says of itself counts only for its scheme. */
export function pageOrigin({ headers: { origin }, protocol, host }: Asked, own: string | undefined): string {
  if (own !== undefined) return own;
  return origin !== undefined && hostOf(origin) === host ? origin : `${protocol}://${host}`;
}
