import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A payment knows the invoice of a vendor that it is of, whose number is told apart by its letters. */
export class AddPaidInvoice1700000009472 implements MigrationInterface {
  name = 'AddPaidInvoice1700000009472';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update vendor_invoice set invoice_number = invoice_number || ' ' || left(id::text, 8)
        where id in (
          select id from (
            select id, row_number() over (
              partition by claim_id, vendor_id, fold_text(invoice_number) order by created, id
            ) as place from vendor_invoice
          ) as counted where place > 1
        );
      alter table vendor_invoice
        add column invoice_fold text generated always as (fold_text(invoice_number)) stored,
        drop constraint vendor_invoice_claim_id_vendor_id_invoice_number_key,
        add unique (claim_id, vendor_id, invoice_fold);
      alter table claim_payment add column vendor_invoice_id uuid references vendor_invoice;
      update claim_payment as payment set vendor_invoice_id = invoice.id
        from vendor_invoice as invoice
        join vendor on vendor.id = invoice.vendor_id
        where invoice.claim_id = payment.claim_id
          and invoice.invoice_fold = fold_text(payment.invoice_number)
          and fold_text(vendor.name) = fold_text(payment.payee);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table claim_payment drop column vendor_invoice_id;
      alter table vendor_invoice drop column invoice_fold,
        add unique (claim_id, vendor_id, invoice_number);
    `);
  }
}
