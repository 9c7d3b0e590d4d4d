import type { FreshDatabases } from '@palisade/testing';
import { freshDatabases } from '@palisade/testing';
import type { DataSource } from 'typeorm';
import { loadConfig } from '../config/config';
import { connectionOptions, openDataSource } from '../database/database';
import { sealActivity, verifyActivity } from './activity-chain';
import { recordActivity } from './record-activity';

const NOW = new Date('2026-01-15T12:00:00.123Z');

describe('the activity record', () => {
  let databases: FreshDatabases;
  let dataSource: DataSource;

  beforeAll(async () => {
    databases = await freshDatabases(['policy']);
    const tables = { entities: [], migrations: [] };
    const options = connectionOptions('policy', loadConfig(databases.env), tables);
    dataSource = await openDataSource(options);
  });
  beforeEach(async () => {
    await asSuperuser('truncate activity');
    for (let n = 0; n < 5; n++) await write(`policy.act-${n}`);
    await sealActivity(dataSource);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await databases.drop();
  });

  function write(action: string): Promise<void> {
    const subject = { subjectType: 'policy', subjectId: 'p1' };
    return recordActivity(dataSource.manager, { action, ...subject, after: { a: 1 } }, NOW);
  }

  /** Changes rows as only the owner of the table can. */
  async function asSuperuser(sql: string): Promise<void> {
    await dataSource.query(`alter table activity disable trigger all; ${sql};
      alter table activity enable trigger all;`);
  }

  it('holds while nobody touches it, also when it grows', async () => {
    expect(await verifyActivity(dataSource)).toBeUndefined();
    await write('policy.later');
    expect(await sealActivity(dataSource)).toBe(1);
    expect(await verifyActivity(dataSource)).toBeUndefined();
  });

  it.each([
    `update activity set action = 'forged'`,
    `update activity set link = link + 1`,
    'delete from activity',
    'truncate activity',
  ])('refuses "%s"', async (sql) => {
    await expect(dataSource.query(sql)).rejects.toThrow('append-only');
  });

  it.each([
    ['a changed record', `update activity set after = '{"a": 2}' where link = 3`, 3, 'changed'],
    ['a removed record', 'delete from activity where link = 2', 2, 'missing'],
    [
      'a swapped pair',
      'update activity set link = case link when 2 then 103 when 3 then 102 end where link in (2, 3);' +
        'update activity set link = link - 100 where link > 100',
      2,
      'changed',
    ],
    [
      'an inserted record',
      `update activity set link = link + 101 where link > 3;
       update activity set link = link - 100 where link > 100;
       insert into activity select gen_random_uuid(), occurred, action, subject_type, subject_id,
         tenant, actor, before, after, correlation_id, 4, hash from activity where link = 3`,
      4,
      'changed',
    ],
  ])('shows %s', async (_, sql, link, reason) => {
    await asSuperuser(sql);
    expect(await verifyActivity(dataSource)).toMatchObject({ link, reason });
  });
});
