// The words of Pebbles, English and Czech side by side.

import type { Vocabulary } from './words.ts';

export const pebblesWords: Vocabulary = {
  terms: {},
  refusals: {
    'not-in-hand': { en: 'Seat {seat} has no such pebble.', cs: 'Místo {seat} takový oblázek nemá.' },
    'no-swap': { en: 'Seat {seat} can’t swap now.', cs: 'Místo {seat} teď měnit nemůže.' },
  },
  events: {
    put: { en: '{name} gets {points|point|points}.', cs: '{name} získává {points|bod|body|bodů}.' },
  },
  actions: [
    { form: /^put (?<kind>[abc])$/, en: 'puts a pebble {kind}', cs: 'dává oblázek {kind}' },
    { form: /^swap .$/, en: 'swaps a pebble', cs: 'mění oblázek' },
    { form: /^draw (?<seat>\d) /, en: 'seat {seat} draws', cs: 'místo {seat} losuje' },
  ],
  reasons: { 'all-put': { en: 'Everybody has put the last pebble.', cs: 'Všichni dali poslední oblázek.' } },
};
