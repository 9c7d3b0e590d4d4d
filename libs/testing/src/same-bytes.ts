import type { DataSource } from 'typeorm';

/**
 * Expects that the roll-up of a table, counted anew, has the bytes that it has from being added up;
 * the table stands still meanwhile.
 */
export async function sameBytes(dataSource: DataSource, table: string): Promise<void> {
  const bytes = `select md5(string_agg(tally::text, '|' order by tally::text)) as md5
    from ${table}_tally as tally`;
  await dataSource.transaction(async (em) => {
    await em.query(`lock table ${table} in share row exclusive mode`);
    await em.query(`select pg_advisory_xact_lock(hashtext('${table}_tally'))`);
    await em.query(`select fold_${table}_tally()`);
    const folded: unknown = await em.query(bytes);
    await em.query(`select rebuild_${table}_tally()`);
    expect(await em.query(bytes)).toEqual(folded);
  });
}
