import { createRequire } from 'node:module';
import { inRoot } from '../../tools/workspace.mjs';

/** The engine as it is built, without Nest and without a database. */
export function loadEngine() {
  const require = createRequire(__filename);
  const domain = (file) => require(inRoot('dist/swc/apps/rater/src/domain', file));
  return {
    ...domain('input/read-input.js'),
    ...domain('rate.js'),
    ...domain('quick/price.js'),
    ...domain('lines.js'),
    ...domain('sample-risks.js'),
    ...domain('canonical-json.js'),
    ...domain('books/book-shelf.js'),
    ...domain('books/book-content.js'),
    ...domain('books/test-book.js'),
    ...domain('../calculator/digests.js'),
    surplusTaxes: require(inRoot('dist/swc/libs/trade/src/index.js')).SURPLUS_TAXES,
    seedShelf: domain('books/rate-books.js').SEED_SHELF,
  };
}
