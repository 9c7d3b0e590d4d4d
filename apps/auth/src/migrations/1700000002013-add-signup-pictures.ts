import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Profile pictures: the one that was uploaded to be cropped, and the one that is shown. */
export class AddSignupPictures1700000002013 implements MigrationInterface {
  name = 'AddSignupPictures1700000002013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table picture (
        user_id uuid not null references app_user,
        kind text not null check (kind in ('UPLOADED', 'SHOWN')),
        id uuid not null unique,
        bytes bytea not null,
        created timestamptz not null,
        primary key (user_id, kind)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table picture');
  }
}
