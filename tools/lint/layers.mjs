import fs from 'node:fs';
import { inRoot } from '../workspace.mjs';

/**
 * Code in layers, the lowest first: a folder imports itself and those before it, never one after it
 * nor the files beside the folders, which put them together.
 */
const LAYERS = {
  'libs/platform/src': [
    'config',
    'process',
    'calendar',
    'sheets',
    'printing',
    'context',
    'reading',
    'problems',
    'migrations',
    'database',
    'telemetry',
    'broker',
    'watch',
    'activity',
    'outbox',
    'transactions',
    'sandbox',
    'events',
    'sweeps',
    'rollups',
    'upstreams',
    'access',
    'openapi',
    'writes',
    'jobs',
    'mail',
    'texts',
    'messages',
    'letters',
    'http',
    'activitylog',
    'notes',
    'operations',
    'demo-history',
  ],
  'apps/auth/src': [
    'domain',
    'migrations',
    'text',
    'secrets',
    'people',
    'identity',
    'reports',
    'partners',
    'mailedlinks',
    'demo',
  ],
};

/** The roots of layered code. */
export const LAYERED = Object.keys(LAYERS);

/** The zones of all layered code; throws for a folder that has no place in its order. */
export const layerZones = () =>
  Object.entries(LAYERS).flatMap(([root, layers]) => zonesOf(root, layers));

function zonesOf(root, layers) {
  const folders = fs.readdirSync(inRoot(root), { withFileTypes: true });
  for (const { name } of folders.filter((entry) => entry.isDirectory())) {
    if (!layers.includes(name)) throw new Error(`${root}/${name} has no place in LAYERS.`);
  }
  return layers.map((layer, at) => ({
    target: `./${root}/${layer}`,
    from: `./${root}`,
    except: layers.slice(0, at + 1).map((one) => `./${one}`),
    message: `Imports flow one way: ${layer} knows what stands before it in tools/lint/layers.mjs.`,
  }));
}
