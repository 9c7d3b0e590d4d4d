import { randomBytes } from 'node:crypto';
import { Module } from '@nestjs/common';
import { Client } from 'pg';
import { migrateOnly } from './migrate-only';
import { PlatformModule } from './platform.module';

@Module({ imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })] })
class BareModule {}

describe('migrating without serving', () => {
  const prefix = `test_${randomBytes(6).toString('hex')}_`;
  const server = process.env.DATABASE_URL ?? '';
  const before = process.env.DATABASE_PREFIX;
  const names = ['claims', 'bus'].map((name) => prefix + name);

  const on = async (
    database: string,
    work: (client: Client) => Promise<unknown>,
  ): Promise<void> => {
    const client = new Client({ connectionString: `${server}/${database}` });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  };

  afterAll(async () => {
    if (before === undefined) delete process.env.DATABASE_PREFIX;
    else process.env.DATABASE_PREFIX = before;
    for (const name of names) {
      await on('postgres', (client) => client.query(`drop database "${name}" with (force)`));
    }
  });

  it('makes what is missing, as often as it is run', async () => {
    process.env.DATABASE_PREFIX = prefix;
    const service = { name: 'claims', module: BareModule } as const;
    await migrateOnly(service);
    await migrateOnly(service);
    await on(`${prefix}claims`, async (client) => {
      const { rows } = await client.query('select count(*)::int as n from stored_answer');
      expect(rows).toEqual([{ n: 0 }]);
    });
  });
});
