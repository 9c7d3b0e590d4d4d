import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of the notice of cancellation as the library began with them. */
const PROMISED =
  'Policy {{policyNumber}} is cancelled. Cover ends on {{transactionDate}}, without a further notice. ' +
  'What was paid for the time after that day is returned, as the table of charges shows.';

const CONDITIONAL = `Cover ends on {{transactionDate}}, without a further notice. Policy {{policyNumber}} will be cancelled on that day, unless the reason is taken away before it.

What is still to be paid of the policy, and what its cancellation takes off that or returns, stands in the tables of this notice. The reason: {{reason}}`;

/**
 * The notice of cancellation says what keeps the policy and promises no money to who owes some. Where a
 * paper was issued with the words before, or somebody changed them, the library keeps them.
 */
export class RewordNoticesOfCancellation1700000008481 implements MigrationInterface {
  name = 'RewordNoticesOfCancellation1700000008481';

  up(runner: QueryRunner): Promise<void> {
    return reword(runner, PROMISED, CONDITIONAL);
  }

  down(runner: QueryRunner): Promise<void> {
    return reword(runner, CONDITIONAL, PROMISED);
  }
}

async function reword(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(
    `update policy_form set text = $2
     where form_number in ('PAL 410 US', 'PAL 420 UK') and text = $1
       and not exists (select 1 from form_use where form_use.form_id = policy_form.id)`,
    [from, to],
  );
}
