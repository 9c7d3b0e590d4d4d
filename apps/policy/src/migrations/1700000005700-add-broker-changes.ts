import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of the broker of record, with until when each may be rescinded. */
export class AddBrokerChanges1700000005700 implements MigrationInterface {
  name = 'AddBrokerChanges1700000005700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table broker_change (
        id uuid primary key,
        policy_id uuid not null references policy,
        account_id uuid not null,
        from_agency_id uuid,
        from_agency_name text,
        agency_id uuid not null,
        agency_name text not null,
        agent_email text,
        doc_id uuid not null,
        effective_date date not null,
        takes_effect_on date not null,
        received_on date not null,
        rescind_by date not null,
        status text not null,
        reason text,
        due_at timestamptz,
        decided_on timestamptz,
        created timestamptz not null,
        modified timestamptz not null
      );
      create unique index broker_change_pending on broker_change (account_id) where status = 'PENDING';
      create index broker_change_due on broker_change (due_at) where due_at is not null;
      create index broker_change_from on broker_change (from_agency_id);
      create index broker_change_to on broker_change (agency_id);
      create index broker_change_policy on broker_change (policy_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table broker_change');
  }
}
