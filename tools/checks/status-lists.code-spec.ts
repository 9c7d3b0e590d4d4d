import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import { statusLists } from './status-lists';

interface Row {
  rule: string;
  where: string;
  statuses: string;
}

/** What is decided by a status, where, and by which ones; kept by hand. */
const ROWS = parse<Row>(fs.readFileSync('tools/checks/status-lists.csv'), { columns: true });

describe('the statuses that rules stand on', () => {
  const found = statusLists();

  it.each(ROWS)('$rule ($where)', ({ where, statuses }) => {
    expect(found.get(where)).toBe(statuses);
  });

  it('have a row for each list', () => {
    const known = new Set(ROWS.map(({ where }) => where));
    expect([...found.keys()].filter((where) => !known.has(where))).toEqual([]);
  });

  it('are told by one sentence each', () => {
    expect(new Set(ROWS.map(({ rule }) => rule)).size).toBe(ROWS.length);
  });
});
