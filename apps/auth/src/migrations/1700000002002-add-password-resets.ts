import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Asked-for resets that wait for their mail, the links of the mails, and spent captcha tokens. */
export class AddPasswordResets1700000002002 implements MigrationInterface {
  name = 'AddPasswordResets1700000002002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reset_request (
        id uuid primary key,
        email text not null,
        requested timestamptz not null,
        attempts integer not null default 0,
        next_try timestamptz not null
      );
      create index reset_request_due on reset_request (next_try);
      create table one_time_link (
        token_hash text primary key,
        user_id uuid not null references app_user,
        created timestamptz not null,
        expires timestamptz not null,
        used timestamptz,
        replaced timestamptz
      );
      create index one_time_link_of_user on one_time_link (user_id)
        where used is null and replaced is null;
      create index one_time_link_by_expiry on one_time_link (expires);
      create table spent_captcha (
        nonce text primary key,
        expires timestamptz not null
      );
      create index spent_captcha_by_expiry on spent_captcha (expires);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table spent_captcha; drop table one_time_link; drop table reset_request;`,
    );
  }
}
