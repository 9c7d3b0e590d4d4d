import fs from 'node:fs';
import path from 'node:path';

const SOURCES = ['apps', 'libs'].flatMap((root) =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/src\/.*\.ts$/.test(file) && !/(spec|fixture)\.ts$/.test(file))
    .map((file) => path.join(root, file)),
);
const PASS = /^ {2}(?:override )?(?:async )?pass\(([^)]*)\)[^{]*\{\n([\s\S]*?)^ {2}\}/gm;

/** Every pass of a sweep: its file, the rows that it is told to be at, and what it does. */
const PASSES = SOURCES.filter((file) => /extends \w*Sweep\b/.test(fs.readFileSync(file, 'utf8')))
  .flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(PASS)].map((pass) => [file, pass]))
  .map(([file, pass]) => [String(file), pass[1] as string, pass[2] as string] as const);

const LIMITED = /\blimit \$?\w|\.(take|limit)\(|\btake:|\bgetOne\(/;
const IMPORTED = /from '(\.[^']+)'/g;

/** Passes that have no rows to count: one statement folds all that was noted, one call clears a folder. */
const UNLIMITED = [
  'libs/platform/src/rollups/rollup-sweep.ts',
  'apps/docs/src/store/draft-sweep.ts',
];

const OWN_QUERY = /createQueryBuilder|\.query\(/;

/** Where rows are taken: the sweep itself, else what it hands its work to. */
function takingOf(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  if (OWN_QUERY.test(text)) return text;
  const imported = [...text.matchAll(IMPORTED)]
    .map(([, from]) => `${path.join(path.dirname(file), from)}.ts`)
    .filter((one) => fs.existsSync(one));
  return imported.map((one) => fs.readFileSync(one, 'utf8')).join('\n');
}

describe('work that time brings', () => {
  it('is found', () => {
    expect(PASSES.length).toBeGreaterThan(14);
  });

  // A sandbox has a clock of its own: what goes by it touches the rows of its agency alone.
  it.each(PASSES)('narrows to the rows that it is at: %s', (_, parameter, body) => {
    const [, name] = /^(?:\{ )?(\w+)/.exec(parameter) ?? [];
    expect(['rows', 'only']).toContain(name);
    expect(body).toMatch(new RegExp(`\\b${name ?? ''}\\b`));
  });

  // A night's work in one transaction would hold its locks for minutes.
  it.each(PASSES.filter(([file]) => !UNLIMITED.includes(file)))(
    'takes no more at a time than it says: %s',
    (file) => {
      expect(takingOf(file)).toMatch(LIMITED);
    },
  );
});
