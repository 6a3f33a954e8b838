// Metrics for Prometheus. No label identifies a person or reveals a hidden tile.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Tables with subscribers. */
  readonly tables: Gauge;
  readonly sockets: Gauge;
  /** Actions stored, by game and by who acted: a person, a bot, or chance. */
  readonly actions: Counter<'game' | 'actor'>;
  /** From a person's action arriving to it being stored and broadcast, in seconds. */
  readonly actionSeconds: Histogram;
  readonly refusals: Counter<'code'>;
  readonly botSeconds: Histogram<'game' | 'level'>;
  /** Bots that are to move and wait for a slot. */
  readonly botsWaiting: Gauge;
  /** Bots that failed or hung, and were restarted. */
  readonly botFailures: Counter<'game'>;
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly pushes: Counter<'result'>;
  /** What people have reported, by the reason. */
  readonly reports: Counter<'reason'>;
}

const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const THOUGHT = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];

/** A registry of its own for every server, so that several can run in one process. */
export function serverMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    tables: new Gauge({ name: 'mozaika_tables', help: 'Tables with subscribers', registers }),
    sockets: new Gauge({ name: 'mozaika_sockets', help: 'Open sockets', registers }),
    actions: new Counter({
      name: 'mozaika_actions_total',
      help: 'Actions stored',
      labelNames: ['game', 'actor'],
      registers,
    }),
    actionSeconds: new Histogram({
      name: 'mozaika_action_seconds',
      help: 'From an action arriving to it being stored and broadcast',
      buckets: QUICK,
      registers,
    }),
    refusals: new Counter({ name: 'mozaika_refusals_total', help: 'Refusals', labelNames: ['code'], registers }),
    botSeconds: new Histogram({
      name: 'mozaika_bot_seconds',
      help: 'How long bots thought about a move',
      labelNames: ['game', 'level'],
      buckets: THOUGHT,
      registers,
    }),
    botsWaiting: new Gauge({ name: 'mozaika_bots_waiting', help: 'Bots that wait for their turn to think', registers }),
    botFailures: new Counter({
      name: 'mozaika_bot_failures_total',
      help: 'Bots that failed or hung',
      labelNames: ['game'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'mozaika_http_request_seconds',
      help: 'Requests over HTTP',
      labelNames: ['method', 'route', 'status'],
      buckets: QUICK,
      registers,
    }),
    pushes: new Counter({
      name: 'mozaika_pushes_total',
      help: 'Notifications sent to push services',
      labelNames: ['result'],
      registers,
    }),
    reports: new Counter({
      name: 'mozaika_reports_total',
      help: 'Reports about people',
      labelNames: ['reason'],
      registers,
    }),
  };
}
