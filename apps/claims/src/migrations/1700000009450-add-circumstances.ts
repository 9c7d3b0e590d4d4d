import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was told of and is no claim yet. */
export class AddCircumstances1700000009450 implements MigrationInterface {
  name = 'AddCircumstances1700000009450';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table claim add column is_circumstance boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table claim drop column is_circumstance');
  }
}
