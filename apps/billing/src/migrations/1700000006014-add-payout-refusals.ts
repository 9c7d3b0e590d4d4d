import type { MigrationInterface, QueryRunner } from 'typeorm';

/** To whom money is paid out, and what the processor refused. */
export class AddPayoutRefusals1700000006014 implements MigrationInterface {
  name = 'AddPayoutRefusals1700000006014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table unapplied_cash add column refusal text,
        add column refusals integer not null default 0;
      alter table local_payout add column payee text not null default '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table local_payout drop column payee;
      alter table unapplied_cash drop column refusals, drop column refusal;
    `);
  }
}
