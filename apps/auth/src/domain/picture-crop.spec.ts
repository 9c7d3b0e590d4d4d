import type { DomainError } from '@palisade/kernel';
import type { Crop, Square } from './picture-crop';
import { squareOf } from './picture-crop';

const SIZE = { width: 400, height: 300 };
const CROP: Crop = { zoomFactor: 1, sideLength: 300, xCoordinate: 50, yCoordinate: 0 };

describe('the part of a picture that is kept', () => {
  it.each<[Partial<Crop>, Square]>([
    [{}, { left: 50, top: 0, width: 300, height: 300 }],
    [{ zoomFactor: 3 }, { left: 50, top: 0, width: 100, height: 100 }],
    [
      { zoomFactor: 1.3, xCoordinate: 0 },
      { left: 0, top: 0, width: 231, height: 231 },
    ],
    [{ xCoordinate: 100 }, { left: 100, top: 0, width: 300, height: 300 }],
  ])('with %j is %j', (change, square) => {
    expect(squareOf({ ...CROP, ...change }, SIZE)).toEqual(square);
  });

  it.each<[Partial<Crop>, string]>([
    [{ xCoordinate: 101 }, '/sideLength'],
    [{ yCoordinate: 1 }, '/sideLength'],
    [{ sideLength: 301 }, '/sideLength'],
    [{ sideLength: 0 }, '/sideLength'],
    [{ zoomFactor: 0.9 }, '/zoomFactor'],
    [{ zoomFactor: 3.1 }, '/zoomFactor'],
    [{ zoomFactor: 1.05 }, '/zoomFactor'],
  ])('with %j is refused at %s', (change, pointer) => {
    try {
      squareOf({ ...CROP, ...change }, SIZE);
      throw new Error('It was not refused.');
    } catch (error) {
      expect((error as DomainError).errors?.[0]?.pointer).toBe(pointer);
    }
  });
});
