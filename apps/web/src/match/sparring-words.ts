// What the app says of the sparring partner: before a match, at its end, and in the settings.

import type { Phrases } from '@mozaika/words';

export const SPARRING_WORDS = {
  about: {
    en: 'Adapts to you: it plays so that the match stays open, and remembers how strongly you play.',
    cs: 'Přizpůsobí se ti: hraje tak, aby partie zůstala otevřená, a pamatuje si, jak silně hraješ.',
  },
  played: {
    en: 'The sparring partner played at the level “{level}”.',
    cs: 'Sparingpartner hrál na úrovni „{level}“.',
  },
  harder: {
    en: 'The sparring partner put you at the level “{level}”. Next time it will try a little harder.',
    cs: 'Sparingpartner tě odhadl na úroveň „{level}“. Příště trochu přidá.',
  },
  softer: {
    en: 'The sparring partner put you at the level “{level}”. Next time it will go a little easier.',
    cs: 'Sparingpartner tě odhadl na úroveň „{level}“. Příště trochu ubere.',
  },
  same: {
    en: 'The sparring partner put you at the level “{level}”. It will stay with that.',
    cs: 'Sparingpartner tě odhadl na úroveň „{level}“. Příště u ní zůstane.',
  },
  forget: { en: 'Forget how strongly I play', cs: 'Zapomenout, jak silně hraju' },
  forgetAbout: {
    en: 'The sparring partner keeps a number for each game on this device. Without it, it starts anew.',
    cs: 'Sparingpartner si na tomto zařízení pamatuje pro každou hru jedno číslo. Bez něj začne odhadovat znovu.',
  },
  forgotten: { en: 'Forgotten.', cs: 'Zapomenuto.' },
} satisfies Phrases;
