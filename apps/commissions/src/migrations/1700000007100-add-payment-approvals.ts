import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments that wait for a second person: one of an agency at a time, paid once it is approved. */
export class AddPaymentApprovals1700000007100 implements MigrationInterface {
  name = 'AddPaymentApprovals1700000007100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table commission_payment
        add column status text not null default 'PAID',
        add column asked_by uuid,
        add column asked_by_name text,
        add column approved_by_name text,
        alter column paid_on drop not null;
      create unique index commission_payment_waiting on commission_payment (agency_id)
        where status = 'AWAITING_APPROVAL';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index commission_payment_waiting;
      delete from commission_payment where status <> 'PAID';
      alter table commission_payment
        alter column paid_on set not null,
        drop column status, drop column asked_by, drop column asked_by_name,
        drop column approved_by_name;
    `);
  }
}
