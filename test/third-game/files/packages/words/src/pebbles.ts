// The words of Pebbles, English and Czech side by side.

import { pebbles } from '@mozaika/pebbles';
import type { DescribeAction, Phrases, Vocabulary } from './words.ts';

const actions = {
  put: { en: 'puts a pebble {kind}', cs: 'dává oblázek {kind}' },
  swap: { en: 'swaps a pebble', cs: 'mění oblázek' },
  draw: { en: '{seat:player} draws', cs: '{seat:player} losuje' },
} as const satisfies Phrases;

const describeAction: DescribeAction = (text) => {
  const deal = pebbles.parseDeal(text);
  if (deal.ok) return { phrase: actions.draw, facts: { seat: deal.value.seat } };
  const [verb, kind = ''] = text.split(' ');
  return verb === 'put' ? { phrase: actions.put, facts: { kind } } : { phrase: actions.swap, facts: {} };
};

export const pebblesWords: Vocabulary = {
  terms: {},
  refusals: {
    'not-in-hand': { en: '{seat:Player} has no such pebble.', cs: '{seat:Player} takový oblázek nemá.' },
    'no-swap': { en: '{seat:Player} can’t swap now.', cs: '{seat:Player} teď vyměňovat nemůže.' },
  },
  events: {
    put: { en: '{name} gets {points|point|points}.', cs: '{name} získává {points|bod|body|bodů}.' },
  },
  describeAction,
  reasons: { 'all-put': { en: 'Everybody has put the last pebble.', cs: 'Všichni dali poslední oblázek.' } },
};
