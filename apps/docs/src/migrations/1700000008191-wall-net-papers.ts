import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Papers that tell what an agency settles net, and which policies a receipt of its bill is for. */
export class WallNetPapers1700000008191 implements MigrationInterface {
  name = 'WallNetPapers1700000008191';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table document add column is_net boolean not null default false;
      update document set is_net = true
      where source = 'PRINTED' and policy_id is null and invoice_id is null and quote_id is null
        and claim_id is null and account_id is null and agency_id is not null
        and doc_type in ('INVOICE', 'RECEIPT');
      update document set is_net = true from invoice_print
      where invoice_print.policy_id = document.policy_id and document.source = 'PRINTED'
        and document.transaction_id is not null
        and invoice_print.invoice -> 'lines' @> '[{"type": "commission"}]';
      create table receipt_part (
        transaction_id text primary key,
        policy_id uuid not null,
        doc_id uuid not null
      );
      create index receipt_part_of_policy on receipt_part (policy_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table receipt_part;
      alter table document drop column is_net;
    `);
  }
}
