import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What this service keeps of accounts, agencies, quotes, claims and money, and its treaties. */
export class AddSnapshots1700000005000 implements MigrationInterface {
  name = 'AddSnapshots1700000005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account (
        id uuid primary key,
        team_ids uuid[] not null,
        aggregator_id uuid,
        version integer not null
      );
      create table agency (
        id uuid primary key,
        name text not null,
        can_issue boolean not null,
        cluster_id uuid,
        aggregator_id uuid,
        version integer not null
      );
      create table claim_head (
        id uuid primary key,
        policy_id uuid not null,
        claim_number text not null,
        file_status text,
        version integer not null
      );
      create index claim_of_policy on claim_head (policy_id);
      create table issue_condition (
        id uuid primary key,
        signed_at timestamptz,
        subjectivities jsonb,
        version integer not null
      );
      create table invoice (
        id uuid primary key,
        policy_id uuid not null,
        invoice_number text not null,
        currency text not null,
        amount_due bigint not null,
        paid bigint not null,
        balance bigint not null,
        due_date date not null,
        is_reversed boolean not null,
        version integer not null
      );
      create index invoice_of_policy on invoice (policy_id);
      create table finance_plan (
        id uuid primary key,
        policy_id uuid not null,
        processor_id uuid not null,
        is_funded boolean not null,
        is_ended boolean not null,
        version integer not null
      );
      create index finance_plan_of_policy on finance_plan (policy_id);
      create table treaty (
        id uuid primary key,
        reinsurer_id uuid not null,
        carrier_id uuid not null,
        products text[] not null,
        effective_from date not null,
        effective_to date,
        ceded_pct numeric(7, 4) not null,
        ceding_commission_pct numeric(7, 4) not null
      );
      create index treaty_of_carrier on treaty (carrier_id, effective_from);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table treaty; drop table finance_plan; drop table invoice; drop table issue_condition;
      drop table claim_head; drop table agency; drop table account;
    `);
  }
}
