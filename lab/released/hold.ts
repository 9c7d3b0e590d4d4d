import { startBeside } from './beside';
import { comparePrices } from './prices';
import { buildReleasedRater } from './source';

/** Holds today's quotes against the rater of the last release; tells what was compared, answers what differs. */
export async function holdReleasedRater(): Promise<string[]> {
  const released = buildReleasedRater();
  const stack = await startBeside(released);
  try {
    const { quotes, risks, wrong } = await comparePrices(stack);
    console.log(
      `  ${quotes} quotes and ${risks} risks rated by both, ${wrong.length} differences:`,
    );
    console.log(`  today's rater and that of ${released.version} (${released.found})`);
    return wrong;
  } finally {
    await stack.stop();
  }
}
