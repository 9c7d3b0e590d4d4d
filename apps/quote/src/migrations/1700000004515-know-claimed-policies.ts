import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On which policies a claim was filed; of those of before, their quotes say it. */
export class KnowClaimedPolicies1700000004515 implements MigrationInterface {
  name = 'KnowClaimedPolicies1700000004515';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table claimed_policy (id uuid primary key);
      insert into claimed_policy (id)
      select policy_id from quote where has_claim and policy_id is not null on conflict do nothing;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table claimed_policy');
  }
}
