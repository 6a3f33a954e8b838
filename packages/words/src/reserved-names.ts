// Names that people may not give themselves, because others would take them for a bot, a guest or whoever runs the server.

import { LEVEL_NAMES } from './levels.ts';
import type { Phrase } from './phrase.ts';

const SYSTEM: readonly Phrase[] = [
  { en: 'Mozaika', cs: 'Mozaika' },
  { en: 'Server', cs: 'Server' },
  { en: 'System', cs: 'Systém' },
  { en: 'Admin', cs: 'Administrátor' },
  { en: 'Administrator', cs: 'Správce' },
  { en: 'Moderator', cs: 'Moderátor' },
];
const PLAYERS: readonly Phrase[] = [
  { en: 'Guest', cs: 'Host' },
  { en: 'Somebody', cs: 'Někdo' },
  { en: 'Sparring partner', cs: 'Sparingpartner' },
];

export const RESERVED_NAMES: readonly string[] = [...SYSTEM, ...PLAYERS, ...Object.values(LEVEL_NAMES)].flatMap(
  ({ en, cs }) => [en, cs],
);
