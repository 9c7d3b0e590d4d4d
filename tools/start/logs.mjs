import fs from 'node:fs';
import path from 'node:path';
import { dataDir } from '../workspace.mjs';

const ROTATE_BYTES = 20 * 1024 * 1024;
const TAIL_BYTES = 20_000;

/** Path of a log file below the data folder; a large one becomes `<name>.log.1` first. */
export function logFile(name) {
  const file = path.join(dataDir(), 'logs', `${name}.log`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (fs.existsSync(file) && fs.statSync(file).size > ROTATE_BYTES) {
    fs.renameSync(file, `${file}.1`);
  }
  return file;
}

/** The last error that a log file tells, as one sentence; undefined when there is none. */
export function lastError(file, fromByte = 0) {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').slice(fromByte) : '';
  const lines = text.slice(-TAIL_BYTES).split('\n');
  return lines.map(errorOf).findLast(Boolean);
}

function errorOf(line) {
  if (!line.startsWith('{')) return /(?:did not start: |^)\w*Error: (.+)/.exec(line)?.[1];
  try {
    const entry = JSON.parse(line);
    return entry.level >= 50
      ? (entry.err?.message ?? entry.error?.message ?? entry.msg)
      : undefined;
  } catch {
    return undefined;
  }
}
