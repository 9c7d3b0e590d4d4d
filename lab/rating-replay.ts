// npm run rating:replay: rates every stored rating again, by the book that it names and the engine
// as it is built, on the server of DATABASE_URL or of the start that runs on DATA_DIR.
import pg from 'pg';
import { Advice, runCommand } from '../tools/advice.mjs';
import { loadEngine } from './rating/engine';
import type { Difference, StoredRating } from './rating/replay';
import { replayed, ReplayReport, shelvesOf, storedBooks, storedRatings } from './rating/replay';
import { runningDatabase } from '../tools/start/database.mjs';

const SHOWN = 20;

void runCommand(async () => {
  const url = process.env.DATABASE_URL?.replace(/\/$/, '') ?? runningDatabase();
  if (!url)
    throw new Advice('No database: nothing runs here and DATABASE_URL is not set.', 'npm start');
  const prefix = process.env.DATABASE_PREFIX ?? 'palisade_';
  const poolOf = (name: string): pg.Pool =>
    new pg.Pool({ connectionString: `${url}/${prefix}${name}`, max: 2 });
  const [quotes, rater] = [poolOf('quote'), poolOf('rater')];
  try {
    const engine = loadEngine();
    const books = shelvesOf(engine, await storedBooks(rater));
    const report = new ReplayReport();
    for await (const page of storedRatings(quotes)) {
      for (const stored of page) {
        const differences = replayed(engine, books, stored);
        report.add(stored, differences);
        if (differences.length && report.different <= SHOWN) show(stored, differences);
      }
    }
    for (const { engine: by, version, count, different } of report.groups) {
      console.log(`  rated by ${by} and ${version}: ${count}, ${different} different`);
    }
    console.log(
      `  ${report.count} ratings replayed by ${engine.ENGINE}, ${report.different} different.`,
    );
    process.exitCode = report.different ? 1 : 0;
  } finally {
    await Promise.all([quotes.end(), rater.end()]);
  }
});

function show(stored: StoredRating, differences: readonly Difference[]): void {
  const { id, product, engine, rate_book: book } = stored;
  console.log(`  ${id} (${product}, ${book.version}, ${engine})`);
  for (const { field, before, after } of differences) {
    console.log(`    ${field}: ${before} -> ${after}`);
  }
}
