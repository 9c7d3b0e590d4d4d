import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The surplus lines notices that brokers attested, which stand in the packets of the policies. */
export class AddAttestedNotices1700000008190 implements MigrationInterface {
  name = 'AddAttestedNotices1700000008190';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table attested_notice (id uuid primary key, notice jsonb not null);`,
    );
    await runner.query('alter table policy_print add column quote_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy_print drop column quote_id');
    await runner.query('drop table attested_notice');
  }
}
