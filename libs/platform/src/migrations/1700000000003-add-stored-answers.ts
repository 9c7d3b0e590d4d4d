import type { MigrationInterface, QueryRunner } from 'typeorm';

/** First answers to calls with an idempotency key. */
export class AddStoredAnswers1700000000003 implements MigrationInterface {
  name = 'AddStoredAnswers1700000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stored_answer (
        scope text primary key,
        fingerprint text not null,
        is_secret boolean not null,
        created timestamptz not null,
        expires timestamptz not null,
        status integer,
        content_type text,
        location text,
        body text
      );
      create index stored_answer_expiry on stored_answer (expires);
      create index activity_of_id on activity (subject_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index activity_of_id; drop table stored_answer;`);
  }
}
