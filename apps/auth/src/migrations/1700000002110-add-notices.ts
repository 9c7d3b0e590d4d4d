import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people are told of, which kinds they do not want, and who works on the rows of others. */
export class AddNotices1700000002110 implements MigrationInterface {
  name = 'AddNotices1700000002110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table notice (
        id uuid primary key,
        user_id uuid not null references app_user,
        organization_id uuid not null,
        event_id uuid not null,
        event_type text not null,
        kind text not null,
        permission text not null,
        subject_type text not null,
        subject_id uuid not null,
        number text,
        company_id uuid,
        team_ids uuid[] not null default '{}',
        occurred timestamptz not null,
        is_read boolean not null default false,
        unique (user_id, event_id)
      );
      create index notice_of_user on notice (user_id, id);
      create index notice_unread on notice (user_id, id) where not is_read;
      create index notice_of_company on notice (company_id);
      create index notice_by_age on notice (occurred);
      create table notice_off (
        user_id uuid not null references app_user,
        kind text not null,
        primary key (user_id, kind)
      );
      create table row_worker (
        row_id uuid primary key,
        agent_user_id uuid,
        agent_email text,
        underwriter_id uuid,
        handler_id uuid
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table row_worker; drop table notice_off; drop table notice;');
  }
}
