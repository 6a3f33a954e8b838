// Colours and weights in the terminal, and texts side by side. Without colours the letters still say everything.

import { stripVTControlCharacters, styleText } from 'node:util';

export type Rgb = readonly [red: number, green: number, blue: number];

export interface TextStyle {
  /** A text on the background of a tile, in black or white, whichever is easier to read. */
  tile(text: string, background: Rgb): string;
  /** A text in a colour. */
  coloured(text: string, colour: Rgb): string;
  bold(text: string): string;
  dim(text: string): string;
}

/** `styleText` has no backgrounds of any colour. */
const BACKGROUND_RESET = '\u001b[49m';
const background = (rgb: Rgb): string => `\u001b[48;2;${rgb.join(';')}m`;

const hexOf = (rgb: Rgb): `#${string}` => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Perceived brightness by the weights of ITU-R BT.601. */
const isBright = ([red, green, blue]: Rgb): boolean => red * 0.299 + green * 0.587 + blue * 0.114 > 140;
const BLACK: Rgb = [20, 20, 20];
const WHITE: Rgb = [255, 255, 255];

/** Styles that reach the reader as Node decides by NO_COLOR, FORCE_COLOR, TERM and whether the stream is a terminal. */
export function styleFor(stream: NodeJS.WritableStream): TextStyle {
  const styled = (format: Parameters<typeof styleText>[0], text: string) => styleText(format, text, { stream });
  const hasColours = styled('bold', ' ') !== ' ';
  return {
    tile(text, rgb) {
      if (!hasColours) return text;
      const letters = styled(['bold', hexOf(isBright(rgb) ? BLACK : WHITE)], text);
      return `${background(rgb)}${letters}${BACKGROUND_RESET}`;
    },
    coloured: (text, rgb) => styled(hexOf(rgb), text),
    bold: (text) => styled('bold', text),
    dim: (text) => styled('dim', text),
  };
}

/** How many columns a text takes on the screen. */
const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

const blockWidth = (block: readonly string[]): number => Math.max(0, ...block.map(widthOf));

/** Blocks of lines next to each other, in as many bands as the width needs. */
export function sideBySide(blocks: readonly (readonly string[])[], width: number, gap = 4): string[] {
  const bands: (readonly string[])[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const block of blocks) {
    const own = blockWidth(block);
    const band = bands.at(-1);
    if (band && used + gap + own <= width) {
      band.push(block);
      used += gap + own;
    } else {
      bands.push([block]);
      used = own;
    }
  }
  return bands.flatMap((band, i) => (i === 0 ? bandLines(band, gap) : ['', ...bandLines(band, gap)]));
}

function bandLines(band: readonly (readonly string[])[], gap: number): string[] {
  const height = Math.max(...band.map((block) => block.length));
  const columns = band.map((block) => ({ block, width: blockWidth(block) }));
  return Array.from({ length: height }, (_, row) => {
    const cells = columns.map(({ block, width }) => {
      const text = block[row] ?? '';
      return text + ' '.repeat(width - widthOf(text));
    });
    return cells.join(' '.repeat(gap)).trimEnd();
  });
}
