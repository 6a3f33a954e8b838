// How large a record may be: opened files and unpacked links that are larger are refused unread.

/** In bytes. Real records have a few kilobytes. */
export const LARGEST_RECORD = 2_000_000;
