import { rolldown } from 'rolldown';
import { inRoot } from '../workspace.mjs';

const SOURCE = 'libs/platform/src/reading/reader-main.ts';
const isOfOthers = (id) => /^[^./]/.test(id) && !id.startsWith('@palisade/');

/** The program of readers as it is written now, in one file: each start of it would compile it anew. */
export async function bundleReader() {
  const file = inRoot('dist/tests/reader.cjs');
  const bundle = await rolldown({
    input: inRoot(SOURCE),
    platform: 'node',
    tsconfig: inRoot('tsconfig.base.json'),
    external: isOfOthers,
    logLevel: 'silent',
  });
  await bundle.write({ file, format: 'cjs', codeSplitting: false, keepNames: true });
  return file;
}
