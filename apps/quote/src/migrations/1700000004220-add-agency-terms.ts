import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an agency is appointed, and to whom it sells; one told of before sells on as it did. */
export class AddAgencyTerms1700000004220 implements MigrationInterface {
  name = 'AddAgencyTerms1700000004220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table agency
         add column is_appointed boolean not null default true,
         add column levels jsonb not null default '[]'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table agency drop column levels, drop column is_appointed');
  }
}
