import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../build/fingerprint.mjs';
import { dataDir } from '../workspace.mjs';

const isSeed = (file) => /^dist\/swc\/apps\/[^/]+\/src\/seed\.js$/.test(file);

/**
 * What a data store already holds: seeds run once, and again (they are idempotent) when a newer
 * version brings others. Production gets none.
 */
export function demoData({ env, databaseUrl }) {
  const { hostname, port } = new URL(databaseUrl);
  const store = process.env.DATABASE_URL ? `${hostname}:${port}` : 'embedded';
  const key = createHash('sha256').update(store).digest('hex').slice(0, 12);
  const stamp = path.join(dataDir(), `seeded-${key}`);
  const seeds = fingerprint(['dist/swc/apps'], isSeed);
  const seeded = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : undefined;
  const isDemo = env.NODE_ENV !== 'production' && env.DEMO_MODE !== 'false';
  return {
    isNew: seeded === undefined,
    isWanted: isDemo && seeded !== seeds,
    markSeeded: () => fs.writeFileSync(stamp, seeds),
  };
}
