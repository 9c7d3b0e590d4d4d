import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Action } from './lifecycles';
import { actionsInCode } from './lifecycles';

/** From which statuses each action leads where, and who may ask for it; kept by hand. */
const ROWS = parse<Action>(fs.readFileSync('tools/checks/lifecycles.csv'), { columns: true });

const keyOf = ({ life, action }: Action): string => `${life} ${action}`;

describe('the lives of rows', () => {
  const found = new Map(actionsInCode().map((one) => [keyOf(one), one]));

  it.each(ROWS)('$life: $action', (row) => {
    expect(found.get(keyOf(row))).toEqual(row);
  });

  it('have a row for each action', () => {
    const known = new Set(ROWS.map(keyOf));
    expect([...found.keys()].filter((key) => !known.has(key))).toEqual([]);
  });
});
