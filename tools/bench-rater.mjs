// npm run bench:rater [-- --in-process]: how fast the rater is, against a reference of the same
// arithmetic, two rules engines and a bare server; all in one run, processor time, taking turns.
import { runCommand } from './advice.mjs';
import { benchInProcess, inProcessRows } from './bench/in-process.mjs';
import { benchOverHttp } from './bench/over-http.mjs';
import { loadEngine } from './rating/engine.mjs';

const BATCH = 100;

await runCommand(async () => {
  const inProcess = await benchInProcess(loadEngine());
  const { times, coverages, quick } = inProcess;
  const engine = times['engine, no trace'].median;
  console.log(`  ${coverages} coverages, ${100 * quick} % without the exact engine`);
  console.log('  what, per second, microseconds each, least to most, times the engine');
  for (const row of inProcessRows(inProcess)) console.log(`  ${row.join('  |  ')}`);
  const against = (name) => (times[name].median / engine).toFixed(2);
  console.log(`  of the guarded reference: ${against('guarded reference')}`);
  console.log(`  of bare arithmetic: ${against('bare arithmetic')}`);
  if (process.argv.includes('--in-process')) return;
  const { http, portfolio } = await benchOverHttp();
  const { echo, calculator, batch } = http;
  for (const [name, { median, least, most }] of Object.entries(http)) {
    console.log(
      `  ${name}: ${median.toFixed(0)} us a call (${least.toFixed(0)} to ${most.toFixed(0)})`,
    );
  }
  console.log(`  calculator against a bare echo: ${(echo.median / calculator.median).toFixed(2)}`);
  const times100 = (calculator.median * BATCH) / batch.median;
  console.log(`  ${BATCH} risks in one call against single calls: ${times100.toFixed(1)} times`);
  const { seconds, done, raterMb, gatewayMb } = portfolio;
  console.log(`  portfolio: ${JSON.stringify(done)} in ${seconds.toFixed(1)} s`);
  console.log(`  grown by ${raterMb.toFixed(0)} MB (rater), ${gatewayMb.toFixed(0)} MB (gateway)`);
});
