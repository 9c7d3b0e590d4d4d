// npm run risks [-- count [seed]]: prices random new companies of all products on a stack of its own,
// by hand, as the console does and from a file; every price must follow from what stands with it.
import { runCommand } from '../tools/advice.mjs';
import { startOwnStack } from '../tools/start/own-stack.mjs';
import { describeTried, tryNewRisks } from './new-risks/try';

const COUNT = 200;

void runCommand(async () => {
  const [count = COUNT, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
  const stack = await startOwnStack();
  try {
    const tried = await tryNewRisks(stack, count, seed);
    for (const line of tried.wrong) console.log(`  ${line}`);
    console.log(`  seed ${seed}: ${describeTried(tried)}`);
    process.exitCode = tried.wrong.length ? 1 : 0;
  } finally {
    await stack.stop();
  }
});
