import { differencesOf } from './world';

describe('two worlds', () => {
  it.each([
    ['the same rows in another order', ['a', 'b'], ['b', 'a'], 0],
    ['a row once more', ['a', 'a'], ['a'], 1],
    ['a row that differs', ['a'], ['b'], 2],
  ])('of %s', (_, one, other, count) => {
    expect(differencesOf({ rows: one }, { rows: other })).toHaveLength(count);
  });
});
