// What the score pad says.

import type { Phrases } from '@mozaika/words';

export const PAD = {
  title: { en: 'Score pad', cs: 'Zápisník bodů' },
  about: {
    en: 'For the real table: tap what lies there, the rules do the counting. Everything stays on this device.',
    cs: 'Ke skutečnému stolu: naťukej, co na něm leží, a pravidla to spočítají. Všechno zůstává v tomto zařízení.',
  },
  edition: { en: 'What you play', cs: 'Co hrajete' },
  players: { en: 'Players', cs: 'Hráči' },
  name: { en: 'Name of player {seat}', cs: 'Jméno hráče {seat}' },
  nameless: { en: 'Player {seat}', cs: 'Hráč {seat}' },
  sameNames: { en: 'Two players have the same name.', cs: 'Dva hráči se jmenují stejně.' },
  first: { en: 'Who begins', cs: 'Kdo začíná' },
  begin: { en: 'Begin', cs: 'Začít' },
  score: { en: 'Scores', cs: 'Body' },
  undo: { en: 'Undo', cs: 'Zpět o krok' },
  advice: { en: 'What should I have done?', cs: 'Jaký tah byl lepší?' },
  adviceOffer: {
    en: 'Enter what is on offer and whose turn it is, then analyse.',
    cs: 'Doplň, co je v nabídce a kdo je na tahu, a pak nech pozici rozebrat.',
  },
  evening: { en: 'The evening', cs: 'Celý večer' },
  toEvening: { en: 'To the evening', cs: 'Na přehled večera' },
  running: { en: 'goes on', cs: 'hraje se' },
  won: { en: '{names} won.', cs: 'Vítězství: {names}.' },
  tally: {
    en: '{name}: {wins|win|wins} in {matches|match|matches}, {points|point|points}',
    cs: '{name}: {wins|výhra|výhry|výher}, {matches|partie|partie|partií}, {points|bod|body|bodů}',
  },
  noTally: {
    en: 'The tally begins with the first match that is over.',
    cs: 'Součty začnou první dohranou partií.',
  },
  matches: { en: 'Matches', cs: 'Partie' },
  match: { en: '{number}. {edition}: {result}', cs: '{number}. {edition}: {result}' },
  next: { en: 'Next match', cs: 'Další partie' },
  clear: { en: 'New evening', cs: 'Nový večer' },
  clearSure: { en: 'Forget all matches of this evening', cs: 'Zapomenout všechny partie večera' },
  steps: { en: 'What was scored', cs: 'Co se bodovalo' },
  noSteps: { en: 'Nothing yet.', cs: 'Zatím nic.' },
  points: { en: '{name} {points}', cs: '{name} {points}' },
  notKept: {
    en: 'The browser keeps nothing here: the scores are gone when you leave.',
    cs: 'Prohlížeč tu nic neuchová: po odchodu budou body pryč.',
  },
  over: { en: 'The match is over: {reason}.', cs: 'Partie skončila: {reason}.' },
  unreadable: {
    en: 'This match can’t be shown: it was written by another version of Mozaika.',
    cs: 'Tuhle partii nejde ukázat: zapsala ji jiná verze Mozaiky.',
  },
} as const satisfies Phrases;
