import { DomainError } from '@palisade/kernel';

/** Spec 2 §5: a profile picture is 2 MB at most. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/** Zoom of the crop, in tenths: 1 to 3 by 0.1 (Spec 2 §9). */
const MIN_ZOOM_TENTHS = 10;
const MAX_ZOOM_TENTHS = 30;

/** The part of a picture that a person chose: a square, in pixels of the picture at zoom 1. */
export interface Crop {
  zoomFactor: number;
  sideLength: number;
  xCoordinate: number;
  yCoordinate: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Square {
  left: number;
  top: number;
  width: number;
  height: number;
}

const refused = (pointer: string, detail: string): DomainError =>
  new DomainError('INVALID_REQUEST', detail, 400, [{ pointer, detail }]);

/** The square of the picture to keep; 400 when it does not lie inside. */
export function squareOf(crop: Crop, { width, height }: Size): Square {
  const tenths = crop.zoomFactor * 10;
  const isTenth = Math.abs(tenths - Math.round(tenths)) < 1e-6;
  if (!isTenth || tenths < MIN_ZOOM_TENTHS - 1e-6 || tenths > MAX_ZOOM_TENTHS + 1e-6) {
    throw refused('/zoomFactor', 'Choose a zoom from 1 to 3 in steps of 0.1');
  }
  const side = Math.round(crop.sideLength / crop.zoomFactor);
  const { xCoordinate: left, yCoordinate: top } = crop;
  const fits = side >= 1 && left + side <= width && top + side <= height;
  if (!fits) throw refused('/sideLength', 'Choose a part that lies inside of the picture');
  return { left, top, width: side, height: side };
}

/** The refusal of a file that is no picture, or none that we read. */
export const notAPicture = (): DomainError =>
  refused('/file', 'Choose a picture: png, jpg, jpeg or gif');

export const pictureTooLarge = (): DomainError =>
  new DomainError('PICTURE_TOO_LARGE', '2MB max.', 413, [{ pointer: '/file', detail: '2MB max.' }]);

/** Nobody has a picture at this address. */
export const pictureNotFound = (): DomainError =>
  new DomainError('PICTURE_NOT_FOUND', 'There is no picture.', 404);
