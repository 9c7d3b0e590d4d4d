import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The activity record: append-only, sealed into a hash chain. */
export class AddActivity1700000000001 implements MigrationInterface {
  name = 'AddActivity1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table activity (
        id uuid primary key,
        occurred timestamptz not null,
        action text not null,
        subject_type text not null,
        subject_id text not null,
        tenant uuid,
        actor jsonb,
        before jsonb,
        after jsonb,
        correlation_id text,
        link bigint unique,
        hash text
      );
      create index activity_of_subject on activity (subject_type, subject_id, id);
      create index activity_unsealed on activity (id) where link is null;
      create function refuse_activity_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.link is null
           and (to_jsonb(new) - 'link' - 'hash') = (to_jsonb(old) - 'link' - 'hash') then
          return new;
        end if;
        raise exception 'activity is append-only';
      end $$;
      create trigger activity_append_only before update or delete on activity
        for each row execute function refuse_activity_change();
      create trigger activity_no_truncate before truncate on activity
        for each statement execute function refuse_activity_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table activity; drop function refuse_activity_change();`);
  }
}
