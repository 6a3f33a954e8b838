// What the bots offer.

export type { Analysis, AnytimeSearch, Bot, Budget, MoveValue, SearchRequest } from './bot.ts';
export type { DailyPlan } from './daily.ts';
export { BOTS_VERSION, dailyPlan } from './daily.ts';
export type { Decision, DecisionOptions, PendingDecision } from './decide.ts';
export { decide, NO_CLOCK, startDecision } from './decide.ts';
export type { BotName, GameBots, Level, SeatBotName } from './registry.ts';
export { BOT_NAMES, botNameOf, DEFAULT_OPPONENT, LEVELS, loadBot, loadBots } from './registry.ts';
export { searchRequestOf } from './search-request.ts';
export type { SparringName } from './sparring/sparring-name.ts';
export { SPARRING, sparringLevel, sparringName } from './sparring/sparring-name.ts';
export type { MatchScores, Strength } from './sparring/strength.ts';
export { afterMatch, asLevel, UNKNOWN } from './sparring/strength.ts';
