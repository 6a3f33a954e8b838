// What editions are called: the box that people own, by the id that `Game.editions` gives it.

import type { Language, Phrases } from './phrase.ts';

const NAMES: Phrases = {
  azul: { en: 'Azul', cs: 'Azul' },
  'azul-gray': { en: 'Azul: grey side', cs: 'Azul: šedá strana' },
  'azul-mini': { en: 'Azul Mini', cs: 'Azul Mini' },
  'azul-mini-gray': { en: 'Azul Mini: grey side', cs: 'Azul Mini: šedá strana' },
  'crystal-mosaic-x2': { en: 'Crystal Mosaic ×2', cs: 'Crystal Mosaic ×2' },
  'crystal-mosaic-bonus': { en: 'Crystal Mosaic bonus', cs: 'Crystal Mosaic: bonusy' },
  qwirkle: { en: 'Qwirkle', cs: 'Qwirkle' },
};

/** The name of an edition; an id that has none is its own. */
export const editionName = (id: string, language: Language): string => NAMES[id]?.[language] ?? id;

/** The same as a phrase, for whoever translates later. */
export const editionPhrase = (id: string) => NAMES[id] ?? { en: id, cs: id };
