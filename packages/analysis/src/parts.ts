// What a game is analysed with: its rules, who looks for the best moves, and who compares them.

import { type Bot, loadBot } from '@mozaika/bots';
import { type Appraiser, loadAppraiser } from '@mozaika/bots/appraisal';
import type { GameTypes } from '@mozaika/kernel';

export interface AnalysisParts<T extends GameTypes = GameTypes> {
  readonly bot: Bot<T>;
  readonly appraiser: Appraiser<T>;
}

/** Loads what a game is analysed with, if it can be. */
export async function loadAnalysis(game: string): Promise<AnalysisParts | undefined> {
  const [bot, appraiser] = await Promise.all([loadBot(game, 'master'), loadAppraiser(game)]);
  return bot && appraiser && { bot, appraiser };
}
