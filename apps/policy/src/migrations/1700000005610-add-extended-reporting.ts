import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a policy that has ended keeps of its extended reporting, found while its offer is not sent. */
export class AddExtendedReporting1700000005610 implements MigrationInterface {
  name = 'AddExtendedReporting1700000005610';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy add column reporting jsonb');
    await runner.query(
      `create index policy_reporting_unsent on policy ((reporting ->> 'buyBy'))
       where reporting ->> 'offeredOn' is null and reporting ->> 'months' is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy drop column reporting');
  }
}
