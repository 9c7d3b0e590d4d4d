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
    const story = `${quotes} quotes and ${risks} risks rated ${by}, ${wrong.length} differences`;
    return { story, wrong };
  } finally {
    await stack.stop();
  }
}
