import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links of invitations are of a purpose of their own; they alone lived for more than an hour. */
export class MarkInvitationLinks1700000002107 implements MigrationInterface {
  name = 'MarkInvitationLinks1700000002107';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update one_time_link set purpose = 'INVITATION'
      where purpose = 'PASSWORD' and expires > created + interval '1 hour';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update one_time_link set purpose = 'PASSWORD' where purpose = 'INVITATION';`,
    );
  }
}
