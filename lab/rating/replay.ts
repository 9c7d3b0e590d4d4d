// Rates stored ratings again by the books that they name, and tells what comes out differently.

const PAGE = 1_000;
const AMOUNTS = [
  'premium',
  'brokerFee',
  'mgaFee',
  'totalPremium',
  'surplusLineTax',
  'surplusStampingFee',
  'ipt',
  'amountDue',
];

/** Every stored rating with its product, in pages in the order of its id. */
export async function* storedRatings(pool) {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await pool.query(
      `select rating.id, quote.product, rating.input, rating.input_hash, rating.rate_book,
              rating.engine, rating.coverages, rating.charges
         from rating join quote on quote.id = rating.quote_id
        where rating.id > $1 order by rating.id limit ${PAGE}`,
      [last],
    );
    if (rows.length) yield rows;
    if (rows.length < PAGE) return;
    last = rows[rows.length - 1].id;
  }
}

/** Every active book, as the rater keeps it. */
export async function storedBooks(pool) {
  const { rows } = await pool.query(
    `select code, version, region, effective_from::text, effective_to::text, content, sha256
       from rate_book where status = 'ACTIVE'`,
  );
  return rows.map(({ code, effective_from: from, effective_to: to, content, ...row }) => {
    const book = { id: code, version: row.version, region: row.region, ...content };
    return { book: { ...book, effectiveFrom: from, effectiveTo: to }, sha256: row.sha256 };
  });
}

/** What a stored rating and its replay say differently; empty when they are the same. */
export function replayed(engine, books, stored) {
  const { product, input, rate_book: named, charges, coverages } = stored;
  const found = books.get(named.version);
  if (!found) return [{ field: 'rateBook', before: named.version, after: null }];
  const rating = ratingOf(engine, found, { product, input, hash: stored.input_hash });
  if (rating.refusal) return [{ field: 'input', before: 'rated', after: rating.refusal }];
  const before = { inputHash: stored.input_hash, sha256: named.sha256, ...amountsOf(charges) };
  for (const { key, premium } of coverages) before[`coverage ${key}`] = premium;
  const after = { inputHash: rating.hash, sha256: found.sha256, ...amountsOf(rating.price) };
  const covered = engine.coveragesIn(rating.price.lines);
  for (const key of Object.keys(covered)) after[`coverage ${key}`] = covered[key];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/** The amounts of a price that a stored rating has as well. */
export const amountsOf = (amounts) =>
  Object.fromEntries(AMOUNTS.map((name) => [name, amounts[name]]));

/** Who rated is not stored: an underwriter may have used points of the tables that others may not. */
function ratingOf(engine, { shelf }, { product, input, hash }) {
  let rating;
  for (const mayBypass of [false, true]) {
    try {
      const risk = engine.readInput(input, { product, mayBypass, books: shelf });
      rating = { price: engine.price(risk), hash: engine.digestOf(risk.input) };
    } catch (error) {
      rating ??= { refusal: error.detail ?? String(error) };
      continue;
    }
    if (rating.hash === hash) break;
  }
  return rating;
}

/** Books by version, each ready to rate with. */
export const shelvesOf = (engine, stored) =>
  new Map(
    stored.map(({ book }) => [
      book.version,
      { shelf: engine.aloneOnShelf(book), sha256: engine.digestOf(engine.contentOf(book)) },
    ]),
  );

/** How many ratings of each engine and book there are, and how many come out differently. */
export class ReplayReport {
  #groups = new Map();
  different = 0;
  count = 0;

  add({ engine, rate_book: { version } }, differences) {
    const key = `${engine} by ${version}`;
    const group = this.#groups.get(key) ?? { engine, version, count: 0, different: 0 };
    const different = Number(differences.length > 0);
    this.#groups.set(key, {
      ...group,
      count: group.count + 1,
      different: group.different + different,
    });
    this.count++;
    this.different += different;
  }

  /** In the order of engine and book. */
  get groups() {
    return [...this.#groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  }
}
