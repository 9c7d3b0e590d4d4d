import { checkInvariants } from './check';

const SETTLE_MS = 30_000;
const AGAIN_MS = 500;

/** The broken invariants, each with its first row, once what is under way has settled. */
export async function brokenInvariants(database: string): Promise<string[]> {
  const deadline = Date.now() + SETTLE_MS;
  for (;;) {
    const results = await checkInvariants(database, process.env.DATABASE_PREFIX);
    const broken = results.filter((result) => result.broken.length > 0);
    if (!broken.length || Date.now() > deadline) {
      return broken.map(({ name, broken: rows }) => `${name}: ${JSON.stringify(rows[0])}`);
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
