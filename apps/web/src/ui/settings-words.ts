// Phrases of the settings, on their page and in a match.

import type { Phrases } from '@mozaika/words';

export const SETTINGS = {
  look: { en: 'How it looks', cs: 'Jak to vypadá' },
  play: { en: 'How you play', cs: 'Jak se hraje' },
  device: { en: 'This device', cs: 'Tohle zařízení' },
  confirmAbout: {
    en: 'A second tap plays the move. With a mouse, the first one does, unless you choose Always.',
    cs: 'Tah zahraje až druhé ťuknutí. S myší stačí první, pokud nezvolíš Vždy.',
  },
  language: { en: 'Language', cs: 'Jazyk' },
  theme: { en: 'Light or dark', cs: 'Světlo, nebo tma' },
  system: { en: 'Like the system', cs: 'Podle systému' },
  light: { en: 'Light', cs: 'Světlé' },
  dark: { en: 'Dark', cs: 'Tmavé' },
  confirm: { en: 'Confirm moves', cs: 'Potvrzovat tahy' },
  touch: { en: 'By touch', cs: 'Prstem' },
  always: { en: 'Always', cs: 'Vždy' },
  never: { en: 'Never', cs: 'Nikdy' },
  table: { en: 'Table', cs: 'Stůl' },
  plaster: { en: 'Plaster', cs: 'Omítka' },
  azulejo: { en: 'Azulejo', cs: 'Azulejo' },
  walnut: { en: 'Walnut', cs: 'Ořech' },
  tiles: { en: 'Tiles', cs: 'Povrch' },
  glazed: { en: 'Glazed', cs: 'Glazované' },
  matte: { en: 'Matte', cs: 'Matné' },
  pace: { en: 'Animations', cs: 'Animace' },
  calm: { en: 'Calm', cs: 'Pomalé' },
  normal: { en: 'Normal', cs: 'Běžné' },
  quick: { en: 'Quick', cs: 'Rychlé' },
  off: { en: 'Off', cs: 'Žádné' },
  notation: { en: 'Notation', cs: 'Zápis tahů' },
  notationAbout: {
    en: 'Add notation and what chance brought to the list of moves.',
    cs: 'Přidá do seznamu tahů jejich zápis a to, co přinesla náhoda.',
  },
  marks: { en: 'Colour marks', cs: 'Značky barev' },
  marksAbout: { en: 'A small letter says each tile’s colour.', cs: 'Malé písmeno říká, jaká je to barva.' },
  sounds: { en: 'Sounds', cs: 'Zvuky' },
  install: { en: 'Install Mozaika', cs: 'Nainstalovat Mozaiku' },
  installAbout: {
    en: 'It gets its own icon and opens like any other app.',
    cs: 'Dostane vlastní ikonu a otevírá se jako každá jiná aplikace.',
  },
  unsafe: {
    en: 'This address is not encrypted (http), so the browser won’t let Mozaika work offline, be installed or send notifications. You can still play.',
    cs: 'Tahle adresa není šifrovaná (http), takže prohlížeč Mozaice nedovolí fungovat bez sítě, nainstalovat se ani posílat upozornění. Hrát ale můžeš.',
  },
  talk: { en: 'Messages at tables', cs: 'Zprávy u stolů' },
  talkAbout: {
    en: 'Show what others write at online tables.',
    cs: 'Ukazovat, co ostatní píšou u online stolů.',
  },
  soundsAbout: { en: 'Tiles tap quietly on the table.', cs: 'Tiché ťukání o stůl.' },
} satisfies Phrases;
