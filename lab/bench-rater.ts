// npm run bench:rater [-- --in-process | --over-http]: how fast the rater is, against a reference of the same
// arithmetic, two rules engines and a bare server; all in one run, processor time, taking turns.
import { runCommand } from '../tools/advice.mjs';
import { benchInProcess, inProcessRows } from './bench/in-process';
import { benchOverHttp } from './bench/over-http';
import type { BuiltEngine } from './rating/engine';
import { loadEngine } from './rating/engine';

void runCommand(async () => {
  const loaded = loadEngine();
  if (!process.argv.includes('--over-http')) await inOneProcess(loaded);
  if (process.argv.includes('--in-process')) return;
  await benchOverHttp(loaded, (line) => console.log(`  ${line}`));
});

async function inOneProcess(loaded: BuiltEngine): Promise<void> {
  const inProcess = await benchInProcess(loaded);
  const { times, coverages, quick } = inProcess;
  const engine = times['engine, no trace'].median;
  console.log(`  ${coverages} coverages, ${100 * quick} % without the exact engine`);
  console.log('  what, per second, microseconds each, least to most, times the engine');
  for (const row of inProcessRows(inProcess)) console.log(`  ${row.join('  |  ')}`);
  const against = (name: keyof typeof times): string => (times[name].median / engine).toFixed(2);
  console.log(`  of the guarded reference: ${against('guarded reference')}`);
  console.log(`  of bare arithmetic: ${against('bare arithmetic')}`);
}
