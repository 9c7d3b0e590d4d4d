import { addDays } from '@palisade/kernel';
import { Clock, verifyActivity } from '@palisade/platform';
import type { TestApp } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { prepare } from '../seed';

describe('the history of the demo', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp(service);
    await prepare(app.app);
  });
  afterAll(() => app.close());

  const found = (): Promise<object[]> =>
    app.dataSource.query(
      `select count(*)::int as count, max(number)::text as last, max(activity.occurred)::text as moment
       from (select quote_number as number from quote) as row, activity`,
    );

  it('is loaded once', async () => {
    const loaded = await found();
    await prepare(app.app);
    expect(await found()).toEqual(loaded);
  });

  it('ends before today', async () => {
    const [{ last }] = await app.dataSource.query(
      `select to_char(max(created) at time zone 'UTC', 'YYYY-MM-DD') as last from quote`,
    );
    const today = app.app.get(Clock).now().toISOString().slice(0, 10);
    expect(last < today).toBe(true);
    expect(last > addDays(today, -21)).toBe(true);
  });

  it('has a chain of activity records that holds', async () => {
    expect(await verifyActivity(app.dataSource)).toBeUndefined();
  });
});
