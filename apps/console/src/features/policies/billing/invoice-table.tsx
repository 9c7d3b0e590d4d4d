import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import type { Invoice } from '../../../lib/api-types';
import { PaymentStatusTag } from '../../../kit/values/payment-status-tag';

export function InvoiceTable({ invoices }: { invoices: Invoice[] }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  return (
    <PlainTable
      isList
      label={t('policy:invoice.title')}
      rows={invoices}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          title: t('policy:invoice.number'),
          render: ({ invoiceNumber }) => invoiceNumber,
        },
        {
          key: 'kind',
          title: t('policy:invoice.kind'),
          render: ({ kind }) => t(`policy:invoice.kind.${kind}`),
        },
        {
          key: 'due',
          title: t('policy:field.dueDate'),
          render: ({ dueDate }) => <ShortDate value={dueDate} />,
        },
        {
          key: 'amount',
          title: t('policy:field.billed'),
          isNumber: true,
          render: ({ amountDue, currency }) => moneyText(amountDue, currency),
        },
        {
          key: 'paid',
          title: t('policy:field.paid'),
          isNumber: true,
          render: ({ paid, currency }) => moneyText(paid, currency),
        },
        {
          key: 'balance',
          title: t('policy:field.balance'),
          isNumber: true,
          render: ({ balance, currency }) => moneyText(balance, currency),
        },
        {
          key: 'status',
          title: t('quote:column.status'),
          render: ({ status }) => <PaymentStatusTag status={status} />,
        },
      ]}
    />
  );
}
