import fs from 'node:fs';
import path from 'node:path';
import { isCached } from './rows.mjs';

const fileIn = (folder) => path.join(folder, 'palisade-seconds.json');

/**
 * The seconds that each task took when it last ran, by `project:target`; kept beside the results.
 * @returns {Record<string, number>}
 */
export function readLedger(folder) {
  try {
    return JSON.parse(fs.readFileSync(fileIn(folder), 'utf8'));
  } catch {
    return {}; // None was written yet, or it was cut off: it is written anew.
  }
}

/** Adds what ran now; what came from the cache or was never begun took no time of its own. */
export function writeLedger(folder, results) {
  const ran = results.filter(({ status }) => !isCached(status) && status !== 'skipped');
  const seconds = ran.map(({ project, target, seconds: took }) => [`${project}:${target}`, took]);
  const ledger = { ...readLedger(folder), ...Object.fromEntries(seconds) };
  fs.mkdirSync(folder, { recursive: true });
  const draft = `${fileIn(folder)}.${process.pid}`;
  fs.writeFileSync(draft, `${JSON.stringify(ledger, undefined, 2)}\n`);
  fs.renameSync(draft, fileIn(folder));
}
