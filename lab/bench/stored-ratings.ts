import pg from 'pg';
import type { BuiltEngine } from '../rating/engine';
import type { Difference, ReplayGroup, StoredRating } from '../rating/replay';
import {
  amountsOf,
  replayed,
  ReplayReport,
  shelvesOf,
  storedBooks,
  storedRatings,
} from '../rating/replay';
import type { Spread } from './measure';
import { inTurns } from './measure';
import type { BenchRisk } from './risks';
import { benchRisks } from './risks';

const RATINGS = 100_000;
const PAGE = 1_000;
const ROUNDS = 3;

/** Seconds of a pass over all ratings, and what the last one found. */
export interface StoredTimes {
  floor: Spread;
  again: Spread;
  groups: ReplayGroup[];
}

type Compare = (stored: StoredRating) => Difference[];

/**
 * Seconds to rate 100,000 stored ratings again: read in pages, what differs written down a row each
 * and reported; and seconds only to read and write the same rows.
 */
export async function benchStoredRatings(
  server: string,
  engine: BuiltEngine,
): Promise<StoredTimes> {
  const poolOf = (name: string): pg.Pool =>
    new pg.Pool({ connectionString: `${server}/palisade_${name}`, max: 2 });
  const [quotes, rater] = [poolOf('quote'), poolOf('rater')];
  try {
    const books = shelvesOf(engine, await storedBooks(rater));
    await store(quotes, engine);
    const again: Compare = (stored) => replayed(engine, books, stored);
    let groups: ReplayGroup[] = [];
    const variants: Record<'floor' | 'again', Compare> = { floor: () => [], again };
    const times = await inTurns(variants, ROUNDS, async (differencesOf) => {
      const started = performance.now();
      ({ groups } = await pass(quotes, differencesOf));
      return (performance.now() - started) / 1_000;
    });
    return { ...times, groups };
  } finally {
    await Promise.all([quotes.end(), rater.end()]);
  }
}

async function pass(pool: pg.Pool, differencesOf: Compare): Promise<ReplayReport> {
  await pool.query('drop table if exists rated_again');
  await pool.query('create table rated_again (id uuid primary key, differences jsonb not null)');
  const report = new ReplayReport();
  for await (const page of storedRatings(pool)) {
    const found = page.map((stored) => {
      const differences = differencesOf(stored);
      report.add(stored, differences);
      return JSON.stringify(differences);
    });
    await pool.query('insert into rated_again select * from unnest($1::uuid[], $2::jsonb[])', [
      page.map(({ id }) => id),
      found,
    ]);
  }
  return report;
}

/** As the quote service keeps them, on a quote of the demo. */
async function store(pool: pg.Pool, engine: BuiltEngine): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from quote where product = 'P250' limit 1`,
  );
  const ratings = benchRisks().map((body) => storedOf(engine, body));
  const columns = ['input', 'input_hash', 'rate_book', 'engine', 'coverages', 'charges'] as const;
  for (let done = 0; done < RATINGS; done += PAGE) {
    const page = Array.from({ length: PAGE }, (_, at) => ratings[(done + at) % ratings.length]);
    await pool.query(
      `insert into rating (id, quote_id, ${columns.join(', ')}, irpm_modifier, flags, lines, rated)
       select gen_random_uuid(), $1, input, hash, book, engine, coverages, charges, '1', '[]', '[]', now()
         from unnest($2::jsonb[], $3::text[], $4::jsonb[], $5::text[], $6::jsonb[], $7::jsonb[])
           as given(input, hash, book, engine, coverages, charges)`,
      [rows[0].id, ...columns.map((column) => page.map((rating) => rating[column]))],
    );
  }
  await pool.query('analyze rating');
}

function storedOf(engine: BuiltEngine, body: BenchRisk) {
  const risk = engine.readInput(body, { mayBypass: false, books: engine.seedShelf });
  const price = engine.price(risk);
  const { id, version } = risk.plan.book;
  const sha256 = engine.bookDigest(risk.plan.book);
  const covered = Object.entries(engine.coveragesIn(price.lines));
  const coverages = covered.map(([key, premium]) => ({ key, premium }));
  return {
    input: JSON.stringify(body),
    input_hash: engine.digestOf(risk.input),
    rate_book: JSON.stringify({ id, version, sha256 }),
    engine: engine.ENGINE,
    coverages: JSON.stringify(coverages),
    charges: JSON.stringify(amountsOf(price)),
  };
}
