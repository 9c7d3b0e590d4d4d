// npm run released: the rater of the last release in place of today's, on fresh data: whether today's quotes
// are rated by it, and to the same price.
import { runCommand } from '../tools/advice.mjs';
import { startBeside } from './released/beside';
import { comparePrices } from './released/prices';
import { buildReleasedRater } from './released/source';

void runCommand(async () => {
  const released = buildReleasedRater();
  console.log(`  rater ${released.version} (${released.found})`);
  const stack = await startBeside(released);
  try {
    const { quotes, risks, wrong } = await comparePrices(stack);
    for (const line of wrong) console.log(`  WRONG: ${line}`);
    console.log(`  ${quotes} quotes and ${risks} risks rated by both, ${wrong.length} differences`);
    process.exitCode = wrong.length ? 1 : 0;
  } finally {
    await stack.stop();
  }
});
