import { refuseUnfitJson } from './json-limits';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('refuseUnfitJson', () => {
  it.each([null, 1, 'text', 'a 😀', {}, { a: [{ b: 1 }] }, nested(60)])('lets %j pass', (body) => {
    expect(() => refuseUnfitJson(body)).not.toThrow();
  });

  it.each([70, 5_000])('refuses %d levels', (levels) => {
    expect(() => refuseUnfitJson(nested(levels))).toThrow('levels deep');
  });

  it.each([{ name: '\ud800' }, { a: ['x\udc00'] }, { '\ud800': 1 }])('refuses %j', (body) => {
    expect(() => refuseUnfitJson(body)).toThrow('half a character');
  });
});
