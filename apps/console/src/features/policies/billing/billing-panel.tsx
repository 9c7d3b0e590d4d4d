import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/pages/error-state';
import { FactList } from '../../../kit/values/fact-list';
import { moneyText } from '../../../kit/values/money';
import { ShortDate } from '../../../kit/values/short-date';
import type { Policy } from '../../../lib/api-types';
import '../policies.css';
import { invoicesQuery, nextInvoiceQuery, paymentsQuery } from './api';
import { InvoiceTable } from './invoice-table';
import { PaymentTable } from './payment-table';

/** What a policy was billed, what was paid of it, and what is left. */
export function BillingPanel({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy']);
  const invoices = useQuery(invoicesQuery(policy.id));
  const payments = useQuery(paymentsQuery(policy.id));
  const { data: next } = useQuery(nextInvoiceQuery(policy.id));
  const { money, currency } = policy;
  return (
    <div className="policy-column">
      <section className="card" aria-label={t('policy:field.balance')}>
        <FactList
          facts={[
            { label: t('policy:field.balance'), value: moneyText(money.balance, currency) },
            { label: t('policy:field.billed'), value: moneyText(money.amountDue, currency) },
            { label: t('policy:field.paid'), value: moneyText(money.paid, currency) },
            {
              label: t('policy:field.dueDate'),
              value: money.dueDate && <ShortDate value={money.dueDate} />,
            },
            ...(next && !next.isInvoiceSettled
              ? [
                  {
                    label: t('policy:invoice.next'),
                    value: `${next.invoiceNumber}, ${moneyText(next.balance, currency)}`,
                  },
                ]
              : []),
          ]}
        />
      </section>
      <Section
        id="policy-invoices"
        title={t('policy:invoice.title')}
        empty={t('policy:invoice.empty')}
        result={invoices}
      >
        {(rows) => <InvoiceTable invoices={rows} />}
      </Section>
      <Section
        id="policy-payments"
        title={t('policy:payments.title')}
        empty={t('policy:payments.empty')}
        result={payments}
      >
        {(rows) => <PaymentTable payments={rows} />}
      </Section>
    </div>
  );
}

interface SectionProps<Row> {
  id: string;
  title: string;
  empty: string;
  result: UseQueryResult<Row[]>;
  children: (rows: Row[]) => ReactNode;
}

function Section<Row>({ id, title, empty, result, children }: SectionProps<Row>) {
  const { t } = useTranslation();
  const { data, isPending, isError, error, refetch } = result;
  return (
    <section className="card policy-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isPending && <Skeleton active paragraph={{ rows: 2 }} />}
      {isError && (
        <ErrorState
          error={error}
          {...(data && { kept: t('common:page.kept') })}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className="muted">{empty}</p>}
      {data && data.length > 0 && children(data)}
    </section>
  );
}
