// SVG drawings as text: addresses that images and style sheets take, and texts within drawings.

/** `content`: what is inside of the SVG element, whose view box has these sides. */
export function svgAddress(content: string, width: number, height: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** The sides of a row of five tiles. */
export const ROW = { width: 532, height: 100 } as const;
const STEP = 108;

/** Five tiles in a row as one image; each tile is SVG of 100 by 100, `symbols` what they refer to. */
export function tileRow(tiles: readonly string[], symbols = ''): string {
  const row = tiles.map((tile, i) => `<g transform="translate(${STEP * i})">${tile}</g>`).join('');
  return svgAddress(symbols + row, ROW.width, ROW.height);
}

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
