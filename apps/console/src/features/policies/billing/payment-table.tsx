import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import { StatusTag, type StatusTone } from '../../../kit/values/status-tag';
import type { Payment } from '../../../lib/api-types';

const STATUSES: Record<Payment['status'], { tone: StatusTone; labelKey: string }> = {
  'In Process': { tone: 'open', labelKey: 'policy:transaction.statusWord.inProcess' },
  Paid: { tone: 'good', labelKey: 'policy:transaction.statusWord.paid' },
  Failed: { tone: 'lost', labelKey: 'policy:transaction.statusWord.failed' },
  Void: { tone: 'over', labelKey: 'policy:transaction.statusWord.void' },
};

const METHODS: Record<Payment['paymentMethod'], string> = {
  Check: 'policy:payment.method.check',
  'Credit Card': 'policy:payment.method.creditCard',
  Wire: 'policy:payment.method.wire',
  'Bank Account': 'policy:payment.method.bankAccount',
  'Refund/Credit': 'policy:payment.method.refundCredit',
};

export function PaymentTable({ payments }: { payments: Payment[] }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  return (
    <PlainTable
      isList
      label={t('policy:payments.title')}
      rows={payments}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'date',
          title: t('policy:payments.date'),
          render: ({ paymentDate }) => <ShortDate value={paymentDate} />,
        },
        {
          key: 'method',
          title: t('policy:payments.method'),
          render: ({ paymentMethod }) => t(METHODS[paymentMethod]),
        },
        {
          key: 'invoice',
          title: t('policy:invoice.number'),
          render: ({ invoiceNumber }) => invoiceNumber,
        },
        {
          key: 'amount',
          title: t('policy:payments.amount'),
          isNumber: true,
          render: ({ amountPaid, currency }) => moneyText(amountPaid, currency),
        },
        {
          key: 'status',
          title: t('quote:column.status'),
          render: ({ status }) => (
            <StatusTag
              tone={STATUSES[status].tone}
              label={t(STATUSES[status].labelKey)}
              code={status}
            />
          ),
        },
      ]}
    />
  );
}
