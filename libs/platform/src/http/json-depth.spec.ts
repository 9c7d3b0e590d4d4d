import { refuseDeepJson } from './json-depth';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('refuseDeepJson', () => {
  it.each([null, 1, 'text', {}, { a: [{ b: 1 }] }, nested(60)])('lets %j pass', (body) => {
    expect(() => refuseDeepJson(body)).not.toThrow();
  });

  it.each([70, 5_000])('refuses %d levels', (levels) => {
    expect(() => refuseDeepJson(nested(levels))).toThrow('levels deep');
  });
});
