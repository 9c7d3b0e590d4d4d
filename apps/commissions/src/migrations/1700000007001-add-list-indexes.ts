import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every order and every filter of a list has an index: none reads a whole table. */
export class AddListIndexes1700000007001 implements MigrationInterface {
  name = 'AddListIndexes1700000007001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index policy_commission_by_number on policy_commission (policy_number, id);
      create index policy_commission_by_insured on policy_commission (insured_name, id);
      create index policy_commission_by_effective on policy_commission (effective_date, id);
      create index commission_by_commissionable on commission (commissionable, id);
      create index commission_by_amount on commission (amount, id);
      create index commission_by_line_type on commission (line_type, id);
      create index commission_by_payment on commission (paid_on, id);
      create index statement_by_created on statement (created, id);
      create index statement_by_month_alone on statement (month, id);
      create index statement_by_total on statement (total, id);
      create index statement_by_status on statement (status, id);
      create index statement_by_payment on statement (paid_on, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index policy_commission_by_number, policy_commission_by_insured,
        policy_commission_by_effective, commission_by_commissionable, commission_by_amount,
        commission_by_line_type, commission_by_payment, statement_by_created,
        statement_by_month_alone, statement_by_total, statement_by_status, statement_by_payment;
    `);
  }
}
