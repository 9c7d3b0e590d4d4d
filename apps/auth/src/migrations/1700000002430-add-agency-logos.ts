import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The logo of an agency, and of which agency a mailed link and a policy are. */
export class AddAgencyLogos1700000002430 implements MigrationInterface {
  name = 'AddAgencyLogos1700000002430';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table organization add column logo_id uuid;
      alter table workflow add column agency_id uuid;
      alter table policy_address add column agency_id uuid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy_address drop column agency_id;
      alter table workflow drop column agency_id;
      alter table organization drop column logo_id;
    `);
  }
}
