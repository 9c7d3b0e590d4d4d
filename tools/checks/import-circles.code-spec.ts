import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const IMPORTS = /(?:^|\n)(?:import|export)(?! type\b)[^;]*?from '(\.[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

const isOurs = (file: string) =>
  /\.tsx?$/.test(file) && !/(^|\/)(node_modules|generated|dist|test-results)\//.test(file);

const filesOf = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => isOurs(file));

/** What each file imports beside it when it runs; types are gone by then. */
function importsOf(texts: Map<string, string>): Map<string, string[]> {
  const targetOf = (file: string, name: string) =>
    ENDINGS.map((ending) => path.join(path.dirname(file), name) + ending).find((one) =>
      texts.has(one),
    );
  return new Map(
    [...texts].map(([file, text]) => [
      file,
      [...text.matchAll(IMPORTS)].flatMap(([, name]) => targetOf(file, name) ?? []),
    ]),
  );
}

/** The ways that lead back to where they begin, each once. */
function circlesOf(imports: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: string[]) => {
    const from = way.indexOf(file);
    if (from !== -1) circles.push([...way.slice(from), file].join(' -> '));
    if (from !== -1 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return circles;
}

it('finds a circle of values, and none of types alone', () => {
  const texts = new Map([
    ['a.ts', `import { b } from './b';`],
    ['b.ts', `import {\n  c,\n} from './c';\nimport type { A } from './a';`],
    ['c.ts', `import type { A } from './a';`],
  ]);
  expect(circlesOf(importsOf(texts))).toEqual([]);
  texts.set('c.ts', `export { a } from './a';`);
  expect(circlesOf(importsOf(texts))).toEqual(['a.ts -> b.ts -> c.ts -> a.ts']);
});

it('has no import circle in any code', () => {
  const files = ['apps', 'lab', 'libs', 'tools'].flatMap((folder) => filesOf(folder));
  const texts = new Map(
    files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(circlesOf(importsOf(texts))).toEqual([]);
});
