import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where agencies are written to that have not been saved since their address is kept: to their contact,
 * or else to the first of their people who can sign in.
 */
export class KnowAddressesOfAgencies1700000002480 implements MigrationInterface {
  name = 'KnowAddressesOfAgencies1700000002480';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update organization set contact_email = (
        select email from app_user
        where app_user.organization_id = organization.id and enabled and not removed
        order by primary_contact desc, created, id
        limit 1
      )
      where account_type = 'AGENCY' and not deleted and contact_email is null
    `);
  }

  async down(): Promise<void> {
    // What the service of accounts says of an agency replaces it.
  }
}
