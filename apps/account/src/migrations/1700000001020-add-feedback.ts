import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people say of the platform. */
export class AddFeedback1700000001020 implements MigrationInterface {
  name = 'AddFeedback1700000001020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table feedback (
        id uuid primary key,
        category text not null,
        feedback_text text not null,
        permission_to_share boolean not null,
        user_id uuid not null,
        user_name text not null,
        organization_id uuid not null,
        created timestamptz not null
      );
      create index feedback_by_time on feedback (created, id);
      create index feedback_of_user on feedback (user_id, created, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feedback;');
  }
}
