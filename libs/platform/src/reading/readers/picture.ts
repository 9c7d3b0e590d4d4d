import { FileRefused } from '../file-refused';

/** A picture of more pixels is refused before it is unpacked. */
const PIXELS_MAX = 40_000_000;
const FORMATS = ['png', 'jpeg', 'gif'];
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** How a picture is drawn again; sizes are pixels. */
export interface PictureAsk {
  sideMax: number;
  format: 'png' | 'webp';
}

/** A picture as it was drawn again. */
export interface DrawnPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Draws a picture again: upright, of a handy size, without anything but its pixels. */
export async function drawPicture(
  file: Buffer,
  { sideMax, format }: PictureAsk,
): Promise<DrawnPicture> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const found = await picture.metadata();
    if (!FORMATS.includes(found.format)) throw noPicture();
    const { data, info } = await picture
      .rotate()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw noPicture();
  }
}

/** A part of a picture that was drawn by `drawPicture`, and the size in which it is shown; pixels. */
export interface PicturePartAsk {
  cut: { left: number; top: number; width: number; height: number };
  /** Clear space around the part, where it reaches beyond the picture. */
  margin?: { left: number; top: number; right: number; bottom: number };
  width: number;
  height: number;
  format: 'png' | 'webp';
}

const QUALITY = 85;

/** Cuts a part out of a picture. */
export async function cutPicture(file: Buffer, ask: PicturePartAsk): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const { cut, margin, width, height, format } = ask;
  const part = sharp(file).ensureAlpha().extract(cut);
  const whole = margin ? part.extend({ ...margin, background: CLEAR }) : part;
  const shown = sharp(await whole.png().toBuffer()).resize(width, height, { fit: 'fill' });
  return (format === 'webp' ? shown.webp({ quality: QUALITY }) : shown.png()).toBuffer();
}

/** How large a picture that we drew is, in pixels. */
export async function measurePicture(file: Buffer): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

const noPicture = (): FileRefused =>
  new FileRefused('type', 'Choose a picture: png, jpg, jpeg or gif');
