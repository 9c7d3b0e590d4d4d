import type { DomainError } from '@palisade/kernel';
import type { LogoCrop, LogoPart } from './logo-crop';
import { logoPartOf } from './logo-crop';

const PICTURE = { width: 600, height: 300 };
const SMALL: LogoCrop = {
  kind: 'SMALL',
  width: 144,
  height: 144,
  zoomFactor: 1,
  xCoordinate: 100,
  yCoordinate: 0,
};
const MEDIUM = { kind: 'MEDIUM', width: 300, height: 72, xCoordinate: 0 } as const;
const NONE = { left: 0, top: 0, right: 0, bottom: 0 };

describe('the part of a picture that becomes a logo', () => {
  it.each<[Partial<LogoCrop>, LogoPart]>([
    [{}, { cut: { left: 100, top: 0, width: 300, height: 300 }, margin: NONE }],
    [
      { zoomFactor: 3, yCoordinate: 150 },
      { cut: { left: 100, top: 150, width: 100, height: 100 }, margin: NONE },
    ],
    [MEDIUM, { cut: { left: 0, top: 0, width: 600, height: 144 }, margin: NONE }],
    [
      { zoomFactor: 0.5, xCoordinate: 0, yCoordinate: -150 },
      {
        cut: { left: 0, top: 0, width: 600, height: 300 },
        margin: { ...NONE, top: 150, bottom: 150 },
      },
    ],
    [
      { xCoordinate: 500 },
      { cut: { left: 500, top: 0, width: 100, height: 300 }, margin: { ...NONE, right: 200 } },
    ],
  ])('by %j is %j', (change, part) => {
    expect(logoPartOf({ ...SMALL, ...change }, PICTURE)).toEqual(part);
  });

  it.each<[Partial<LogoCrop>, string]>([
    [{ zoomFactor: 0.39 }, '/zoomFactor'],
    [{ zoomFactor: 3.1 }, '/zoomFactor'],
    [{ width: 300 }, '/width'],
    [{ height: 72 }, '/height'],
    [{ kind: 'MEDIUM' }, '/width'],
    [{ xCoordinate: 600 }, '/xCoordinate'],
    [{ yCoordinate: -300 }, '/xCoordinate'],
  ])('by %j is refused at %s', (change, pointer) => {
    try {
      logoPartOf({ ...SMALL, ...change }, PICTURE);
      throw new Error('It was not refused.');
    } catch (error) {
      expect((error as DomainError).errors?.[0]?.pointer).toBe(pointer);
    }
  });
});
