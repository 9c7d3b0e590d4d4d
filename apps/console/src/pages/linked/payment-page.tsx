import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { payableNow, paymentQuery, type PaymentPageData } from '../../features/payments/api';
import { PaymentOptions } from '../../features/payments/payment-options';
import { ReceiptButton } from '../../kit/files/receipt-button';
import { ErrorState } from '../../kit/pages/error-state';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import { LinkedPanel } from './linked-panel';

/** What is due for a policy, and the ways to pay it (Spec 3 §4, payment page). */
export function PaymentPage() {
  const { t } = useTranslation(['common', 'policy', 'coverage']);
  const { policyId = '' } = useParams();
  const payment = useQuery(paymentQuery(policyId));
  return (
    <LinkedPanel title={t('policy:pay.title')}>
      {payment.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {payment.isError && (
        <ErrorState error={payment.error} onRetry={() => void payment.refetch()} />
      )}
      {payment.data && <Payment data={payment.data} />}
    </LinkedPanel>
  );
}

function Payment({ data }: { data: PaymentPageData }) {
  const { t } = useTranslation(['common', 'policy', 'coverage']);
  const { policy, dueAmount, dueDate, policyNumber, description } = data;
  return (
    <>
      <p>{t('policy:pay.greeting', { company: policy.companyName })}</p>
      <FactList
        facts={[
          { label: t('policy:pay.policy'), value: policyNumber },
          { label: t('policy:pay.product'), value: t(`coverage:product.${policy.product}`) },
          { label: t('policy:pay.description'), value: description, isWide: true },
          { label: t('policy:pay.dueDate'), value: <ShortDate value={dueDate} /> },
          { label: t('policy:pay.dueAmount'), value: moneyText(dueAmount, policy.currency) },
        ]}
      />
      <State data={data} />
      {policy.weIssue && <p className="muted">{t('policy:pay.weIssue')}</p>}
    </>
  );
}

/** What the state of the payment asks the payer to do. */
function State({ data }: { data: PaymentPageData }) {
  const { t } = useTranslation(['common', 'policy']);
  const [isTryingAgain, setTryingAgain] = useState(false);
  const { status, policyNumber: number, dueAmount, plan } = data;
  if (dueAmount <= 0) return <Paid data={data} />;
  const isAsked = payableNow(data).amount > 0;
  if (plan.accepted && !isAsked && dueAmount <= (plan.AmountFinanced ?? 0)) {
    return <Alert type="success" showIcon title={t('policy:pay.financed', { number })} />;
  }
  if (status === 'Processed' || !isAsked) {
    return (
      <>
        <Alert type="info" showIcon title={t('policy:payment.processing', { number })} />
        <p className="muted">{t('policy:pay.processingNext')}</p>
      </>
    );
  }
  if (status === 'Failed' && !isTryingAgain) {
    const title = t('policy:payment.failedContact', { number });
    return (
      <>
        <Alert role="alert" type="error" showIcon title={title} />
        <Button type="primary" block onClick={() => setTryingAgain(true)}>
          {t('policy:payment.makePayment')}
        </Button>
      </>
    );
  }
  return <PaymentOptions data={data} />;
}

function Paid({ data: { policy, policyNumber: number } }: { data: PaymentPageData }) {
  const { t } = useTranslation(['common', 'policy']);
  return (
    <>
      <Alert type="success" showIcon title={t('policy:payment.thankYou', { number })} />
      <p className="muted">{t('policy:pay.paidNext')}</p>
      <ReceiptButton policyId={policy.id} policyNumber={number} />
    </>
  );
}
