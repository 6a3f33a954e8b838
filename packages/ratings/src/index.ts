// Ratings of whoever meets somebody else: people, bots, puzzles.

export { type Encounter, type Rating, rate, UNRATED } from './glicko2.ts';
