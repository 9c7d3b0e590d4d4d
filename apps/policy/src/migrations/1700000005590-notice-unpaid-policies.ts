import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Unpaid policies are noticed by themselves, where nobody holds the notice and their agency does not notice by
 * hand. Those that are overdue are looked at as soon as their day has come.
 */
export class NoticeUnpaidPolicies1700000005590 implements MigrationInterface {
  name = 'NoticeUnpaidPolicies1700000005590';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table agency add column notices_by_hand boolean not null default false`,
    );
    await runner.query(
      `alter table policy add column notice_hold jsonb, add column notice_waits jsonb`,
    );
    await runner.query(
      `create index policy_notice_waits on policy (end_date, id) where notice_waits is not null`,
    );
    await runner.query(
      `update policy set due_at = least(due_at, (due_date + 10)::timestamp at time zone time_zone)
       where status in ('ISSUED', 'IN FORCE', 'ACTIVE') and balance > 0 and due_date is not null
         and not agency_billed and not is_premium_financed`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table policy drop column notice_waits, drop column notice_hold`);
    await runner.query(`alter table agency drop column notices_by_hand`);
  }
}
