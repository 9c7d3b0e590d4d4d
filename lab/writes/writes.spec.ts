import fs from 'node:fs';
import path from 'node:path';
import { inRoot, serverApps } from '../../tools/workspace.mjs';
import type { WriteRow } from './writes';
import { judgeRows, writeRowsOf, writesOf } from './writes';

const ENDING = '.e2e-spec.ts';
const ROW: WriteRow = {
  operation: 'POST /api/quote/v1/planted',
  suite: 'planted',
  events: 'quote.requested.v1',
  records: 'quote.request<>',
  again: 'same',
  stale: '412',
  free: '',
  why: '',
};
const PLANTED = { operation: ROW.operation, hasBody: true };

describe('the tables of what each write does', () => {
  it.each(serverApps())(
    '%s: each write has a row, and each row is asked or says why not',
    (app) => {
      const files = fs.readdirSync(inRoot('apps', app, 'src'), { recursive: true }) as string[];
      const suites = files.filter((one) => one.endsWith(ENDING));
      const names = suites.map((one) => path.basename(one, ENDING));
      expect(judgeRows(writesOf(app), writeRowsOf(app), names)).toEqual([]);
    },
  );

  it.each<[string, WriteRow[], string]>([
    ['a write without a row', [], 'has no row'],
    [
      'a row without its write',
      [ROW, { ...ROW, operation: 'PUT /gone' }],
      'PUT /gone: there is no',
    ],
    ['a suite that is not there', [{ ...ROW, suite: 'elsewhere' }], 'no suite is named elsewhere'],
    ['an unknown answer', [{ ...ROW, again: '409' }], 'is answered 409'],
    ['a write without a record', [{ ...ROW, records: '-' }], 'says not why'],
    ['a field that takes anything', [{ ...ROW, free: 'note' }], 'says not why'],
    ['a write that no suite asks', [{ ...ROW, suite: '-' }], 'says not why'],
  ])('name %s', (_, rows, finding) => {
    expect(judgeRows([PLANTED], rows, ['planted']).join()).toContain(finding);
  });
});
