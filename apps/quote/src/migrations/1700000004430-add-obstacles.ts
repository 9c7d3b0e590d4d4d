import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose licence it is, and whether an agency has verified an account: both stand before a binder. */
export class AddObstacles1700000004430 implements MigrationInterface {
  name = 'AddObstacles1700000004430';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account add column is_verified boolean;
      create index person_by_email on person (lower(email));
      alter table license add column email text, add column user_id uuid;
      update license set email = holder.email, user_id = holder.id from (
        select first_name || ' ' || last_name as name, min(email) as email, min(id::text)::uuid as id
        from person
        group by 1 having count(*) = 1
      ) as holder where license.kind = 'AGENT' and license.holder_name = holder.name;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index person_by_email;
      alter table license drop column email, drop column user_id;
      alter table account drop column is_verified;
    `);
  }
}
