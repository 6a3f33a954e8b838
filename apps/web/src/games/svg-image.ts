// Drawings as addresses that images and style sheets take.

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
