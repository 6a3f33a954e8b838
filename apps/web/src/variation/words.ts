// What a variation says.

import type { Phrases } from '@mozaika/words';

export const VARIATION = {
  title: { en: 'What if', cs: 'Co kdyby' },
  fromMove: { en: 'What if? From move {move} on', cs: 'Co kdyby? Jinak od {move}. tahu' },
  inMatch: { en: 'In the match {name}: {move}.', cs: 'V partii {name}: {move}.' },
  ended: { en: 'In the match this was the end.', cs: 'V partii byl tady konec.' },
  scores: { en: 'Here {here}, in the match then {there}', cs: 'Tady {here}, v partii tehdy {there}' },
  others: { en: 'Who plays the others', cs: 'Kdo hraje za soupeře' },
  hand: { en: 'I play everybody', cs: 'Hraju za všechny' },
  bot: { en: 'Bot: {level}', cs: 'Bot: {level}' },
  back: { en: 'Back to the match', cs: 'Zpátky k partii' },
  link: { en: 'Link to this variation', cs: 'Odkaz na tuhle variantu' },
  linkWhy: {
    en: 'The link holds the match and the variation. Whoever opens it sees both and can play on.',
    cs: 'V odkazu je celá partie i varianta. Kdo ho otevře, uvidí obojí a může hrát dál.',
  },
  broken: {
    en: 'The link to this variation is broken: perhaps a part of it was lost. The match itself can be replayed.',
    cs: 'Odkaz na variantu je poškozený, možná se kus ztratil. Samotnou partii přehrát jde.',
  },
  noMoment: {
    en: 'This match has no such moment, so nothing can go on from there. The match itself can be replayed.',
    cs: 'Takový okamžik v partii není, nejde od něj tedy hrát jinak. Samotnou partii přehrát jde.',
  },
  hiddenTiles: {
    en: 'This record doesn’t say which tiles everybody held, so nobody can play on from here. It can be replayed.',
    cs: 'V záznamu není, co měli všichni v ruce, nejde z něj tedy hrát dál. Přehrát ho jde.',
  },
  refused: {
    en: 'This variation doesn’t fit the match: {reason} The match itself can be replayed.',
    cs: 'Tahle varianta k partii nepatří: {reason} Samotnou partii přehrát jde.',
  },
  toMatch: { en: 'Replay the match', cs: 'Přehrát partii' },
} as const satisfies Phrases;
