import pg from 'pg';

/**
 * The databases of an installation, by the beginning of their names.
 * @param {string} url
 * @param {string} prefix
 * @returns {Promise<string[]>}
 */
export async function databases(url, prefix) {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    const sql = 'select datname from pg_database where starts_with(datname, $1) order by datname';
    return (await client.query(sql, [prefix])).rows.map(({ datname }) => datname);
  } finally {
    await client.end();
  }
}
