import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { downloadDocument } from '../../kit/files/download-document';
import { moneyText } from '../../kit/values/money';
import { PaymentStatusTag } from '../../kit/values/payment-status-tag';
import { PlainTable, type PlainColumn } from '../../kit/values/plain-table';
import { ShortDate } from '../../kit/values/short-date';
import type { Invoice } from '../../lib/api-types';
import type { AgencyBillRecord } from './agency-bill-types';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { METHOD_KEYS, STATUS_KEYS } from './transactions';
import './billing.css';

type BillPayment = AgencyBillRecord['payments'][number];

/** The invoices of a bill, and what was paid of it as a whole. */
export function AgencyBillDetails({ bill }: { bill: AgencyBillRecord }) {
  const { t } = useTranslation(['common', 'policy']);
  return (
    <div className="billing-column">
      <section className="card billing-section" aria-labelledby="bill-invoices">
        <h2 id="bill-invoices">{t('policy:billing.invoices.title')}</h2>
        <Invoices bill={bill} />
      </section>
      <section className="card billing-section" aria-labelledby="bill-payments">
        <h2 id="bill-payments">{t('policy:agencyBill.payments')}</h2>
        {bill.payments.length > 0 ? (
          <Payments bill={bill} />
        ) : (
          <p className="muted">{t('policy:agencyBill.noPayments')}</p>
        )}
      </section>
    </div>
  );
}

function Invoices({ bill: { invoiceList, currency } }: { bill: AgencyBillRecord }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { basePath } = useSession();
  const columns: PlainColumn<Invoice>[] = [
    {
      key: 'number',
      title: t('policy:billing.column.invoiceNumber'),
      render: ({ id, invoiceNumber }) => (
        <Link to={`${basePath}/billing/invoices/${id}`}>{invoiceNumber}</Link>
      ),
    },
    { key: 'policy', title: t('policy:pay.policy'), render: ({ policyNumber }) => policyNumber },
    { key: 'client', title: t('quote:column.client'), render: ({ insuredName }) => insuredName },
    {
      key: 'net',
      title: t('policy:agencyBill.netDueFromAgency'),
      isNumber: true,
      render: ({ amountDue }) => moneyText(amountDue, currency),
    },
    {
      key: 'balance',
      title: t('policy:agencyBill.outstanding'),
      isNumber: true,
      render: ({ balance }) => moneyText(balance, currency),
    },
    {
      key: 'status',
      title: t('quote:column.status'),
      render: ({ status }) => <PaymentStatusTag status={status} />,
    },
  ];
  return (
    <PlainTable
      isList
      label={t('policy:billing.invoices.title')}
      rows={invoiceList}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}

function Payments({ bill: { payments, currency } }: { bill: AgencyBillRecord }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const columns: PlainColumn<BillPayment>[] = [
    {
      key: 'number',
      title: t('policy:transaction.id'),
      render: ({ transactionId }) => transactionId,
    },
    {
      key: 'date',
      title: t('policy:payments.date'),
      render: ({ paymentDate }) => <ShortDate value={paymentDate} />,
    },
    {
      key: 'method',
      title: t('policy:payments.method'),
      render: ({ paymentMethod }) => t(METHOD_KEYS[paymentMethod]),
    },
    {
      key: 'amount',
      title: t('policy:payments.amount'),
      isNumber: true,
      render: ({ amountPaid }) => moneyText(amountPaid, currency),
    },
    {
      key: 'status',
      title: t('quote:column.status'),
      render: ({ status, failureReason }) =>
        status === 'Failed' && failureReason ? failureReason : t(STATUS_KEYS[status]),
    },
    {
      key: 'receipt',
      title: t('policy:agencyBill.receipt'),
      render: (payment) => <Receipt payment={payment} />,
    },
  ];
  return (
    <PlainTable
      isList
      label={t('policy:agencyBill.payments')}
      rows={payments}
      rowKey={({ transactionId }) => transactionId}
      columns={columns}
    />
  );
}

function Receipt({ payment: { receiptId, transactionId } }: { payment: BillPayment }) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  if (!receiptId) return null;
  const file = { docId: receiptId, fileName: `receipt-${transactionId}.pdf` };
  const download = () =>
    downloadDocument(file).catch(() => snackbar.error(t('common:download.failed')));
  return (
    <Button
      type="link"
      size="small"
      aria-label={t('policy:agencyBill.receiptOf', { number: transactionId })}
      onClick={() => void download()}
    >
      {t('policy:agencyBill.receipt')}
    </Button>
  );
}
