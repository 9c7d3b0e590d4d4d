import fc from 'fast-check';
import { shareOut } from './share-out';

describe('shareOut', () => {
  it.each([
    ['nothing of it to the second while the first asks', 300, [500, 200], [300, 0]],
    ['the rest of the first to the second', 600, [500, 200], [500, 100]],
    ['all that is asked', 700, [500, 200], [500, 200]],
    ['what nobody asks for to the first', 750, [500, 200], [550, 200]],
    ['all of it to a first that asks for nothing', 80, [0], [80]],
    ['nothing to one that was paid too much', 80, [100, -20], [80, 0]],
  ])('gives %s', (_, amount, asked, expected) => {
    expect(shareOut(amount, asked)).toEqual(expected);
  });

  it('gives all of it, and to none but the first more than it asks for', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000 });
    const lists = fc.array(amounts, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(amounts, lists, (amount, asked) => {
        const shares = shareOut(amount, asked);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        expect(shares.slice(1).every((share, index) => share <= (asked[index + 1] ?? 0))).toBe(
          true,
        );
      }),
    );
  });
});
