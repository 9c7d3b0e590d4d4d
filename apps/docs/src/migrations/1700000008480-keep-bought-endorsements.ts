import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The quotes of endorsements that were bought: their application was signed and the policy was endorsed
 * after that. What cannot be told apart is kept.
 */
export class KeepBoughtEndorsements1700000008480 implements MigrationInterface {
  name = 'KeepBoughtEndorsements1700000008480';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into bound_quote (id)
      select request.quote_id from signature_request as request
      join policy_print as policy
        on policy.policy_number = request.quote -> 'change' ->> 'policyNumber'
      where request.status = 'SIGNED' and exists (
        select 1 from document
        where document.policy_id = policy.id and document.doc_type = 'ENDORSEMENT'
          and document.created >= request.signed_at)
      on conflict do nothing
    `);
  }

  async down(): Promise<void> {
    // Papers that were kept stay kept.
  }
}
