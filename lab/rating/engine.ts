import type { SurplusTaxRow } from '@palisade/trade';
import type { bookDigest, digestOf } from '../../apps/rater/src/calculator/digests';
import type { BookShelf } from '../../apps/rater/src/domain/books/book-shelf';
import type { aloneOnShelf } from '../../apps/rater/src/domain/books/test-book';
import type { readInput } from '../../apps/rater/src/domain/input/read-input';
import type { coveragesIn } from '../../apps/rater/src/domain/lines';
import type { price, quickPrice, summary } from '../../apps/rater/src/domain/quick/price';
import type { rate } from '../../apps/rater/src/domain/rate';
import type { everyKindOfRisk } from '../../apps/rater/src/domain/sample-risks';
import { built } from '../built';

type RateBooks = typeof import('../../apps/rater/src/domain/books/rate-books');

/** What of the rater rates: as it is written, or as it is built. */
export interface Engine {
  readonly readInput: typeof readInput;
  readonly rate: typeof rate;
  readonly price: typeof price;
  readonly quickPrice: typeof quickPrice;
  readonly coveragesIn: typeof coveragesIn;
  readonly everyKindOfRisk: typeof everyKindOfRisk;
  readonly surplusTaxes: readonly SurplusTaxRow[];
  readonly seedShelf: BookShelf;
}

/** And what it takes to store a rating and to repeat it. */
export interface BuiltEngine extends Engine {
  readonly ENGINE: string;
  readonly summary: typeof summary;
  readonly digestOf: typeof digestOf;
  readonly bookDigest: typeof bookDigest;
  readonly aloneOnShelf: typeof aloneOnShelf;
}

/** The engine as it is built, without Nest and without a database. */
export function loadEngine(): BuiltEngine {
  const rater = (file: string): object => built(`apps/rater/src/${file}`);
  const { SURPLUS_TAXES } = built<typeof import('@palisade/trade')>('libs/trade/src/index.js');
  return {
    ...rater('domain/input/read-input.js'),
    ...rater('domain/rate.js'),
    ...rater('domain/quick/price.js'),
    ...rater('domain/lines.js'),
    ...rater('domain/sample-risks.js'),
    ...rater('domain/books/test-book.js'),
    ...rater('calculator/digests.js'),
    surplusTaxes: SURPLUS_TAXES,
    seedShelf: built<RateBooks>('apps/rater/src/domain/books/rate-books.js').SEED_SHELF,
  } as BuiltEngine;
}
