// What the bots offer.

export type { Analysis, AnytimeSearch, Bot, Budget, MoveValue, SearchRequest } from './bot.ts';
export type { Decision, DecisionOptions, PendingDecision } from './decide.ts';
export { decide, startDecision } from './decide.ts';
export type { BotName, GameBots, Level } from './registry.ts';
export { BOT_NAMES, botNameOf, DEFAULT_OPPONENT, LEVELS, loadBots } from './registry.ts';
export { searchRequestOf } from './search-request.ts';
