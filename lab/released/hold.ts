import { startBeside } from './beside';
import { comparePrices } from './prices';
import { buildReleasedRater } from './source';

/** What was compared, in a sentence, and what came out differently. */
export interface Held {
  story: string;
  wrong: string[];
}

/** Holds today's quotes against the rater of the last release. */
export async function holdReleasedRater(): Promise<Held> {
  const released = buildReleasedRater();
  const stack = await startBeside(released);
  try {
    const { quotes, risks, wrong } = await comparePrices(stack);
    const by = `by the rater of ${released.version} (${released.found})`;
    const story = `${risks} risks priced and ${quotes} accounts quoted ${by}, ${wrong.length} wrong`;
    return { story, wrong };
  } finally {
    await stack.stop();
  }
}
