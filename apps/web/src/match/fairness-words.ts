// Words around the check of a shuffle. What the check found, packages/words says.

import type { Phrases } from '@mozaika/words';

export const FAIRNESS = {
  alarm: { en: 'Something is wrong with this shuffle', cs: 'U tohoto míchání něco nesouhlasí' },
  howItWorks: { en: 'How fair shuffling works', cs: 'Jak funguje poctivé míchání' },
  sealed: { en: 'Shuffled in advance, checked at the end', cs: 'Zamícháno předem, na konci se to ověří' },
  proven: { en: 'Proven shuffle', cs: 'Dokázané míchání' },
  consistent: { en: 'The deals follow from the seed', cs: 'Rozdání odpovídají semínku' },
  open: { en: 'This shuffle can’t be checked', cs: 'Tohle míchání se ověřit nedá' },
  broken: { en: 'This shuffle does not hold', cs: 'Tohle míchání neobstálo' },
  sealedWhy: {
    en: 'One secret seed determines all deals. Its commitment was fixed before the first deal; the seed is revealed when the match is over, and then the deals are checked.',
    cs: 'Všechna rozdání určuje jedno tajné semínko. Závazek vznikl před prvním rozdáním; semínko se prozradí na konci partie a rozdání se podle něj zkontrolují.',
  },
  sealedTogether: {
    en: 'The server’s secret seed and what the players’ devices added determine all deals. The seed is revealed when the match is over, and then the deals are checked.',
    cs: 'Všechna rozdání určuje tajné semínko serveru spolu s tím, co přidala zařízení hráčů. Semínko se prozradí na konci partie a rozdání se podle něj zkontrolují.',
  },
  provenPart: { en: 'Proven', cs: 'Dokázáno' },
  openPart: { en: 'Not proven', cs: 'Nedokázáno' },
  brokenPart: { en: 'Wrong', cs: 'Chyba' },
  remembered: {
    en: 'Commitment as this device saw it before the match',
    cs: 'Závazek, jak ho zařízení vidělo před partií',
  },
  commitment: { en: 'Commitment', cs: 'Závazek' },
  seed: { en: 'Seed', cs: 'Semínko' },
  method: { en: 'Method', cs: 'Postup' },
  contributionOf: { en: 'Contribution of {name}', cs: 'Příspěvek: {name}' },
  checkYourself: {
    en: 'To check it yourself, download the record and run: mozaika verify FILE',
    cs: 'Chceš-li to ověřit po svém, stáhni záznam a spusť: mozaika verify SOUBOR',
  },
} satisfies Phrases;
