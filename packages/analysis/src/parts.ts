// What a game is analysed with: its rules, who looks for the best moves, who compares them, and where points are lost.

import { type Bot, loadBot } from '@mozaika/bots';
import { type Appraiser, loadAppraiser } from '@mozaika/bots/appraisal';
import type { GameTypes } from '@mozaika/kernel';
import { type LossPlaces, loadLossPlaces } from './loss-places.ts';

export interface AnalysisParts<T extends GameTypes = GameTypes> {
  readonly bot: Bot<T>;
  readonly appraiser: Appraiser<T>;
  readonly lossPlaces: LossPlaces<T>;
}

/** Loads what a game is analysed with, if it can be. */
export async function loadAnalysis(game: string): Promise<AnalysisParts | undefined> {
  const [bot, appraiser, lossPlaces] = await Promise.all([
    loadBot(game, 'master'),
    loadAppraiser(game),
    loadLossPlaces(game),
  ]);
  return bot && appraiser && { bot, appraiser, lossPlaces };
}
