// The metrics on an address of their own, so that no proxy in front of the app shows them to everybody.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bracketed, type ListenAddress, urlOf } from './listen-address.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  /** Where Prometheus finds them, as in `http://127.0.0.1:9464/metrics`. */
  readonly address: string;
  close(): Promise<void>;
}

/** The metrics' address can't be listened on. Its code is the system's, with `metrics-` before it. */
class MetricsNotServed extends Error {
  readonly code: string;
  readonly address: string;
  constructor(cause: NodeJS.ErrnoException, { host, port }: ListenAddress) {
    super(cause.message, { cause });
    this.code = `metrics-${cause.code}`;
    this.address = `${bracketed(host)}:${port}`;
  }
}

const PATH = '/metrics';
const READING = ['GET', 'HEAD'];

export async function serveMetrics({ registry }: Metrics, where: ListenAddress): Promise<MetricsServer> {
  const server = createServer(async ({ method = '', url = '/' }, response) => {
    const status = url.split('?')[0] !== PATH ? 404 : READING.includes(method) ? 200 : 405;
    if (status !== 200) return void response.writeHead(status).end();
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  server.listen(where.port, where.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    // A failed `listen` gives the system's error.
    throw new MetricsNotServed(error as NodeJS.ErrnoException, where);
  }
  const { port } = server.address() as AddressInfo;
  return {
    address: `${urlOf({ ...where, port })}${PATH}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
