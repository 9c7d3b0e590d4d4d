import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.mjs';

/** One sha256 over the names and contents of all files below the given paths of the checkout. */
export function fingerprint(paths, keep = () => true) {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap((entry) => filesBelow(entry)).filter(keep)) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Every file at or below a path, relative to the checkout, in a stable order. */
export function filesBelow(entry) {
  const absolute = path.join(root, entry);
  if (!fs.existsSync(absolute)) return [];
  if (fs.statSync(absolute).isFile()) return [entry];
  return fs
    .readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.relative(root, path.join(found.parentPath, found.name)))
    .sort();
}
