import fs from 'node:fs';
import path from 'node:path';

const SOURCE = 'apps/console/src';

/** What says in its place that a read failed, and reads again. */
const SAYS_SO = /<(Loaded|LoadedRecord|ReadError|ErrorState)\b|\bisError\b/;

it('shows no part of a page as loading after its read failed', () => {
  const files = fs
    .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file));
  const mute = files.filter((file) => {
    const text = fs.readFileSync(path.join(SOURCE, file), 'utf8');
    return /<Skeleton\b/.test(text) && /= useQuery\(/.test(text) && !SAYS_SO.test(text);
  });
  expect(mute).toEqual([]);
});
