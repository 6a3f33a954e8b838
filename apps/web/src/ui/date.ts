// Dates as people read them in lists.

import type { Language } from '@mozaika/words';

/** A day and a time, from milliseconds since 1970. */
export const formatDate = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(
    time,
  );
