import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was shown the secret of a key: whoever made it, or had its secret replaced last. */
export class AddKeyHolders1700000002300 implements MigrationInterface {
  name = 'AddKeyHolders1700000002300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table api_key add column holder_id uuid;
      update api_key set holder_id = (
        select (activity.actor ->> 'userId')::uuid from activity
        where activity.subject_type = 'api-key' and activity.subject_id = api_key.id::text
          and activity.action in ('api-key.create', 'api-key.regenerate')
        order by activity.id desc limit 1
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table api_key drop column holder_id');
  }
}
