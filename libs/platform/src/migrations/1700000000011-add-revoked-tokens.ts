import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose tokens are refused that are older than this: of a person, an API key or a session. */
export class AddRevokedTokens1700000000011 implements MigrationInterface {
  name = 'AddRevokedTokens1700000000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table revoked_token (
        id uuid primary key,
        not_before timestamptz not null,
        forget timestamptz not null,
        noted timestamptz not null default clock_timestamp()
      );
      create index revoked_token_noted on revoked_token (noted);
      create index revoked_token_forget on revoked_token (forget);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table revoked_token;');
  }
}
