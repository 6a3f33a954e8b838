// What the analysis offers. The facts of a game are in its own entry: `@mozaika/analysis/azul`, `@mozaika/analysis/qwirkle`.

export type { Counting } from './play-on.ts';
