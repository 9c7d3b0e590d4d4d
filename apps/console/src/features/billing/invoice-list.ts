import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListQuery, ListRules } from '../../kit/lists/list-state';
import type { ListViews } from '../../kit/lists/list-view';
import type { BillingSearch, Invoice } from '../../lib/api-types';

type InvoiceStatus = Invoice['status'];

const STATUSES: readonly InvoiceStatus[] = [
  ...(['Unpaid', 'Partially Paid', 'Processed', 'Paid'] as const),
];

const STATUS_KEYS: Record<InvoiceStatus, string> = {
  Unpaid: 'policy:payment.statusWord.unpaid',
  'Partially Paid': 'policy:payment.statusWord.partiallyPaid',
  Processed: 'policy:payment.statusWord.processed',
  Paid: 'policy:transaction.statusWord.paid',
};

/** The text of the status of an invoice. */
export const invoiceStatusKey = (status: string): string => STATUS_KEYS[status as InvoiceStatus];

const SORTABLE = [
  ...(['created', 'dueDate', 'issuedOn', 'invoiceNumber', 'amountDue', 'balance'] as const),
  ...(['status', 'policyNumber', 'insuredName'] as const),
];

export const INVOICE_LIST_RULES: ListRules = {
  sortable: SORTABLE,
  defaultSort: { field: 'issuedOn', direction: 'desc' },
  filters: { status: STATUSES },
};

export const OUTSTANDING_RULES: ListRules = {
  sortable: SORTABLE,
  defaultSort: { field: 'dueDate', direction: 'asc' },
  filters: { status: STATUSES, ageing: ['overdue', 'current', '30', '60', '90'] },
};

/** The search call of a view for what the address asks for. */
export const invoiceSearch =
  (filter: 'invoices' | 'outstanding balances' | 'agency bills') =>
  (query: ListQuery): BillingSearch =>
    ({ ...query, filter }) as BillingSearch;

/** What an invoice is called where its row is not read with it. */
export const invoiceName = ({ invoiceNumber, insuredName }: Invoice): string =>
  `${invoiceNumber}, ${insuredName}`;

/** The chips above a list of invoices. */
export function useInvoiceFilters(statuses: readonly InvoiceStatus[] = STATUSES): ListFilter[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  return [
    {
      name: 'status',
      label: t('quote:column.status'),
      options: statuses.map((value) => ({ value, label: t(STATUS_KEYS[value]) })),
    },
  ];
}

/** The views of the list of all invoices. */
export function useInvoiceViews(): ListViews {
  const { t } = useTranslation(['common', 'policy']);
  const views = (['Unpaid', 'Partially Paid', 'Paid'] as const).map((status) => ({
    key: status,
    label: t(STATUS_KEYS[status]),
    query: `status=${status}`,
  }));
  return {
    id: 'invoices',
    builtIn: [{ key: 'all', label: t('common:views.all'), query: '' }, ...views],
  };
}

/** The views of what is outstanding: all, what is overdue at all, and by age. */
export function useOutstandingViews(): ListViews {
  const { t } = useTranslation(['common', 'policy']);
  return {
    id: 'outstanding',
    builtIn: [
      { key: 'all', label: t('common:views.all'), query: '' },
      ...(['overdue', 'current', '30', '60', '90'] as const).map((ageing) => ({
        key: ageing,
        label: t(`policy:billing.ageing.${ageing}`),
        query: `ageing=${ageing}`,
      })),
    ],
  };
}
