import { describeTimeline } from '@palisade/platform';
import { InvoiceRecordsQueries } from './invoice-records.queries';

/** Who did what to an invoice, and whether its records are unchanged. */
export const InvoiceTimelineController = describeTimeline({
  of: 'api/billing/v1/invoices/:invoiceId',
  row: 'an invoice',
  noun: 'Invoice',
  tag: 'invoices',
  permission: 'billing:view',
  rows: InvoiceRecordsQueries,
  told:
    'Who did it, what it changed and whom it wrote to, as far as the caller may know: what staff ' +
    'says of a rest that is written off is kept from who is insured.',
});
