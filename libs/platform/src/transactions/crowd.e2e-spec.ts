import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Module, Param, Post } from '@nestjs/common';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { Can } from '../access/can';
import { databaseUrl } from '../config/config';
import { Config } from '../config/config';
import { PlatformModule } from '../platform.module';
import { Transactions } from './transactions';

const CROWD = 64;
const LOCK = `select pg_advisory_xact_lock(hashtextextended($1, 42))`;

/** Rows that are locked by those who change them, as those of every service are. */
@Controller('rows')
class RowsController {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
  ) {}

  @Post(':id')
  @Can('any')
  change(@Param('id') id: string): Promise<object> {
    return this.changed(id);
  }

  @Post()
  @Can('any')
  changeNamed(@Body() { policyId }: { policyId: string }): Promise<object> {
    return this.changed(policyId);
  }

  @Get(':id')
  @Can('any')
  read(@Param('id') id: string): Promise<object> {
    return this.dataSource.query('select $1::text as id', [id]);
  }

  private changed(id: string): Promise<object> {
    return this.transactions.run(async ({ em }) => {
      await em.query(LOCK, [id]);
      return { id };
    });
  }
}

@Module({
  imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })],
  controllers: [RowsController],
})
class RowsModule {}

describe('a crowd that changes one row', () => {
  let app: TestApp;
  let caller: TestCaller;
  let holder: Client;

  beforeAll(async () => {
    app = await startApp({ name: 'claims', module: RowsModule }, { DATABASE_POOL: '4' });
    caller = await app.signIn({ accountType: 'AGENCY', permissions: [] });
    const connectionString = databaseUrl(app.app.get(Config), 'claims');
    holder = new Client({ connectionString });
    await holder.connect();
  });
  afterAll(async () => {
    await holder.end();
    await app.close();
  });

  it.each<[string, (id: string, n: number) => Promise<{ status: number }>]>([
    ['by its address', (id) => caller.post(`/rows/${id}`)],
    ['by its body', (policyId) => caller.post('/rows', { policyId })],
    [
      'with keys',
      (id) => caller.send('POST', `/rows/${id}`, '{}', { 'idempotency-key': randomUUID() }),
    ],
    [
      'in several ways',
      (id, n) => (n % 2 ? caller.post(`/rows/${id}`) : caller.post('/rows', { policyId: id })),
    ],
  ])('%s leaves the connections to others, and is served in the end', async (_, change) => {
    const [crowded, other] = [randomUUID(), randomUUID()];
    await holder.query('begin');
    await holder.query(LOCK, [crowded]);
    let served = 0;
    const crowd = Array.from({ length: CROWD }, async (__, n) => {
      const { status } = await change(crowded, n);
      served++;
      return status;
    });
    for (let n = 0; n < 5; n++) {
      expect((await caller.get(`/rows/${other}`)).status).toBe(200);
      expect((await caller.get(`/rows/${crowded}`)).status).toBe(200);
      expect((await caller.post(`/rows/${other}`)).status).toBe(201);
    }
    expect(served).toBe(0);
    await holder.query('commit');
    expect(new Set(await Promise.all(crowd))).toEqual(new Set([201]));
  });
});
