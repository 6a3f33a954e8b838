// What the review of a match says.

import type { Phrases } from '@mozaika/words';

export const REVIEW = {
  title: { en: 'Review', cs: 'Rozbor' },
  toReplay: { en: 'To the replay', cs: 'Zpět k přehrání' },
  progress: { en: 'Analysing: step {done} of {total}', cs: 'Rozebírám: krok {done} z {total}' },
  deeper: { en: 'Look deeper', cs: 'Rozebrat hlouběji' },
  failed: {
    en: 'The analysis broke off. What it has found is kept.',
    cs: 'Rozbor se přerušil. Co už našel, zůstává.',
  },
  again: { en: 'Go on', cs: 'Pokračovat' },
  refused: { en: 'This match can’t be reviewed: {reason}', cs: 'Tuhle partii rozebrat nejde: {reason}' },
  chances: { en: 'Winning chance: {name}', cs: 'Šance na výhru: {name}' },
  chanceAt: { en: 'After action {index}: {chance} %', cs: 'Po akci {index}: {chance} %' },
  chanceOf: { en: 'Chances of', cs: 'Šance hráče' },
  players: { en: 'How everybody played', cs: 'Jak kdo hrál' },
  moments: { en: 'The moments that mattered', cs: 'Klíčové okamžiky' },
  moment: { en: '{name}: {played}', cs: '{name}: {played}' },
  position: { en: 'Look at the position', cs: 'Ukázat pozici' },
  find: { en: 'Find the better move, then look here', cs: 'Najdi lepší tah a pak se podívej sem' },
  better: { en: 'Better: {better}', cs: 'Lepší: {better}' },
  changed: {
    en: 'The winning chance would have been {before} %, with this move it was {after} %.',
    cs: 'Šance na výhru mohla být {before} %, s tímto tahem byla {after} %.',
  },
} as const satisfies Phrases;
