import fc from 'fast-check';
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

  it('says the same as the value, whose keys may be turned round', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        // What is digested has no such key: inputs and books are put together field by field.
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(turnedRound(value))).toBe(text);
      }),
    );
  });
});

function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, inner]) => [key, turnedRound(inner)]));
}
