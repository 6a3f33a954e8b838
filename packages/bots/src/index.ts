// What the bots offer.

export type { Analysis, Bot, Budget, MoveValue, Question, Thinking } from './bot.ts';
export type { Circumstances, Deciding, Decision } from './decide.ts';
export { decide, deciding } from './decide.ts';
export type { Field, Level, PlayerName } from './field.ts';
export { isPlayerName, LEVELS, loadField, PLAYER_NAMES } from './field.ts';
export { questionOf } from './record.ts';
