import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../workspace.mjs';
import { postgresFolder, postgresVersion } from './binaries.mjs';
import { serverIdentity } from './identity.mjs';

const OTHERS_MAY_ENTER = 0o001;

/**
 * Where the server runs: its user, its programs and its data. Below a private folder (root's home,
 * mode 0700) the user `postgres` can reach neither, so both move to a folder of their own outside,
 * named after the checkout.
 */
export function choosePlace(wantedData) {
  const identity = serverIdentity();
  const folder = postgresFolder();
  const outside = outsideFolder(wantedData);
  if (identity.uid === undefined) return { identity, folder, data: wantedData };
  const data = isReachable(path.dirname(wantedData)) ? wantedData : path.join(outside, 'data');
  fs.mkdirSync(path.dirname(data), { recursive: true });
  return { identity, folder: reachablePrograms(folder, identity, outside), data };
}

/** The folders of which one holds the data wanted at a path. */
export function possibleData(wantedData) {
  return [wantedData, path.join(outsideFolder(wantedData), 'data')];
}

/** The folder of the data and programs that had to move out of a private checkout. */
export function outsideFolder(wantedData) {
  const key = createHash('sha256').update(`${root}\0${wantedData}`).digest('hex').slice(0, 12);
  const base = process.getuid?.() === 0 ? '/var/lib' : os.tmpdir();
  return path.join(base, `palisade-${key}`);
}

function isReachable(folder) {
  const parent = path.dirname(folder);
  const mode = fs.existsSync(folder) ? fs.statSync(folder).mode : OTHERS_MAY_ENTER;
  return (mode & OTHERS_MAY_ENTER) !== 0 && (parent === folder || isReachable(parent));
}

function reachablePrograms(folder, identity, outside) {
  if (postgresVersion(folder, identity)) return folder;
  const copy = path.join(outside, 'native');
  if (!postgresVersion(copy, identity)) {
    fs.mkdirSync(outside, { recursive: true, mode: 0o755 });
    fs.cpSync(folder, copy, { recursive: true, force: true, verbatimSymlinks: true });
  }
  return copy;
}
