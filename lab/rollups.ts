// npm run rollups: counts all roll-ups anew from their tables, on the server of DATABASE_URL or of the
// start that runs on DATA_DIR, and says whether each has the same bytes as before.
import pg from 'pg';
import { Advice, runCommand } from '../tools/advice.mjs';
import { runningDatabase } from '../tools/start/database.mjs';

/** Each table that is counted, in the database of its service of the same name. */
const TABLES = ['quote', 'policy'];

void runCommand(async () => {
  const url = process.env.DATABASE_URL?.replace(/\/$/, '') ?? runningDatabase();
  if (!url) {
    throw new Advice('No database: nothing runs here and DATABASE_URL is not set.', 'npm start');
  }
  const prefix = process.env.DATABASE_PREFIX ?? 'palisade_';
  for (const table of TABLES) {
    const { before, after, rows } = await rebuilt(`${url}/${prefix}${table}`, table);
    const said = before === after ? 'the same bytes as before' : 'other bytes than before';
    console.log(`  ${table}: ${rows} rows, ${said}`);
    if (before !== after) process.exitCode = 1;
  }
});

async function rebuilt(connectionString: string, table: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`select fold_${table}_tally()`);
    const { md5: before } = await contentOf(client, table);
    await client.query(`select rebuild_${table}_tally()`);
    const { md5: after, rows } = await contentOf(client, table);
    return { before, after, rows };
  } finally {
    await client.end();
  }
}

async function contentOf(client: pg.Client, table: string): Promise<{ md5: string; rows: number }> {
  const { rows } = await client.query<{ md5: string; rows: number }>(
    `select md5(string_agg(tally::text, '|' order by tally::text)) as md5, count(*)::int as rows
     from ${table}_tally as tally`,
  );
  return rows[0];
}
