// Dates as people read them in lists.

import type { Language } from '@mozaika/words';

/** English is British here. */
const LOCALES = { en: 'en-GB', cs: 'cs-CZ' } as const satisfies { readonly [language in Language]: string };

/** A day and a time, from milliseconds since 1970. */
export const formatDate = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);

/** A day of UTC such as 2026-11-19. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`));
