// The path below which the server lives. A proxy may take it off before it passes a request on, or leave it: both work.

/** A base path with a slash at both ends. */
export const tidyBase = (path: string): string => `/${path}/`.replace(/\/{2,}/g, '/');

/** The address of a request as the routes know it. */
export const withoutBase = (url: string, base: string): string =>
  url.startsWith(base) ? `/${url.slice(base.length)}` : url;
