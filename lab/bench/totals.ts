import fs from 'node:fs';
import pg from 'pg';
import { Caller } from '../../tools/demo/caller.mjs';

const STAFF = 'admin@palisade.example';
const LIST = '/api/quote/v1/search?size=25';
const CALLS = 21;
const LINE = /duration: ([\d.]+) ms {2}(?:parse|bind|execute) [^:]*: ([^\n]*)/g;

/** Milliseconds in the database for one page of a list: for its rows, and for their number. */
export interface TotalTimes {
  rows: number;
  total: number;
}

/** What a list of quotes costs its database, as PostgreSQL itself logs it. */
export async function timesOfTotal(
  url: string,
  postgres: { url: string; logFile: string },
): Promise<TotalTimes> {
  const staff = await Caller.signIn(url, STAFF, () => {});
  await staff.get(LIST);
  const admin = new pg.Client({ connectionString: `${postgres.url}/palisade_quote` });
  await admin.connect();
  const log = async (fromMs: number): Promise<void> => {
    await admin.query(`alter system set log_min_duration_statement = ${fromMs}`);
    await admin.query('select pg_reload_conf()');
  };
  const begins = fs.statSync(postgres.logFile).size;
  await log(0);
  for (let n = 0; n < CALLS; n++) await staff.get(LIST);
  await log(-1);
  await admin.end();
  return added(fs.readFileSync(postgres.logFile, 'utf8').slice(begins));
}

function added(log: string): TotalTimes {
  const times = { rows: 0, total: 0 };
  for (const [, ms, sql] of log.matchAll(LINE)) {
    if (sql.includes('as count from (')) times.total += Number(ms) / CALLS;
    else if (/^SELECT .*FROM "quote"/.test(sql)) times.rows += Number(ms) / CALLS;
  }
  return times;
}
