import sharp from 'sharp';
import type { LogoKind, LogoPart, Size } from '../domain/logo-crop';
import { LOGO_BOXES, notALogo } from '../domain/logo-crop';

/** A picture of more pixels is refused before it is unpacked. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 1200;
const FORMATS = ['png', 'jpeg', 'gif'];
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** Draws an uploaded picture again: upright, of a handy size, without anything but its pixels. */
export async function redraw(file: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.includes(format)) throw notALogo();
    const size = { width: MAX_SIDE, height: MAX_SIDE };
    return await picture
      .rotate()
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    throw notALogo();
  }
}

/** Cuts a part out of a picture that we drew, clear where the part reaches beyond it. */
export async function cut(bytes: Buffer, kind: LogoKind, part: LogoPart): Promise<Buffer> {
  const whole = await sharp(bytes)
    .ensureAlpha()
    .extract(part.cut)
    .extend({ ...part.margin, background: NOTHING })
    .png()
    .toBuffer();
  const { width, height } = LOGO_BOXES[kind];
  return sharp(whole).resize(width, height, { fit: 'fill' }).png().toBuffer();
}

/** How large a picture that we drew is. */
export async function sizeOf(bytes: Buffer): Promise<Size> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}
