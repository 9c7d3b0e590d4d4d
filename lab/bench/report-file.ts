import fs from 'node:fs';
import { format } from 'prettier';
import { inRoot } from '../../tools/workspace.mjs';
import type { Row } from './table';
import { withRows } from './table';

const FILE = 'docs/benchmarks.md';

/**
 * Writes rows into the table of the platform in docs/benchmarks.md, where those of earlier runs stay
 * as they are when they were not measured again.
 */
export async function writeRows(rows: readonly Row[]): Promise<void> {
  const text = fs.readFileSync(inRoot(FILE), 'utf8');
  const written = withRows(text, rows);
  fs.writeFileSync(inRoot(FILE), await format(written, { filepath: FILE, printWidth: 120 }));
}
