import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that came in for the underwriters. */
export class AddMessages1700000008070 implements MigrationInterface {
  name = 'AddMessages1700000008070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table doc_message (
        msg_id text primary key,
        from_name text,
        from_email text,
        subject text not null,
        search_text text generated always as
          (lower(subject || ' ' || coalesce(from_name, '') || ' ' || coalesce(from_email, ''))) stored,
        body text not null,
        received timestamptz not null,
        doc_ids uuid[] not null,
        triage_reason text,
        submission_id uuid,
        account_id uuid
      );
      create index doc_message_by_time on doc_message (received, msg_id);
      create index doc_message_of_submission on doc_message (submission_id);
      create index doc_message_of_account on doc_message (account_id, received, msg_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table doc_message;');
  }
}
