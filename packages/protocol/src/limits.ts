// Limits and forms that server and clients share. Plain values, so that a page can use them without loading the schemas.

/** Of names that people give themselves and of what they write at tables, in code points. */
export const LONGEST_NAME = 30;
export const LONGEST_CHAT_MESSAGE = 200;
/** Of the title of a tournament. */
export const LONGEST_TITLE = 60;

/** Of what whoever runs a server tells everybody. */
export const LONGEST_ANNOUNCEMENT = 500;

/** What names and chat messages must not contain: control characters, halves of surrogate pairs, private use, and what turns the direction of writing or takes no space. */
export const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** The code of a table. It is all that a link needs, so it can't be guessed. */
export const TABLE_CODE = /^[a-z2-9]{12}$/;
/** The id of the n-th match of a table. */
export const MATCH_ID = /^[a-z2-9]{12}\.[1-9][0-9]{0,5}$/;

export const tableOfMatch = (match: string): string => match.slice(0, match.indexOf('.'));
export const numberOfMatch = (match: string): number => Number(match.slice(match.indexOf('.') + 1));

/** Attempts at puzzles: short texts, so many of one request, and so many that a server keeps for a person. */
export const ATTEMPT = /^[a-z0-9/-]{1,64}$/;
export const MOST_ATTEMPTS_AT_ONCE = 500;
export const MOST_ATTEMPTS = 5000;

/** How many entries of the journal one request may ask for. */
export const MOST_JOURNAL_ENTRIES = 500;

/** After so long away, at a table without a clock, the others may call a bot in. */
export const ABSENCE_MS = 5 * 60_000;
