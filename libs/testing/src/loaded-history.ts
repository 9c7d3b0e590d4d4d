import type { INestApplicationContext } from '@nestjs/common';
import { addDays } from '@palisade/kernel';
import { Clock, verifyActivity } from '@palisade/platform';
import type { TestApp } from './start-app';
import { startApp } from './start-app';

interface Historied {
  service: Parameters<typeof startApp>[0];
  /** Loads the history of the service. */
  prepare: (app: INestApplicationContext) => Promise<void>;
  /** A table of it, and the column of its numbers. */
  table: string;
  number: string;
}

/** What holds of the demo's history in each service that has one. */
export function describeHistory({ service, prepare, table, number }: Historied): void {
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
         from (select ${number} as number from ${table}) as row, activity`,
      );

    it('is loaded once', async () => {
      const loaded = await found();
      await prepare(app.app);
      expect(await found()).toEqual(loaded);
    });

    it('ends before today', async () => {
      const [{ last }] = await app.dataSource.query(
        `select to_char(max(created) at time zone 'UTC', 'YYYY-MM-DD') as last from ${table}`,
      );
      const today = app.app.get(Clock).now().toISOString().slice(0, 10);
      expect(last < today).toBe(true);
      expect(last > addDays(today, -21)).toBe(true);
    });

    it('has a chain of activity records that holds', async () => {
      expect(await verifyActivity(app.dataSource)).toBeUndefined();
    });
  });
}
