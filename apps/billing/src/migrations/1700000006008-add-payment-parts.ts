import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A charge that covers several invoices is a payment of each: the further ones name the first. */
export class AddPaymentParts1700000006008 implements MigrationInterface {
  name = 'AddPaymentParts1700000006008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table payment add part_of text references payment (transaction_id);
      create index payment_part_of on payment (part_of, id) where part_of is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payment drop part_of');
  }
}
