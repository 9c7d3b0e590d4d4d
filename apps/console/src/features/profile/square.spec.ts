import { squareOf } from './square';

const MEDIA = { naturalWidth: 400, naturalHeight: 300 };

describe('the square that is cut', () => {
  it.each([
    [{ x: 50, y: 0 }, 1, { sideLength: 300, xCoordinate: 50, yCoordinate: 0 }],
    [{ x: 100.4, y: 0.4 }, 1, { sideLength: 300, xCoordinate: 100, yCoordinate: 0 }],
    [{ x: 250, y: 180 }, 2, { sideLength: 300, xCoordinate: 250, yCoordinate: 150 }],
    [{ x: -1, y: 12.6 }, 3, { sideLength: 300, xCoordinate: 0, yCoordinate: 13 }],
  ])('at %j with zoom %d lies inside of the picture', (chosen, zoomFactor, expected) => {
    expect(squareOf(chosen, zoomFactor, MEDIA)).toEqual({ zoomFactor, ...expected });
  });
});
