import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../workspace.mjs';
import { shareParts } from './shared.mjs';

/** @typedef {Map<string, object[]>} Tables rows by the name of their table, in the order of loading */

/**
 * Writes the rows of each service: a file for each table, whose first line names the columns, and one for
 * the parts that they share.
 * @param {Map<string, Tables>} history
 * @param {string} lastDay
 */
export function writeFiles(history, lastDay) {
  const unsold = unsoldAccounts(history);
  const total = { rows: 0, bytes: 0 };
  for (const [service, tables] of history) {
    const folder = inRoot('apps', service, 'src/demo/history');
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    const { shared, tables: written } = shareParts(soldOnly(tables, unsold));
    const plan = { lastDay, tables: [...written.keys()] };
    const files = [
      ['history.json', `${JSON.stringify(plan, null, 2)}\n`],
      ['shared.ndjson', linesOf(shared)],
      ...[...written].map(([table, rows]) => [`${table}.ndjson`, linesOf(asLists(rows))]),
    ];
    for (const [name, text] of files) {
      fs.writeFileSync(path.join(folder, name), text);
      total.bytes += Buffer.byteLength(text);
    }
    for (const rows of written.values()) total.rows += rows.length;
  }
  return total;
}

/** Companies that were looked at and never quoted: no chart needs them. */
function unsoldAccounts(history) {
  const quoted = new Set(
    history
      .get('quote')
      .get('quote')
      .map((row) => row.account_id),
  );
  const ids = history
    .get('account')
    .get('account')
    .map(({ id }) => id);
  return new RegExp(ids.filter((id) => !quoted.has(id)).join('|') || '^$');
}

function soldOnly(tables, unsold) {
  const sold = [...tables].map(([table, rows]) => [
    table,
    rows.filter((row) => !unsold.test(JSON.stringify(row))),
  ]);
  return new Map(sold.filter(([, rows]) => rows.length));
}

const linesOf = (values) => values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** The names of the columns, then what each row has in them; an empty end is left out. */
function asLists(rows) {
  const isFilled = (name) => rows.some((row) => (row[name] ?? null) !== null);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(isFilled);
  return [names, ...rows.map((row) => trimmed(names.map((name) => row[name] ?? null)))];
}

const trimmed = (values) => values.slice(0, values.findLastIndex((value) => value !== null) + 1);
