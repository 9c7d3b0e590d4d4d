// npm run rating:exact [-- quotes] [ties] [seed]: what a quote costs without its trace, to the cent,
// against the oracle of exact fractions: made-up risks of every product, state and version, then
// risks with an amount exactly in the middle of two; 1,000,000 and 100,000 unless told.
import type { SampleRisk } from '../apps/rater/src/domain/sample-risks';
import { runCommand } from '../tools/advice.mjs';
import { loadEngine } from './rating/engine';
import type { Judgement } from './rating/exactness';
import { judged } from './rating/exactness';
import { tiedRisks } from './rating/ties';

const QUOTES = 1_000_000;
const TIES = 100_000;
const SHOWN = 10;
const REPORT_EVERY = 100_000;

void runCommand(async () => {
  const asked = process.argv.slice(2).map(Number);
  const [quotes = QUOTES, ties = TIES, seed = Date.now() % 2 ** 32] = asked;
  const engine = loadEngine();
  const { seedShelf: books } = engine;
  const judge = (body: SampleRisk): Judgement => judged(engine, books, body);
  console.log(`  seed ${seed}`);
  const made = engine.everyKindOfRisk(books, seed);
  const first = tally('quotes', quotes, () => judge(made.next().value));
  const tied = tiedRisks(engine, books, seed);
  const second = tally('ties', ties, () => judge(tied.next().value.body));
  if (second.tied < ties) throw new Error('Not every tie is one.');
  process.exitCode = first.wrong + second.wrong ? 1 : 0;
});

interface Tally {
  wrong: number;
  tied: number;
  quick: number;
}

/** Judges so many risks, and tells what came of it. */
function tally(name: string, count: number, next: () => Judgement): Tally {
  const total = { wrong: 0, tied: 0, quick: 0 };
  const versions: Record<string, number> = {};
  for (let done = 1; done <= count; done++) {
    const { wrong, isTied, isQuick, version } = next();
    versions[version] = (versions[version] ?? 0) + 1;
    if (isTied) total.tied++;
    if (isQuick) total.quick++;
    if (wrong.length && ++total.wrong <= SHOWN) console.log(`  ${name} ${done}: ${wrong}`);
    if (done % REPORT_EVERY === 0) console.log(`  ${done} ${name}, ${total.wrong} wrong`);
  }
  const share = ((100 * total.quick) / count).toFixed(2);
  console.log(`  ${count} ${name}: ${total.wrong} wrong, ${total.tied} with a tie`);
  console.log(`  ${share} % without the exact engine; ${JSON.stringify(versions)}`);
  return total;
}
