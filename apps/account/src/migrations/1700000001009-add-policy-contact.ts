import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What its quotes tell of an account: the policy contact, and since when contact and answers hold. */
export class AddPolicyContact1700000001009 implements MigrationInterface {
  name = 'AddPolicyContact1700000001009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account add column policy_contact jsonb, add column contact_told timestamptz,
        add column answers_told timestamptz
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account drop column policy_contact, drop column contact_told,
        drop column answers_told
    `);
  }
}
