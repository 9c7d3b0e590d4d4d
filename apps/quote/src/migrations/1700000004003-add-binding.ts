import { newId } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a quote keeps on its way from its release to the policy. */
export class AddBinding1700000004003 implements MigrationInterface {
  name = 'AddBinding1700000004003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table quote
        add column customer_first_name text,
        add column customer_last_name text,
        add column customer_email text,
        add column customer_phone text,
        add column carrier_id uuid,
        add column broker_fee bigint not null default 0,
        add column additional_broker_fee bigint not null default 0,
        add column mga_fee bigint not null default 0,
        add column endorsement jsonb,
        add column annual_charges jsonb,
        add column need_by_date date,
        add column urgency_index integer not null default 0,
        add column wra_request_to_bind boolean not null default false,
        add column cart_id uuid,
        add column sent_on timestamptz,
        add column sign_requested_on timestamptz,
        add column attestation jsonb,
        add column signature jsonb,
        add column surplus jsonb,
        add column policy_id uuid,
        add column parent_policy_id uuid,
        add column policy_number text,
        add column bound_on timestamptz,
        add column binder_expires_on timestamptz,
        add column is_paid boolean not null default false,
        add column is_invoice_settled boolean not null default false,
        add column has_claim boolean not null default false,
        add column last_patched timestamptz;
      create index quote_in_cart on quote (account_id, cart_id) where cart_id is not null;
      create index quote_of_policy on quote (policy_id) where policy_id is not null;
      create index quote_of_parent_policy on quote (parent_policy_id, created)
        where parent_policy_id is not null;
      create index quote_of_carrier on quote (carrier_id, modified, id) where bound_on is not null;
      create index quote_to_expire on quote (expires_on)
        where status in ('ACTIVE', 'READY', 'INDICATION', 'SIGNED');
      create table subjectivity (
        id uuid primary key,
        quote_id uuid not null references quote,
        code text not null,
        title text not null,
        text text not null,
        stage text not null,
        owner text not null,
        evidence text[] not null,
        due_at timestamptz,
        is_manuscript boolean not null,
        state text not null,
        note text,
        doc_id uuid,
        completed_by uuid,
        completed_on timestamptz
      );
      create index subjectivity_of_quote on subjectivity (quote_id, id);
      create table subjectivity_setting (
        id uuid primary key,
        code text not null unique,
        title text not null,
        text text not null,
        stage text not null,
        owner text not null,
        evidence text[] not null,
        due_days integer,
        products text[] not null,
        states text[] not null
      );
    `);
    await runner.query(
      `insert into subjectivity_setting
         (id, code, title, text, stage, owner, evidence, due_days, products, states)
       values ($1, 'SIGNED_APPLICATION', 'Signed application',
         'The policyholder signs the application before the policy is issued.',
         'issue', 'insured', '{document:SIGNED_APPLICATION}', null, '{}', '{}')`,
      [newId()],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table subjectivity_setting; drop table subjectivity;
      alter table quote drop column last_patched, drop column has_claim,
        drop column is_invoice_settled, drop column is_paid, drop column binder_expires_on,
        drop column bound_on, drop column policy_number, drop column parent_policy_id,
        drop column policy_id, drop column surplus, drop column signature,
        drop column attestation, drop column sign_requested_on, drop column sent_on,
        drop column cart_id, drop column wra_request_to_bind, drop column urgency_index,
        drop column need_by_date, drop column annual_charges, drop column endorsement, drop column mga_fee,
        drop column additional_broker_fee, drop column broker_fee, drop column carrier_id,
        drop column customer_phone, drop column customer_email, drop column customer_last_name,
        drop column customer_first_name;
    `);
  }
}
