// The base path below which the server lives. A reverse proxy may strip it from requests or leave it: both work.

/** A base path with a slash at both ends. */
export const tidyBase = (path: string): string => `/${path}/`.replace(/\/{2,}/g, '/');

/** A request's URL as the routes know it. */
export const withoutBase = (url: string, base: string): string =>
  url.startsWith(base) ? `/${url.slice(base.length)}` : url;
