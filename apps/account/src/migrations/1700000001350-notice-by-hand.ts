import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the unpaid policies of an agency are noticed by a person; by themselves until that is said. */
export class NoticeByHand1700000001350 implements MigrationInterface {
  name = 'NoticeByHand1700000001350';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table agency add column notices_by_hand boolean not null default false`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table agency drop column notices_by_hand`);
  }
}
