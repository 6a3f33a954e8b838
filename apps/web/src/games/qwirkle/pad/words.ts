// What the score pad says of Qwirkle.

import type { Phrases } from '@mozaika/words';

export const PAD = {
  turn: { en: 'Turn {turn}: {seat:player}', cs: '{turn}. tah: {seat:player}' },
  turnOf: {
    en: '{name} plays: tap the tiles where they were laid.',
    cs: 'Hraje {name}: naťukej kostičky, kam přišly.',
  },
  worth: { en: 'Write down {points|point|points}', cs: 'Zapsat {points|bod|body|bodů}' },
  back: { en: 'Take the tiles back', cs: 'Vzít kostičky zpět' },
  trade: { en: 'Traded', cs: 'Výměna' },
  traded: { en: 'Tiles traded', cs: 'Kolik kostiček se mění' },
  pass: { en: 'Passed', cs: 'Vynechává' },
  line: {
    en: '{points|point|points} for a line of {length}: {tiles:tiles}',
    cs: '{points|bod|body|bodů} za řadu {length} kostiček: {tiles:tiles}',
  },
  qwirkle: {
    en: '{points|point|points} for a qwirkle, 6 of them extra: {tiles:tiles}',
    cs: '{points|bod|body|bodů} za qwirkle, z toho 6 navíc: {tiles:tiles}',
  },
  alone: { en: '{points|point|points} for a single tile', cs: '{points|bod|body|bodů} za samotnou kostičku' },
  last: { en: '{points|point|points} for the last tile', cs: '{points|bod|body|bodů} za poslední kostičku' },
} as const satisfies Phrases;
