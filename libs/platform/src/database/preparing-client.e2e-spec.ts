import { fixed } from './fixed-statements';
import { PreparingClient } from './preparing-client';

describe('PreparingClient', () => {
  const client = new PreparingClient({
    connectionString: `${process.env.DATABASE_URL ?? ''}/postgres`,
  });
  const prepared = async (like: string): Promise<number> => {
    const kept = 'select statement from pg_prepared_statements';
    const { rows } = await client.query<{ statement: string }>(kept);
    return rows.filter(({ statement }) => statement.includes(like)).length;
  };

  beforeAll(() => client.connect());
  afterAll(() => client.end());

  it('plans a statement once, whatever its values', async () => {
    for (const value of [1, 2, 3]) {
      const { rows } = await client.query('select $1::int as planned_once', [value]);
      expect(rows).toEqual([{ planned_once: value }]);
    }
    expect(await prepared('planned_once')).toBe(1);
  });

  it('plans the first rows in an order for their values', async () => {
    await client.query('select $1::int as cut Order\n By 1\nLimit 1', [1]);
    expect(await prepared('as cut')).toBe(0);
    await client.query('select count(*) as bounded from (select $1::int limit 5) as rows', [1]);
    expect(await prepared('as bounded')).toBe(0);
    await client.query('select $1::int as whole order by 1', [1]);
    expect(await prepared('as whole')).toBe(1);
  });

  it('plans a fixed statement once though it is cut, under its name and with or without values', async () => {
    const cut = fixed('test.cut', 'select $1::int as fixed order by 1 limit 1');
    const bare = fixed('test.bare', 'select 2 as bare order by 1 limit 1');
    for (const value of [1, 2]) {
      expect((await client.query(cut, [value])).rows).toEqual([{ fixed: value }]);
      expect((await client.query(bare)).rows).toEqual([{ bare: 2 }]);
    }
    const kept = `select name from pg_prepared_statements where name like 'test.%' order by name`;
    const { rows } = await client.query<{ name: string }>(kept);
    expect(rows.map(({ name }) => name)).toEqual(['test.bare', 'test.cut']);
  });

  it('answers a callback, as pools ask it', async () => {
    const rows = await new Promise((resolve, reject) => {
      client.query('select $1::int as called', [7], (error: Error | null, result) =>
        error ? reject(error) : resolve(result.rows),
      );
    });
    expect(rows).toEqual([{ called: 7 }]);
  });

  it('goes on after a statement that fails, and keeps no more than it may', async () => {
    await expect(client.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
    await expect(client.query('select nothing($1::int)', [0])).rejects.toThrow('does not exist');
    for (let n = 0; n < 400; n += 1) {
      const { rows } = await client.query(`select $1::int + ${n} as many`, [n]);
      expect(rows).toEqual([{ many: 2 * n }]);
    }
    expect(await prepared('')).toBeLessThanOrEqual(301);
  });
});
