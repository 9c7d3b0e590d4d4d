import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices are read by when their event happened: events arrive out of order. */
export class NoticesByTime1700000002220 implements MigrationInterface {
  name = 'NoticesByTime1700000002220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index notice_of_user;
      drop index notice_unread;
      create index notice_of_user on notice (user_id, occurred, id);
      create index notice_unread on notice (user_id, occurred, id) where not is_read;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index notice_of_user;
      drop index notice_unread;
      create index notice_of_user on notice (user_id, id);
      create index notice_unread on notice (user_id, id) where not is_read;
    `);
  }
}
