// What hints say around their sentences.

import type { Phrases } from '@mozaika/words';

export const HINT_WORDS = {
  hint: { en: 'Hint', cs: 'Nápověda' },
  thinking: { en: 'The strongest bot is thinking about it…', cs: 'Nejsilnější bot o tom přemýšlí…' },
  showMove: { en: 'Show the move', cs: 'Ukázat tah' },
  why: { en: 'Why?', cs: 'Proč?' },
  close: { en: 'Close the hint', cs: 'Zavřít nápovědu' },
  best: { en: 'The strongest bot {move}.', cs: 'Nejsilnější bot {move}.' },
  failed: {
    en: 'There is no hint now: the bot could not be loaded.',
    cs: 'Nápověda teď není: bota se nepodařilo načíst.',
  },
  agreeTitle: { en: 'Hints for everybody?', cs: 'Nápověda pro všechny?' },
  agreeWhy: {
    en: 'Whoever has the turn may then ask the strongest bot. The result will say who did. Do all of you agree?',
    cs: 'Kdo je na tahu, smí se pak poradit s nejsilnějším botem. Ve výsledku bude, kdo se radil. Souhlasíte všichni?',
  },
  agree: { en: 'We all agree', cs: 'Souhlasíme všichni' },
  without: { en: 'No hints', cs: 'Bez nápovědy' },
  /** In the result, by names. */
  used: { en: 'With hints: {names}', cs: 'S nápovědou: {names}' },
  times: { en: '{name} ({count}×)', cs: '{name} ({count}×)' },
} satisfies Phrases;
