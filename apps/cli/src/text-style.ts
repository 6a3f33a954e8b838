// Colours in the terminal. Without them everything is still told by letters.

import { stripVTControlCharacters } from 'node:util';

export type Rgb = readonly [red: number, green: number, blue: number];

export interface TextStyle {
  /** Whether colours reach the reader at all. */
  readonly colours: boolean;
  /** A text on the ground of a tile. */
  tile(text: string, ground: Rgb): string;
  /** A text in a colour. */
  ink(text: string, colour: Rgb): string;
  bold(text: string): string;
  dim(text: string): string;
}

const RESET = '\u001b[0m';

/** Black or white, whichever is easier to read on a ground. */
function inkOn([red, green, blue]: Rgb): Rgb {
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? [20, 20, 20] : [255, 255, 255];
}

const COLOURED: TextStyle = {
  colours: true,
  tile: (text, ground) => `\u001b[1;48;2;${ground.join(';')};38;2;${inkOn(ground).join(';')}m${text}${RESET}`,
  ink: (text, colour) => `\u001b[38;2;${colour.join(';')}m${text}${RESET}`,
  bold: (text) => `\u001b[1m${text}${RESET}`,
  dim: (text) => `\u001b[2m${text}${RESET}`,
};

const PLAIN: TextStyle = {
  colours: false,
  tile: (text) => text,
  ink: (text) => text,
  bold: (text) => text,
  dim: (text) => text,
};

/** Colours if the environment wants them or the stream is a terminal that shows them. */
export function styleFor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): TextStyle {
  const { FORCE_COLOR, NO_COLOR, TERM } = env;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR === '0' || FORCE_COLOR === 'false' ? PLAIN : COLOURED;
  if (NO_COLOR) return PLAIN;
  return stream.isTTY && TERM !== 'dumb' ? COLOURED : PLAIN;
}

/** How many columns a text takes on the screen. */
const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** Blocks of lines next to each other, in as many bands as the width needs. */
export function sideBySide(blocks: readonly (readonly string[])[], width: number, gap = 4): string[] {
  const lines: string[] = [];
  let band: (readonly string[])[] = [];
  let used = 0;
  const flush = () => {
    const height = Math.max(0, ...band.map((block) => block.length));
    const widths = band.map((block) => Math.max(...block.map(widthOf)));
    for (let row = 0; row < height; row++) {
      const cells = band.map((block, i) => {
        const text = block[row] ?? '';
        return text + ' '.repeat(widths[i] - widthOf(text));
      });
      lines.push(cells.join(' '.repeat(gap)).trimEnd());
    }
    band = [];
    used = 0;
  };
  for (const block of blocks) {
    const own = Math.max(...block.map(widthOf));
    if (band.length > 0 && used + gap + own > width) {
      flush();
      lines.push('');
    }
    used += own + (band.length > 0 ? gap : 0);
    band.push(block);
  }
  flush();
  return lines;
}
