import { surplusTaxOn } from '@palisade/trade';
import { bookOfRow } from '../../apps/rater/src/books/rate-book.entity';
import { seedRows } from '../../apps/rater/src/books/seed-books';
import { digestOf } from '../../apps/rater/src/calculator/digests';
import { demoBooks } from '../../apps/rater/src/demo/demo-books';
import { aloneOnShelf } from '../../apps/rater/src/domain/books/test-book';
import type { StoredRating } from '../rating/replay';
import { replayed } from '../rating/replay';
import { ENGINE } from '../rating/source-engine.fixture';
import { historyRows } from './history-rows';

/** The tax of Texas ends with the year, and another follows. */
jest.mock('../../libs/trade/src/surplus-taxes', () => {
  const taxes: typeof import('../../libs/trade/src/surplus-taxes') = jest.requireActual(
    '../../libs/trade/src/surplus-taxes',
  );
  const rows = taxes.SURPLUS_TAXES.flatMap((row) =>
    row.state === 'TX' && row.to === null
      ? [
          { ...row, to: '2026-12-31' },
          { ...row, taxPct: '9.99', from: '2027-01-01' },
        ]
      : [row],
  );
  const surplusTaxOn = (state: string, date: string) =>
    rows.find((row) => row.state === state && row.from <= date && date <= (row.to ?? date));
  return { ...taxes, SURPLUS_TAXES: rows, surplusTaxOn };
});

it('a future tax of Texas changes no rating of the demo', () => {
  expect(surplusTaxOn('TX', '2026-12-31')?.taxPct).not.toBe('9.99');
  expect(surplusTaxOn('TX', '2027-01-01')?.taxPct).toBe('9.99');
  const books = new Map(
    [...seedRows(), ...demoBooks()].map((row) => {
      const shelf = aloneOnShelf(bookOfRow(row));
      return [row.version, { shelf, sha256: row.sha256 ?? '' }] as const;
    }),
  );
  const products = new Map(
    historyRows<{ id: string; product: string }>('quote', 'quote').map((quote) => [
      quote.id,
      quote.product,
    ]),
  );
  const ratings = historyRows<StoredRating & { quote_id: string }>('quote', 'rating');
  const different = ratings
    .map((rating) => ({ ...rating, product: products.get(rating.quote_id) ?? '' }))
    .flatMap((rating) =>
      replayed({ ...ENGINE, digestOf }, books, rating).map((found) => ({
        id: rating.id,
        ...found,
      })),
    );
  expect(ratings.filter(({ surplus_tax: taxed }) => taxed?.state === 'TX')).not.toEqual([]);
  expect(different).toEqual([]);
});
