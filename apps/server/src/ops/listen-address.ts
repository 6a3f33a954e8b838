// Where a server listens: a host and a port.

export interface ListenAddress {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
}

/** As a part of URLs: an IPv6 address is put into brackets. */
export const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** As in `http://127.0.0.1:8080`. */
export const urlOf = ({ host, port }: ListenAddress): string => `http://${bracketed(host)}:${port}`;
