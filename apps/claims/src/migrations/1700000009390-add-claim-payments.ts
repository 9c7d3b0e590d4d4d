import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is paid and comes back of claims, who may decide it, and what each act made of a claim. */
export class AddClaimPayments1700000009390 implements MigrationInterface {
  name = 'AddClaimPayments1700000009390';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table claim
        add column cause text not null default 'OTHER',
        add column filed_layers jsonb;
      alter table claims_file
        add column event_id uuid,
        add column excuse jsonb,
        add column litigation jsonb,
        add column rights_reserved_on date;
      create index claims_file_of_event on claims_file (event_id) where event_id is not null;
      alter table policy_cover
        add column cancel_reason text,
        add column parent_policy_id uuid;
      create index policy_cover_of_parent on policy_cover (parent_policy_id)
        where parent_policy_id is not null;
      alter table treaty add column ceded_pct numeric;
      alter table reserve_change
        add column change_id uuid,
        add column status text not null default 'IN_FORCE',
        add column approved_by uuid;
      create index reserve_change_waiting on reserve_change (claim_id) where status = 'WAITING';
      create table role_authority (
        role_name text primary key,
        reserve bigint not null,
        payment bigint not null,
        may_excuse boolean not null
      );
      insert into role_authority (role_name, reserve, payment, may_excuse) values
        ('Claims Adjuster', 10000000, 5000000, false),
        ('Head of Claims', 500000000, 500000000, true);
      create table claim_payment (
        id uuid primary key,
        claim_id uuid not null references claims_file,
        number integer not null,
        category text not null,
        coverage text,
        covered_loss bigint not null,
        waiting_hours integer not null,
        retention_applied bigint not null,
        amount bigint not null,
        not_paid bigint not null,
        limited_by text not null,
        payee text not null,
        payee_type text not null,
        invoice_number text,
        method text not null,
        status text not null,
        refunded bigint not null,
        requested_by uuid not null,
        measured bigint not null,
        authority bigint not null,
        approved_by uuid,
        requested_on timestamptz not null,
        issued_on timestamptz,
        ended_on timestamptz,
        unique (claim_id, number)
      );
      create table claim_recovery (
        id uuid primary key,
        claim_id uuid not null references claims_file,
        category text not null,
        type text not null,
        amount bigint not null,
        treaty_id uuid,
        received_on timestamptz not null,
        booked_by uuid not null
      );
      create index claim_recovery_of_claim on claim_recovery (claim_id, received_on);
      create table claim_act (
        id uuid primary key,
        claim_id uuid not null references claims_file,
        number integer not null,
        act text not null,
        acted_on timestamptz not null,
        acted_by uuid not null,
        file_status text not null,
        reserves jsonb not null,
        paid jsonb not null,
        recovered jsonb not null,
        unique (claim_id, number)
      );
      insert into claim_act (id, claim_id, number, act, acted_on, acted_by, file_status, reserves,
          paid, recovered)
        select gen_random_uuid(), file.id, 1, 'taken over', file.modified, file.handler_id,
          file.file_status, file.reserves, file.paid,
          '{"firstPartyExpense":0,"firstPartyLoss":0,"lossAdjustment":0,"thirdPartyLoss":0}'
        from claims_file file;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table claim_act;
      drop table claim_recovery;
      drop table claim_payment;
      drop table role_authority;
      alter table reserve_change drop column approved_by, drop column status, drop column change_id;
      alter table treaty drop column ceded_pct;
      alter table policy_cover drop column parent_policy_id,
        drop column cancel_reason;
      alter table claims_file drop column rights_reserved_on, drop column litigation,
        drop column excuse, drop column event_id;
      alter table claim drop column filed_layers, drop column cause;
    `);
  }
}
