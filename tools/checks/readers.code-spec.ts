import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const ROOM = 'libs/platform/src/reading/';

/** What parses files of others. */
const PARSERS =
  "@e965/xlsx|csv-parse[^']*|fflate|mailparser|pdfjs-dist[^']*|saxes|sharp|exceljs|jszip|unzipper|yauzl|file-type|fast-xml-parser";
const UNPACKERS = 'inflate|gunzip|unzip|brotliDecompress';
const READS = new RegExp(
  `(from|import\\() ?'(${PARSERS})'|import \\{[^}]*(${UNPACKERS})[^}]*\\} from 'node:zlib'`,
);

/** A file outside of the room, and what it does there. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'apps/docs/src/bundles/zip-of.ts': 'writes zips of papers',
  'apps/docs/src/rendering/fill-form.fixture.ts': 'fills in a form of ours for the tests',
  'apps/docs/src/rendering/pdf-text.fixture.ts': 'reads papers of ours for the tests',
  'libs/platform/src/printing/lines-of.fixture.ts': 'reads papers of ours for the tests',
  'libs/platform/src/sheets/write-workbook.ts': 'writes workbooks',
  'libs/testing/src/sheet-files.ts': 'writes the files that people have, for the tests',
  'libs/testing/src/writes/write-rows.ts': 'reads tables of the project for the tests',
};

const isServed = (file: string): boolean =>
  /\.ts$/.test(file) && !/spec\.ts$/.test(file) && !file.startsWith('apps/console');

const filesOf = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter(isServed);

describe('files of others', () => {
  const readers = ['apps', 'libs']
    .flatMap(filesOf)
    .filter((file) => READS.test(fs.readFileSync(path.join(root, file), 'utf8')));

  it('are read in the room for it, and nowhere in the loop of a service', () => {
    const elsewhere = readers.filter((file) => !file.startsWith(ROOM));
    expect(elsewhere.sort()).toEqual(Object.keys(OTHERWISE).sort());
  });

  it('are read by programs that only the process of a reader loads', () => {
    const index = fs.readFileSync(path.join(root, 'libs/platform/src/index.ts'), 'utf8');
    const loaded = [...index.matchAll(/^export (?!type)[^;]*'(\.\/reading\/[^']*)'/gm)];
    // The shape of a mail is counted in one pass over its bytes.
    expect(loaded.map(([, file]) => file)).toEqual([
      './reading/all-rows',
      './reading/file-refused',
      './reading/reading-room',
      './reading/readers/mail-shape',
    ]);
    const room = fs.readFileSync(path.join(root, ROOM, 'reading-room.ts'), 'utf8');
    expect(room).toContain("import type { Readers } from './readers'");
  });

  // What nobody uploads has a suite of its own.
  const ASKED_FOR = ['toolReport'];

  it('have a reader each, which the hostile files know', () => {
    const table = fs.readFileSync(path.join(root, ROOM, 'readers.ts'), 'utf8');
    const names = [...table.matchAll(/^ {2}(\w+): \w+,$/gm)].map(([, name]) => name);
    const known = fs.readFileSync(path.join(root, 'lab/hostile/doors.ts'), 'utf8');
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !known.includes(`'${name}'`))).toEqual(ASKED_FOR);
  });
});
