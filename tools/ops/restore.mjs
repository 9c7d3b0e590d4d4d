import fs from 'node:fs';
import path from 'node:path';
import { Advice } from '../advice.mjs';
import { choosePlace } from '../pg/place.mjs';

/** Puts a copy where a start finds it: `DATA_DIR=<folder> npm start` goes on from there. */
export function restore(source, dataDir) {
  const manifestFile = path.join(source, 'manifest.json');
  if (!fs.existsSync(manifestFile)) {
    throw new Advice(`${source} holds no finished back-up.`, 'npm run ops -- backup <folder>');
  }
  if (fs.existsSync(dataDir) && fs.readdirSync(dataDir).length > 0) {
    throw new Advice(`${dataDir} is not empty.`, 'choose a new folder; nothing is overwritten');
  }
  fs.mkdirSync(dataDir, { recursive: true });
  fs.cpSync(path.join(source, 'files'), dataDir, { recursive: true });
  const place = choosePlace(path.join(dataDir, 'postgres'));
  if (fs.existsSync(place.data)) throw new Advice(`${place.data} exists.`, 'choose a new folder');
  fs.cpSync(path.join(source, 'postgres'), place.data, { recursive: true });
  fs.copyFileSync(path.join(source, 'password'), `${place.data}.password`);
  own(place.data, place.identity);
  return JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
}

/** The server insists on a folder that is its own and nobody else's. */
function own(folder, { uid, gid }) {
  fs.chmodSync(folder, 0o700);
  if (uid === undefined) return;
  fs.chownSync(folder, uid, gid);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) own(place, { uid, gid });
    else fs.chownSync(place, uid, gid);
  }
}
