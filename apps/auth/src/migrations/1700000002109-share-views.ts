import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Kept searches that the organisation of their owner sees too. */
export class ShareViews1700000002109 implements MigrationInterface {
  name = 'ShareViews1700000002109';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table saved_view
        add column organization_id uuid,
        add column is_shared boolean not null default false;
      update saved_view set organization_id = app_user.organization_id
        from app_user where app_user.id = saved_view.user_id;
      create index saved_view_shared on saved_view (organization_id, screen, name, id)
        where is_shared;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index saved_view_shared;
      alter table saved_view drop column organization_id, drop column is_shared;
    `);
  }
}
