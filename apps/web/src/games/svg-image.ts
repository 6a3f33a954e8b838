// SVG drawings as text: addresses that images and style sheets take, and texts within drawings.

/** `content`: what is inside of the SVG element, whose view box has these sides. */
export function svgAddress(content: string, width: number, height: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** The sides of a small picture of a plan. */
export const PLAN = { width: 100, height: 80 } as const;

/** The sides of a picture of a table. */
export const TABLE_PICTURE = { width: 200, height: 120 } as const;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Text as SVG content, without characters that XML forbids. */
export const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (letter) => ENTITIES.get(letter) ?? '');

/** A text of at most so many characters. */
export function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}
