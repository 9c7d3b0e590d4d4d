import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mailed links to one policy's money, one policy or one claim: one for each subject and address, that all
 * letters about it carry; of those that were open already, the newest. How a code went out, and when an
 * account was offered.
 */
export class AddDoors1700000002310 implements MigrationInterface {
  name = 'AddDoors1700000002310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table workflow_code add column code_way text;
      alter table workflow
        add column claim_id uuid,
        add column account_offered timestamptz;
      update workflow set ended = now() where id in (
        select id from (
          select id, row_number() over (
            partition by flow, policy_id, lower(email) order by created desc, id
          ) as age
          from workflow where ended is null and quote_id is null
        ) as door where age > 1
      );
      create unique index workflow_door on workflow (flow, coalesce(claim_id, policy_id), lower(email))
        where ended is null and quote_id is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index workflow_door;
      alter table workflow drop column claim_id, drop column account_offered;
      alter table workflow_code drop column code_way;
    `);
  }
}
