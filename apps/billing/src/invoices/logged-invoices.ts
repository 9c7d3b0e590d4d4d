import type { Logged } from '@palisade/platform';
import { INVOICE_TIMELINE } from '../domain/timeline';
import type { Invoice } from './invoice.entity';
import { visibleInvoices } from './invoice-rows';

/** Invoices in the log of what was done. */
export const loggedInvoices: Logged<Invoice> = (em) => ({
  rules: INVOICE_TIMELINE,
  visible: (actor) => visibleInvoices(em, actor),
  columns: {
    id: 'invoice.id',
    title: 'policy.insuredName',
    foldedTitle: 'policy.sort_name',
    number: 'invoice.invoiceNumber',
    accountId: 'policy.accountId',
    quoteId: null,
    policyId: 'invoice.policyId',
  },
});
