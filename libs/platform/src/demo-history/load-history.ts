import path from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { addDays, daysBetween } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { sealActivity } from '../activity/activity-chain';
import { Config } from '../config/config';
import type { ServiceName } from '../config/services';
import { Clock } from '../process/clock';
import { Transactions } from '../transactions/transactions';
import { RecordedHistory } from './history-rows';
import { movedRow } from './moved-row';

const ROWS_AT_ONCE = 500;

/** Whose history is loaded. */
export interface HistoryOf {
  service: ServiceName;
  /** The table that has rows as soon as the service has business of its own. */
  filled: string;
  /** The column of a table whose dates stay as they were recorded. */
  kept?: Readonly<Record<string, string>>;
}

/**
 * Loads the recorded rows of a service, moved so that they end yesterday, in one transaction; a
 * service that has business already stays as it is.
 */
export async function loadHistory(app: INestApplicationContext, history: HistoryOf): Promise<void> {
  if (app.get(Config).values.DEMO_HISTORY !== 'load') return;
  const yesterday = addDays(app.get(Clock).now().toISOString().slice(0, 10), -1);
  const isLoaded = await app.get(Transactions).run(({ em }) => load(em, history, yesterday));
  if (isLoaded) while (await sealActivity(app.get(DataSource)));
}

async function load(
  em: EntityManager,
  { service, filled, kept = {} }: HistoryOf,
  yesterday: string,
): Promise<boolean> {
  const known: object[] = await em.query(`select 1 from ${filled} limit 1`);
  if (known.length) return false;
  const history = new RecordedHistory(path.join('apps', service, 'src/demo/history'));
  const days = daysBetween(history.lastDay, yesterday);
  for (const table of history.tables) {
    const recorded = history.rows(table);
    const rows = recorded.map((row) => movedRow(row, days, kept[table]));
    await insert(em, table, { rows, names: Object.keys(recorded[0] ?? {}) });
  }
  return true;
}

const COLUMNS = `
  select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
  where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
    and column_name = any($2)`;

/**
 * A column that is younger than the record has its default. As json and not jsonb, which would change
 * the order of keys that some columns keep.
 */
async function insert(
  em: EntityManager,
  table: string,
  { rows, names }: { rows: string[]; names: string[] },
): Promise<void> {
  const [{ columns }] = (await em.query(COLUMNS, [table, names])) as [{ columns: string | null }];
  if (columns === null) return;
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await em.query(
      `insert into "${table}" (${columns})
       select ${columns} from json_populate_recordset(null::"${table}", $1)`,
      [`[${rows.slice(from, from + ROWS_AT_ONCE).join(',')}]`],
    );
  }
}
