// What the package offers: the game and its types.

export { type Pebbles, type PebbleTypes, pebbles } from './game.ts';
