import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Policies whose renewal was declined before that was kept: their insured is owed the notice, too. */
export class NoteDeclinedRenewals1700000005811 implements MigrationInterface {
  name = 'NoteDeclinedRenewals1700000005811';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update policy set
        renewal_declined_on = (now() at time zone policy.time_zone)::date,
        due_at = least(due_at, now())
      where renewal_declined_on is null and status in ('ISSUED', 'IN FORCE', 'ACTIVE')
        and exists (
          select 1 from renewal_quote quote
          where quote.policy_id = policy.id and quote.status = 'DECLINED'
        )
        and not exists (
          select 1 from renewal_quote quote
          where quote.policy_id = policy.id and quote.status in (
            'DRAFT', 'REQUESTED', 'ACTIVE', 'READY', 'INDICATION', 'REFERRED', 'IN_REVIEW', 'SIGNED', 'BOUND'
          )
        )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('update policy set renewal_declined_on = null');
  }
}
