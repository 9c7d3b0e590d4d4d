import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The program that a policy is in. */
export class KnowPrograms1700000004530 implements MigrationInterface {
  name = 'KnowPrograms1700000004530';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table policy_program (id uuid primary key, program text, version integer not null)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table policy_program');
  }
}
