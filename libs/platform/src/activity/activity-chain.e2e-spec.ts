import type { FreshDatabases } from '@palisade/testing';
import { freshDatabases } from '@palisade/testing';
import type { DataSource } from 'typeorm';
import { loadConfig } from '../config/config';
import { connectionOptions, openDataSource } from '../database/database';
import { sealActivity, verifyActivity, verifyRecords } from './activity-chain';
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

  function write(action: string, subjectId = 'p1'): Promise<void> {
    const subject = { subjectType: 'policy', subjectId };
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

  describe('of one row', () => {
    const verify = (id: string) => verifyRecords(dataSource, 'policy', id);
    const idAt = async (link: number): Promise<string> =>
      (
        await dataSource.query<{ id: string }[]>('select id from activity where link = $1', [link])
      )[0].id;

    beforeEach(async () => {
      // Links 6 to 8: one record of the row between two of another.
      for (const id of ['p2', 'p3', 'p2']) await write('policy.other', id);
      await sealActivity(dataSource);
    });

    it('holds, also with a record that is not sealed yet, and for a row without any', async () => {
      await write('policy.later', 'p3');
      expect(await verify('p3')).toEqual({ records: 2 });
      expect(await verify('p1')).toEqual({ records: 5 });
      expect(await verify('nobody')).toEqual({ records: 0 });
    });

    it('shows a record that was changed and sealed anew by the record after it', async () => {
      await asSuperuser(`update activity set after = '{"a": 2}' where link = 7;
        update activity set hash = encode(sha256(convert_to(
            (select hash from activity where link = 6) || jsonb_build_array(id,
              extract(epoch from occurred), action, subject_type, subject_id, tenant, actor, before,
              after, correlation_id)::text, 'UTF8')), 'hex') where link = 7`);
      const broken = { activityId: await idAt(7), reason: 'changed' };
      expect(await verify('p3')).toEqual({ records: 1, broken });
    });

    it('does not look at what happened to other rows', async () => {
      await asSuperuser(`update activity set after = '{"a": 2}' where link = 3`);
      expect(await verify('p2')).toEqual({ records: 2 });
      expect(await verify('p1')).toMatchObject({ broken: { activityId: await idAt(3) } });
    });

    it.each([
      ['changed', `update activity set after = '{"a": 2}' where link = 7`, 'changed'],
      ['after one that was removed', 'delete from activity where link = 6', 'missing'],
    ])('shows a record that was %s', async (_, sql, reason) => {
      await asSuperuser(sql);
      const broken = { activityId: await idAt(7), reason };
      expect(await verify('p3')).toEqual({ records: 1, broken });
    });
  });
});
