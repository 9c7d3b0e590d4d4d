// node host.mjs [--seed] [--seed-only] <service> ...: hosts the named services in this process.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readServices, requireBuilt } from './services.mjs';

const STORY = [
  'auth',
  'account',
  'rater',
  'quote',
  'docs',
  'billing',
  'policy',
  'commissions',
  'claims',
  'gateway',
];

/** What is there before a history is recorded: who the people are, and no business. */
const STORY_OF_RECORDING = ['auth', 'account', 'rater', 'commissions'];

const require = createRequire(import.meta.url);
const flag = { type: 'boolean', default: false };
const { values, positionals } = parseArgs({
  options: { seed: flag, 'seed-only': flag },
  allowPositionals: true,
});
const running = [];

async function start() {
  const { startService } = requireBuilt('libs/platform/src/index.js');
  for (const { name, entry } of readServices().services) {
    if (!positionals.includes(name)) continue;
    running.push({ ...(await startService(require(entry).service)), name, entry });
  }
  if (values.seed || values['seed-only']) await seed();
  if (values['seed-only']) return stop();
  process.send?.({ started: positionals });
}

/** In the order of the demo's story: each service goes on from what the ones before it made. */
async function seed() {
  const isRecording = process.env.DEMO_HISTORY === 'record';
  const place = ({ name }) => STORY.indexOf(name);
  const steps = running
    .toSorted((one, other) => place(one) - place(other))
    .map(({ app, entry, name }) => {
      const file = path.join(path.dirname(entry), 'seed.js');
      return { app, name, ...(fs.existsSync(file) && require(file)) };
    });
  for (const { app, name, seed: make } of steps) {
    if (!isRecording || STORY_OF_RECORDING.includes(name)) await make?.(app);
    // What the rest of the story finds there already needs people and organisations alone.
    if (name === 'auth') for (const step of steps) await step.prepare?.(step.app);
  }
}

async function stop() {
  await Promise.all(running.map((service) => service.close()));
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
try {
  await start();
} catch (error) {
  process.stderr.write(`The services did not start: ${error?.stack ?? error}\n`);
  process.exit(1);
}
