// A picture to share or to keep: an SVG document turned into a PNG, with the app's display face put in.

import face from '../ui/fonts/fraunces.woff2?url';

/** How many pixels of the file are one unit of the drawing: sharp on phones. */
const SCALE = 2;

async function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The typeface could not be read'));
    reader.readAsDataURL(file);
  });
}

/** The drawing with its typeface: a picture may fetch nothing. Where the face can't be had, another one stands in. */
async function withFace(svg: string): Promise<string> {
  try {
    const address = await addressOf(await (await fetch(face)).blob());
    const style = `<style>@font-face{font-family:Fraunces;src:url("${address}") format("woff2");font-weight:400 800}</style>`;
    return svg.replace(/(<svg[^>]*>)/, `$1${style}`);
  } catch {
    return svg;
  }
}

function load(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture could not be drawn'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

/** The picture as a PNG file. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = await load(await withFace(svg));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * image.width;
  canvas.height = SCALE * image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))), 'image/png'),
  );
}
