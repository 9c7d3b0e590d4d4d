import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments, saved methods (tokens, never numbers) and what the local processor remembers. */
export class AddPayments1700000006002 implements MigrationInterface {
  name = 'AddPayments1700000006002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table payment (
        id uuid primary key,
        transaction_id text not null unique,
        invoice_id uuid not null references invoice,
        invoice_number text not null,
        policy_id uuid not null references policy_bill,
        status text not null,
        method text not null,
        processor_name text not null,
        currency text not null,
        amount bigint not null check (amount <> 0),
        premium_part bigint not null,
        payment_date date not null,
        payment_desc text,
        is_down_payment boolean not null,
        payer text not null,
        customer_email text,
        last4 text,
        failure_reason text,
        closed boolean not null,
        started timestamptz not null,
        modified timestamptz not null
      );
      create index payment_of_policy on payment (policy_id, id);
      create index payment_of_invoice on payment (invoice_id, id);
      create index payment_by_date on payment (payment_date, id);
      create index payment_in_process on payment (started, id) where status = 'In Process';
      create index payment_search on payment using gin
        (lower(transaction_id || ' ' || invoice_number) gin_trgm_ops);
      create table saved_payment_method (
        token_id text primary key,
        owner_id uuid not null,
        customer_email text not null,
        title text not null,
        type text not null,
        last4 text not null,
        expiration_month integer,
        expiration_year integer,
        created timestamptz not null
      );
      create index saved_payment_method_of_owner on saved_payment_method (owner_id, created);
      create table receiving_account (
        currency text primary key,
        bank text not null,
        routing text not null,
        account text not null,
        account_name text not null,
        account_type text not null,
        swift text not null,
        phone text not null,
        email text not null,
        address text not null
      );
      insert into receiving_account values
        ('USD', 'Harbor Demo Bank', '000000000', '000123456', 'Palisade Premium Trust', 'Checking',
         'DEMOUS00', '+18005550100', 'billing@palisade.example', '1 Trust Way, Wilmington, DE 19801'),
        ('GBP', 'Thames Demo Bank', '00-00-00', '00012345', 'Palisade Client Money', 'Current',
         'DEMOGB00', '+442079460000', 'billing@palisade.example', '1 Client Lane, London EC3M 1AA');
      create table processor_session (
        key_hash text primary key,
        policy_id uuid not null references policy_bill,
        expires timestamptz not null
      );
      create table local_charge (
        reference text primary key,
        token_id text not null,
        policy_id uuid not null,
        method text not null,
        amount bigint not null,
        last4 text not null,
        behaviour text not null,
        made timestamptz not null,
        answer_due timestamptz,
        answers_left integer not null
      );
      create index local_charge_to_answer on local_charge (answer_due) where answers_left > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table local_charge; drop table processor_session; drop table receiving_account;
      drop table saved_payment_method; drop table payment;
    `);
  }
}
