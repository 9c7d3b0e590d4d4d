import { cropOf } from './logo-kinds';

describe('the part of a picture that becomes a logo', () => {
  it.each([
    ['small', { x: 10.4, y: -3.6 }, { width: 144, height: 144, small: true }, [10, -4]],
    ['medium', { x: 0, y: 7.5 }, { width: 300, height: 72, small: false }, [0, 8]],
  ] as const)('of the %s one at %j', (kind, at, box, [xCoordinate, yCoordinate]) => {
    const expected = { ...box, zoomFactor: 0.4, xCoordinate, yCoordinate };
    expect(cropOf(kind, 0.4, at)).toEqual(expected);
  });
});
