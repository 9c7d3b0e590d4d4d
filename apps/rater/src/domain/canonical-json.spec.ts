import { canonicalJson } from './canonical-json';

describe('canonicalJson', () => {
  it('is the same whatever the order of the keys, at any depth', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe(
      '{"a":"x","b":[{"c":null,"d":1}]}',
    );
  });

  it('keeps the order of lists', () => {
    expect(canonicalJson([2, 1])).toBe('[2,1]');
  });
});
