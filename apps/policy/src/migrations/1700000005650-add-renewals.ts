import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is known of the renewal of a policy: the issued one, how far its last days were told of, whether its
 * reminders are muted, and why it is not renewed. Policies that are near their end open as time passes.
 */
export class AddRenewals1700000005650 implements MigrationInterface {
  name = 'AddRenewals1700000005650';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy
        add column renewal_policy_id uuid,
        add column renewal_step integer,
        add column renewal_muted boolean not null default false,
        add column non_renewal jsonb;
      create index policy_parent on policy (parent_policy_id) where parent_policy_id is not null;
      create table renewal_quote (
        id uuid primary key,
        policy_id uuid not null,
        quote_number text not null,
        status text not null,
        sent boolean not null,
        version integer not null
      );
      create index renewal_quote_policy on renewal_quote (policy_id);
      update policy
        set due_at = least(due_at, (end_date - 120)::timestamp at time zone time_zone)
        where status = 'IN FORCE';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table renewal_quote;
      drop index policy_parent;
      alter table policy
        drop column non_renewal,
        drop column renewal_muted,
        drop column renewal_step,
        drop column renewal_policy_id;
    `);
  }
}
