// How far somebody has come in the tutorials, kept on this device; and whether they were offered one.

import type { Json } from '@mozaika/kernel';
import { readLocal, writeLocal } from './local-storage.ts';

const KEY = 'tutorial';
/** What is kept in the place of a game once the offer was declined. */
const DECLINED = 'declined';
/** Matches that began on this device have left their seats there. */
const SEATS_KEY = 'seatings';

const kept = (): { readonly [game: string]: Json | undefined } => Object(readLocal(KEY));

/** The step to go on with, from 0, as far as there is such a step. */
export function reachedStep(game: string, steps: number): number {
  const step = kept()[game];
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < steps ? step : 0;
}

/** Keeps the step to go on with. */
export const keepStep = (game: string, step: number): void => keep(game, step);

/** Nobody asks again. */
export const declineTutorial = (): void => keep(DECLINED, true);

function keep(key: string, value: Json): void {
  writeLocal(KEY, { ...(kept() as { readonly [key: string]: Json }), [key]: value });
}

/** Whether to offer a tutorial: to who has begun neither a match nor a tutorial here, and has not declined. */
export const isTutorialDue = (): boolean => readLocal(KEY) === undefined && readLocal(SEATS_KEY) === undefined;
