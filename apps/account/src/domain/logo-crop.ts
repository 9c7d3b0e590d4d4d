import { DomainError } from '@palisade/kernel';

/** The two sizes in which an agency shows its logo. */
export type LogoKind = 'SMALL' | 'MEDIUM';

export interface Size {
  width: number;
  height: number;
}

/** The boxes that logos fill, in pixels (Spec 2 §9). */
export const LOGO_BOXES: Readonly<Record<LogoKind, Size>> = {
  SMALL: { width: 144, height: 144 },
  MEDIUM: { width: 300, height: 72 },
};

const KB = 1024;
/** How large the file of a logo may be (Spec 2 §5). */
export const LOGO_BYTES_MAX: Readonly<Record<LogoKind, number>> = {
  SMALL: 50 * KB,
  MEDIUM: 150 * KB,
};

const TOO_LARGE: Readonly<Record<LogoKind, string>> = { SMALL: '50kb max.', MEDIUM: '150kb max.' };

// Spec 2 §9: zoom of a logo's crop.
const MIN_ZOOM = 0.4;
const MAX_ZOOM = 3;

/** The part of a picture that a person chose for a logo. */
export interface LogoCrop extends Size {
  kind: LogoKind;
  /** At 1 the part is the largest of the box's shape that lies inside of the picture. */
  zoomFactor: number;
  /** Left edge of the part, in pixels of the picture; below 0 it begins outside. */
  xCoordinate: number;
  yCoordinate: number;
}

/** What is cut out of a picture, and how much nothing surrounds it. */
export interface LogoPart {
  cut: { left: number; top: number; width: number; height: number };
  margin: { left: number; top: number; right: number; bottom: number };
}

const refused = (pointer: string, detail: string): DomainError =>
  new DomainError('INVALID_LOGO', detail, 400, [{ pointer, detail }]);

/** What to cut for a logo; 400 for another box, another zoom, or a part outside of the picture. */
export function logoPartOf(crop: LogoCrop, picture: Size): LogoPart {
  const { kind, zoomFactor: zoom, xCoordinate: left, yCoordinate: top } = crop;
  const box = LOGO_BOXES[kind];
  if (crop.width !== box.width || crop.height !== box.height) {
    const detail = `This logo is ${box.width} pixels wide and ${box.height} high.`;
    throw refused(crop.width === box.width ? '/height' : '/width', detail);
  }
  if (!(zoom >= MIN_ZOOM && zoom <= MAX_ZOOM)) {
    throw refused('/zoomFactor', `Choose a zoom from ${MIN_ZOOM} to ${MAX_ZOOM}`);
  }
  const scale = Math.min(picture.width / box.width, picture.height / box.height) / zoom;
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));
  const across = within(left, width, picture.width);
  const down = within(top, height, picture.height);
  if (across.length < 1 || down.length < 1) {
    throw refused('/xCoordinate', 'Choose a part of the picture');
  }
  return {
    cut: { left: across.at, top: down.at, width: across.length, height: down.length },
    margin: { left: across.before, right: across.after, top: down.before, bottom: down.after },
  };
}

/** The part of a stretch that lies inside of a picture, and what of it lies before and after. */
function within(from: number, length: number, end: number) {
  const at = Math.max(0, from);
  const until = Math.min(end, from + length);
  return { at, length: until - at, before: at - from, after: from + length - until };
}

/** The refusal of a file that is no picture, or none that we read. */
export const notALogo = (): DomainError =>
  refused('/file', 'Choose a picture: png, jpg, jpeg or gif');

/** The refusal of a file that is too large for its kind. */
export const logoTooLarge = (kind: LogoKind): DomainError => {
  const detail = TOO_LARGE[kind];
  return new DomainError('LOGO_TOO_LARGE', detail, 413, [{ pointer: '/file', detail }]);
};

/** There is no such logo. */
export const logoNotFound = (): DomainError =>
  new DomainError('LOGO_NOT_FOUND', 'There is no logo.', 404);
