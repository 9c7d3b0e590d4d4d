import sharp from 'sharp';
import type { Size, Square } from '../../domain/picture-crop';
import { notAPicture } from '../../domain/picture-crop';

/** A picture of more pixels is refused before it is unpacked. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 2048;
const SHOWN_SIDE = 256;
const FORMATS = ['png', 'jpeg', 'gif'];

/** Draws an uploaded picture again: upright, of a handy size, without anything but its pixels. */
export async function redraw(file: Buffer): Promise<{ bytes: Buffer; size: Size }> {
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.includes(format)) throw notAPicture();
    const { data, info } = await picture
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, size: { width: info.width, height: info.height } };
  } catch {
    throw notAPicture();
  }
}

/** Cuts the square out of a picture that we drew, in the size that is shown. */
export function cut(bytes: Buffer, square: Square): Promise<Buffer> {
  return sharp(bytes)
    .extract(square)
    .resize(SHOWN_SIDE, SHOWN_SIDE)
    .webp({ quality: 85 })
    .toBuffer();
}

/** How large a picture that we drew is. */
export async function sizeOf(bytes: Buffer): Promise<Size> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}
