import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What partners are in use by, as events told of it. */
export class AddPartnerUses1700000002216 implements MigrationInterface {
  name = 'AddPartnerUses1700000002216';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table partner_use (
        use text not null,
        subject_id uuid not null,
        partner_ids uuid[] not null,
        version integer not null,
        primary key (use, subject_id)
      );
      create index partner_use_of_partner on partner_use using gin (partner_ids);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table partner_use;');
  }
}
