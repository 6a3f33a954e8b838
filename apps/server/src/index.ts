// What the server offers to those who start it.

export type { ServedBots, ServedGame } from './catalogue.ts';
export type { Admin, AdminOptions, Done } from './moderation/admin.ts';
export { openAdmin } from './moderation/admin.ts';
export { readNetwork } from './moderation/network.ts';
export { lanAddresses, qrCode } from './ops/lan.ts';
export type { LogLevel } from './ops/log.ts';
export { LOG_LEVELS } from './ops/log.ts';
export { displayNameOf } from './people/display-name.ts';
export type { RunningServer } from './server.ts';
export { startServer } from './server.ts';
export type { ServerOptions } from './server-options.ts';
export { backup, restore } from './storage/open.ts';
export type { RunningThinker } from './thinker.ts';
export { startThinker } from './thinker.ts';
