import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import { ShortDate } from '../../kit/values/short-date';
import type { InvoiceRecord } from '../../lib/api-types';
import './billing.css';

interface InvoiceDetailsProps {
  invoice: InvoiceRecord;
  /** The table of its payments. */
  payments: ReactNode;
}

/** What an invoice asks for line by line, what was paid of it, and whom it goes to. */
export function InvoiceDetails({ invoice, payments }: InvoiceDetailsProps) {
  const { t } = useTranslation(['common', 'policy']);
  const { receiver, agencyName, agencyBilled, kind, remindedOn, closeComment } = invoice;
  return (
    <div className="billing-column">
      <section className="card billing-section" aria-labelledby="invoice-lines">
        <h2 id="invoice-lines">{t('policy:billing.lines.title')}</h2>
        <Lines invoice={invoice} />
      </section>
      <section className="card billing-section" aria-labelledby="invoice-payments">
        <h2 id="invoice-payments">{t('policy:payments.title')}</h2>
        {invoice.payments.length > 0 ? (
          payments
        ) : (
          <p className="muted">{t('policy:payments.empty')}</p>
        )}
      </section>
      <section className="card billing-section" aria-labelledby="invoice-facts">
        <h2 id="invoice-facts">{t('policy:billing.facts.title')}</h2>
        <FactList
          facts={[
            { label: t('policy:invoice.kind'), value: t(`policy:invoice.kind.${kind}`) },
            { label: t('common:wording.agency'), value: agencyName },
            {
              label: t('policy:billing.facts.billedTo'),
              value: t(`policy:billing.facts.${agencyBilled ? 'agency' : 'insured'}`),
            },
            { label: t('policy:reminder.to'), value: `${receiver.name}, ${receiver.email}` },
            {
              label: t('policy:billing.facts.remindedOn'),
              value: remindedOn && <ShortDate value={remindedOn} />,
            },
            ...(closeComment ? [{ label: t('policy:close.comments'), value: closeComment }] : []),
          ]}
        />
      </section>
    </div>
  );
}

function Lines({ invoice: { lines, amountDue, currency } }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation(['common', 'policy']);
  const total = { id: 'total', type: null, reason: '', amount: amountDue, created: null };
  return (
    <PlainTable
      isList
      label={t('policy:billing.lines.title')}
      rows={[...lines, total]}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'type',
          title: t('policy:billing.lines.type'),
          render: ({ type }) =>
            t(type ? `policy:billing.line.${type}` : 'policy:billing.lines.total'),
        },
        { key: 'reason', title: t('policy:billing.lines.reason'), render: ({ reason }) => reason },
        {
          key: 'date',
          title: t('policy:payments.date'),
          render: ({ created }) => created && <ShortDate value={created} />,
        },
        {
          key: 'amount',
          title: t('policy:payments.amount'),
          isNumber: true,
          render: ({ type, amount }) =>
            type ? moneyText(amount, currency) : <strong>{moneyText(amount, currency)}</strong>,
        },
      ]}
    />
  );
}
