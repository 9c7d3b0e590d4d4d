import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which accounts have a code or lie in a state: asked before one of these is deleted. */
export class AddIndustryUse1700000001125 implements MigrationInterface {
  name = 'AddIndustryUse1700000001125';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index account_of_naics on account (naics_code) where naics_code is not null;
      create index account_of_sic on account (sic_code) where sic_code is not null;
      create index account_of_second_code on account (second_naics_code)
        where second_naics_code is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index account_of_naics, account_of_sic, account_of_second_code;');
  }
}
