import type { Page } from '@palisade/kernel';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListRules } from '../../kit/lists/list-state';
import type { ListViews } from '../../kit/lists/list-view';
import { api, unwrap } from '../../lib/api';
import type { BillingSearch, Payment, PaymentRecord, TransactionEdit } from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const TRANSACTION_STATUSES = ['Paid', 'Failed', 'In Process', 'Void'] as const;

/** How staff records that money moved. */
export const METHODS = ['Check', 'Credit Card', 'Wire', 'Bank Account', 'Refund/Credit'] as const;

export const STATUS_KEYS: Record<Payment['status'], string> = {
  Paid: 'policy:transaction.statusWord.paid',
  Failed: 'policy:transaction.statusWord.failed',
  'In Process': 'policy:transaction.statusWord.inProcess',
  Void: 'policy:transaction.statusWord.void',
};

export const METHOD_KEYS: Record<Payment['paymentMethod'], string> = {
  Check: 'policy:payment.method.check',
  'Credit Card': 'policy:payment.method.creditCard',
  Wire: 'policy:payment.method.wire',
  'Bank Account': 'policy:payment.method.bankAccount',
  'Refund/Credit': 'policy:payment.method.refundCredit',
};

export const TRANSACTION_RULES: ListRules = {
  sortable: [
    'started',
    'paymentDate',
    'transactionId',
    'invoiceNumber',
    'paymentMethod',
    'processorName',
    'amountPaid',
    'status',
  ],
  defaultSort: { field: 'started', direction: 'desc' },
  filters: { status: TRANSACTION_STATUSES },
};

/** The statuses that a transaction can be given: its own, and those that it can come to. */
export const nextStatuses = (status: Payment['status']): readonly Payment['status'][] => {
  if (status === 'Paid') return ['Paid', 'Failed'];
  return status === 'In Process' ? ['In Process', 'Paid', 'Failed'] : [status];
};

/** Whether a transaction can be voided. */
export const canVoid = ({ status }: Payment): boolean =>
  status === 'Paid' || status === 'In Process';

/** What a transaction is called where its row is not read with it. */
export const transactionName = ({ transactionId, insuredName }: Payment): string =>
  `${transactionId}, ${insuredName}`;

/** Payments and refunds in the person's scope. */
export const transactionsQuery = (query: BillingSearch) =>
  queryOptions({
    queryKey: ['policies', 'billing', 'transactions', query],
    queryFn: async ({ signal }): Promise<Page<Payment>> => {
      const params = { query };
      const page = await unwrap(api.billing.GET('/api/billing/v1/search', { params, signal }));
      return { ...page, content: page.content as Payment[] };
    },
    placeholderData: keepPreviousData,
  });

/** The chips above the transactions. */
export function useTransactionFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const options = TRANSACTION_STATUSES.map((value) => ({ value, label: t(STATUS_KEYS[value]) }));
  return [{ name: 'status', label: t('quote:column.status'), options }];
}

/** The views of the transactions. */
export function useTransactionViews(): ListViews {
  const { t } = useTranslation(['common', 'policy']);
  const views = TRANSACTION_STATUSES.map((status) => ({
    key: status,
    label: t(STATUS_KEYS[status]),
    query: `status=${status}`,
  }));
  return {
    id: 'transactions',
    builtIn: [{ key: 'all', label: t('common:views.all'), query: '' }, ...views],
  };
}

/** What staff does with transactions; all that shows them is read again. */
export function useTransactionCommands() {
  const queryClient = useQueryClient();
  const then = async (call: Promise<unknown>): Promise<void> => {
    await call;
    await queryClient.invalidateQueries({ queryKey: ['policies'] });
  };
  return {
    apply: (body: PaymentRecord, key: SubmitKey) =>
      then(
        unwrap(
          api.billing.POST('/api/billing/v1/external/applyPayment', {
            body,
            headers: withKey(key),
          }),
        ),
      ),
    save: (body: TransactionEdit, key: SubmitKey) =>
      then(unwrap(api.billing.PUT('/api/billing/v1/transaction', { body, headers: withKey(key) }))),
  };
}
