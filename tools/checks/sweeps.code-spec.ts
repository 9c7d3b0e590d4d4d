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
});
