// What the server offers to those who start it.

export type { ServedBots, ServedGame } from './catalogue.ts';
export { lanAddresses, qrCode } from './ops/lan.ts';
export type { LogLevel } from './ops/log.ts';
export { LOG_LEVELS } from './ops/log.ts';
export type { RunningServer } from './server.ts';
export { startServer } from './server.ts';
export type { ServerOptions } from './server-options.ts';
export { backup, restore } from './storage/open.ts';
export type { RunningThinker } from './thinker.ts';
export { startThinker } from './thinker.ts';
