import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../test';

const apps = path.join(__dirname, '../../..');
const NAMESPACES =
  /^(common|account|agency|agent|carrier|coverage|organization|policy|quote|submission)$/;

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/spec/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** All keys of one locale, as the gateway merges them. */
function keysOf(locale: string): Set<string> {
  const folder = path.join(apps, 'gateway/locales', locale);
  return new Set(
    fs.readdirSync(folder).flatMap((file) => {
      const texts = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as object;
      return Object.keys(texts).map((key) => `${file.split('.')[0]}:${key}`);
    }),
  );
}

const namedKeys = (): string[] =>
  filesBelow(path.join(apps, 'console/src')).flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/['"`]([a-z]+):([A-Za-z][\w.-]*)['"`]/g)]
      .filter(([, namespace]) => NAMESPACES.test(namespace ?? ''))
      // `account:view` names a permission; the key of a text has a group and a name.
      .filter(([, , key]) => key?.includes('.'))
      .map(([, namespace, key]) => `${namespace}:${key}`),
  );

test('every text that the console names exists', () => {
  const known = keysOf('en-US');
  const named = [...new Set(namedKeys())];
  const exists = (key: string) => known.has(key) || known.has(`${key}_other`);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((key) => !exists(key))).toEqual([]);
});

test('the UK edition changes only texts that exist', () => {
  const known = keysOf('en-US');
  expect([...keysOf('en-GB')].filter((key) => !known.has(key))).toEqual([]);
});
