// What the review of a match says.

import type { Phrases } from '@mozaika/words';

export const REVIEW = {
  title: { en: 'Review', cs: 'Rozbor' },
  toReplay: { en: 'To the replay', cs: 'Zpět k přehrání' },
  progress: { en: 'Analysing: step {done} of {total}', cs: 'Rozebírám: krok {done} z {total}' },
  begins: { en: 'The analysis is being loaded…', cs: 'Rozbor se načítá…' },
  deeper: { en: 'Look deeper', cs: 'Rozebrat hlouběji' },
  deepest: { en: 'Look as deep as possible', cs: 'Rozebrat co nejhlouběji' },
  deepestTakes: {
    en: 'That takes minutes; leave whenever you like, it goes on from there when you come back.',
    cs: 'Trvá to minuty; klidně odejdi, po návratu se bude pokračovat.',
  },
  running: {
    en: 'This match is still running: it can be reviewed once it is over.',
    cs: 'Tahle partie se ještě hraje: rozebrat půjde, až skončí.',
  },
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
  find: { en: 'Find the better move', cs: 'Najdi lepší tah' },
  picture: { en: 'Picture of the graph', cs: 'Obrázek grafu' },
  everyMove: { en: 'Every move', cs: 'Všechny tahy' },
  lossOf: { en: '−{loss} %', cs: '−{loss} %' },
  noMoments: { en: 'Nobody gave away anything that mattered.', cs: 'Nikdo neztratil nic podstatného.' },
  brokenOff: {
    en: 'This record ends before the match does: what was played is reviewed, the result is left out.',
    cs: 'Záznam končí dřív než partie: rozebírá se, co se odehrálo, výsledek chybí.',
  },
  toReview: { en: 'Whole review', cs: 'Celý rozbor' },
  decision: { en: 'Move {move}: {name}', cs: '{move}. tah: {name}' },
  earlier: { en: 'Previous decision', cs: 'Předchozí rozhodnutí' },
  later: { en: 'Next decision', cs: 'Další rozhodnutí' },
  playedWas: { en: '– played: {move}', cs: '– zahráno: {move}' },
  findBetter: {
    en: 'This gave away {loss} % of a win. Find a better move and make it on the board.',
    cs: 'Tím klesla šance na výhru o {loss} %. Najdi lepší tah a zahraj ho.',
  },
  bestWas: {
    en: 'Best: {move}. What was played gave away {loss} % of a win, about {points} points.',
    cs: 'Nejlepší: {move}. Zahraný tah přišel o {loss} % šance na výhru, asi o {points} bodu.',
  },
  nothingBetter: { en: 'No other move was clearly better.', cs: 'Žádný jiný tah nebyl zřetelně lepší.' },
  lineIs: { en: 'Then expected: {moves}.', cs: 'Potom se čeká: {moves}.' },
  line: { en: 'Line', cs: 'Pokračování' },
  lineBack: { en: 'Back in the line', cs: 'V pokračování o tah zpět' },
  lineOn: { en: 'On in the line', cs: 'V pokračování o tah dál' },
  showBest: { en: 'Show the best move', cs: 'Ukázat nejlepší tah' },
  showBestMove: { en: 'Best', cs: 'Nejlepší' },
  showPlayed: { en: 'Played', cs: 'Zahráno' },
  whatIf: { en: 'What if…', cs: 'Co kdyby…' },
  trying: { en: 'Judging this move…', cs: 'Posuzuji tenhle tah…' },
  foundIt: { en: 'Found: {move} is as good as the best.', cs: 'Je to tam: {move} patří k nejlepším.' },
  asGood: { en: '{move} is as good as the best.', cs: 'K nejlepším patří i {move}.' },
  notYet: {
    en: 'Not yet: {move} gives away {loss} % of a win.',
    cs: 'Ještě ne: {move} stojí {loss} % šance na výhru.',
  },
  noDecision: {
    en: 'There is nothing to judge here: it was a deal, or there was only one move. The review shows every decision.',
    cs: 'Tady není co posuzovat: rozdávalo se, nebo byl jen jeden možný tah. Všechna rozhodnutí jsou v rozboru.',
  },
  changed: {
    en: 'The winning chance would have been {before} %, with this move it was {after} %.',
    cs: 'Šance na výhru mohla být {before} %, s tímto tahem byla {after} %.',
  },
} as const satisfies Phrases;
