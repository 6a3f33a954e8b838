// Tournaments: formats, the log, pairings, standings. Whoever runs one stores the log and plays the tables.

export { type Command, type Decision, decide, lastRound } from './decide.ts';
export { type EntrantId, type Entry, type TableResult, UNDOABLE } from './entry.ts';
export { FORMAT_KINDS, type Format, MOST_ENTRANTS, type TieBreak } from './format.ts';
export { FULL_POINTS, tablePoints } from './standings/points.ts';
export { type Standing, standings } from './standings/standings.ts';
export { inTablePoints } from './standings/tie-breaks.ts';
export { type Entrant, openTables, type Table, type Tournament, tournamentOf, waiting } from './state.ts';
