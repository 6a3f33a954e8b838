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
