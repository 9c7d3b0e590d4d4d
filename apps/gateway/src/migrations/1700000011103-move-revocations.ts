import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Takes over what was revoked when the gateway alone kept it; those tables go with the next release. */
export class MoveRevocations1700000011103 implements MigrationInterface {
  name = 'MoveRevocations1700000011103';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into revoked_token (id, not_before, forget)
        select user_id, not_before, not_before + interval '1 day' from revocation
        union all
        select session_id, tokens_expire, tokens_expire + interval '1 minute' from ended_session
      on conflict (id) do nothing;
    `);
  }

  async down(): Promise<void> {
    // What was taken over is still where it was.
  }
}
