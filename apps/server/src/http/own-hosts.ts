// The names under which the server answers. A page of another site can be made to reach this machine under a name of its own
// (DNS rebinding): then the browser takes the two for one site, and only the name that the request was sent to tells them apart.

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bracketed } from '../ops/listen-address.ts';
import { isForPeople, sendRefusal } from './refusals.ts';

/** The end of a connection that is ours. */
export type OwnEnd = Pick<IncomingMessage['socket'], 'localAddress' | 'localPort'>;

/** Whether a request that names this host, with its port, is meant for this server. */
export type OwnHosts = (host: string, end: OwnEnd) => boolean;

/** Of a server that was told its origin: the proxy decides which names lead here, and pages are judged by their origin. */
export const anyHost: OwnHosts = () => true;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const HTTP_PORT = 80;
/** An IPv4 address as sockets for both families say it. */
const MAPPED = /^::ffff:(?=\d+\.)/;

/** What the server prints when it starts: this machine, the address that it was told to listen on, and the one that the connection came in at. */
export const printedHosts =
  (listens: string): OwnHosts =>
  (host, { localAddress = '', localPort }) => {
    const names = [...LOOPBACK, bracketed(listens), bracketed(localAddress.replace(MAPPED, ''))];
    return names.some((name) => {
      const whole = `${name}:${localPort}`.toLowerCase();
      const asked = host.toLowerCase();
      return asked === whole || (localPort === HTTP_PORT && asked === name.toLowerCase());
    });
  };

/** The host that the request was sent to, and the one that a trusted proxy says it was sent to: a page could forge the latter. */
const hostsOf = ({ headers, host }: FastifyRequest): string[] => [headers.host ?? '', host];

/** What monitors ask for, by any address; it says nothing about anybody. */
const FOR_MONITORS = ['/healthz', '/readyz'];

const SENTENCES = {
  en: 'Mozaika does not answer under this name. If it should, whoever runs the server starts it with --origin and the address in the browser.',
  cs: 'Pod tímto jménem Mozaika neodpovídá. Pokud má, ať ji provozovatel serveru spustí s --origin a adresou z prohlížeče.',
};

export function refuseForeignHosts(app: FastifyInstance, ownHosts: OwnHosts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (FOR_MONITORS.includes(request.url)) return;
    if (hostsOf(request).every((host) => ownHosts(host, request.socket))) return;
    const refused = { code: 'foreign-host' };
    if (!isForPeople(request)) return sendRefusal(reply, refused);
    return sendRefusal(reply.type('text/plain; charset=utf-8'), refused, `${SENTENCES.cs}\n\n${SENTENCES.en}\n`);
  });
}
