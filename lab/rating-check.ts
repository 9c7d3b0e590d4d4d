// npm run rating:check [-- risks] [seed]: made-up risks of every kind, each rated by both engines,
// by the oracle of exact fractions and in the ways that must not change it; 100,000 unless told.
import type { SampleRisk } from '../apps/rater/src/domain/sample-risks';
import { runCommand } from '../tools/advice.mjs';
import { problemsOf } from './rating/check-risk';
import { loadEngine } from './rating/engine';

const RISKS = 100_000;
const SHOWN = 10;
const REPORT_EVERY = 20_000;

void runCommand(async () => {
  const [count = RISKS, seed = Date.now() % 2 ** 32] = process.argv.slice(2).map(Number);
  const engine = loadEngine();
  const risks = engine.everyKindOfRisk(engine.seedShelf, seed);
  let [wrong, quick] = [0, 0];
  for (let done = 1; done <= count; done++) {
    const body = risks.next().value as SampleRisk;
    const problems = problemsOf(engine, engine.seedShelf, body);
    const risk = engine.readInput(body, { mayBypass: true, books: engine.seedShelf });
    if (engine.quickPrice(risk)) quick++;
    if (problems.length && ++wrong <= SHOWN) console.log(problems, JSON.stringify(body));
    if (done % REPORT_EVERY === 0) console.log(`  ${done} risks, ${wrong} wrong`);
  }
  const share = ((100 * quick) / count).toFixed(2);
  console.log(
    `  seed ${seed}: ${count} risks, ${wrong} wrong, ${share} % without the exact engine`,
  );
  process.exitCode = wrong ? 1 : 0;
});
