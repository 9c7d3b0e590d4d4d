import { PRODUCT_CODES, PRODUCTS } from '@palisade/trade';
import { exact, isLess, plus, ZERO } from '../exact';
import { PRODUCT_OPTIONS } from './product-options';
import { SEED_BOOKS, SEED_SHELF } from './rate-books';

describe('the rate books', () => {
  it.each([
    ['US', '2026-01-01', 'US-2026-01'],
    ['US', '2026-12-31', 'US-2026-01'],
    ['US', '2027-01-01', 'US-2027-01'],
    ['UK', '2030-01-01', 'UK-2026-01'],
    ['US', '2025-12-31', undefined],
  ] as const)('in the %s on %s %s is in force', (region, date, version) => {
    expect(SEED_SHELF.bookOn(region, date)?.version).toBe(version);
  });

  it.each(SEED_BOOKS.map((book) => [book.version, book] as const))(
    '%s has core shares that make a whole and curves in ascending order',
    (_, { tables }) => {
      const shares = Object.values(tables.coreCoverages).map(({ share }) => exact(share));
      expect(shares.reduce(plus, ZERO)).toEqual(exact('1.00'));
      const { baseRate, techBaseRate, ilf, ilfTech, retention, sublimitFactor } = tables;
      for (const { points } of [baseRate, techBaseRate, ilf, ilfTech, retention, sublimitFactor]) {
        const places = points.map(([argument]) => exact(String(argument)));
        expect(places.every((x, i) => i === 0 || isLess(places[i - 1], x))).toBe(true);
      }
    },
  );

  it('rate every product of their region with every choice that it offers', () => {
    for (const product of PRODUCT_CODES) {
      const book = SEED_SHELF.bookOn(PRODUCTS[product].region, '2027-06-01');
      const retentions = book?.tables.retention.points.map(([argument]) => argument);
      const { deductibles, waitingHours, retro } = PRODUCT_OPTIONS[product];
      expect(retentions).toEqual(expect.arrayContaining([...deductibles]));
      expect(Object.keys(book?.tables.waitingPeriod ?? {})).toEqual(
        expect.arrayContaining(waitingHours.map(String)),
      );
      expect(Object.keys(book?.tables.retroPeriod ?? {})).toEqual(
        expect.arrayContaining(retro.map(String)),
      );
      expect(book?.tables.minimumPremium[product]).toMatch(/^\d+$/);
      expect(book?.tables.productFactor[product]).toMatch(/^\d\.\d\d$/);
    }
  });
});
