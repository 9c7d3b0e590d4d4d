import { useQuery } from '@tanstack/react-query';
import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../kit/values/money';
import { useStore } from '../../lib/store';
import { tokenStore } from '../../lib/tokens';
import { payableNow, savedMethodsQuery, type PaymentPageData } from './api';
import { BankDetails } from './bank-details';
import { ChargeForm } from './charge-form';
import { ConsentModal } from './consent-modal';
import { InstallmentPlan } from './installment-plan';
import { SavedMethods } from './saved-methods';

type Way = 'Bank Account' | 'Credit Card' | 'wire' | 'plan' | 'saved';

/** The ways to pay, and the one that was chosen (Spec 3 §4). */
export function PaymentOptions({ data }: { data: PaymentPageData }) {
  const { t } = useTranslation(['common', 'policy']);
  const { policy, plan, installmentEligible, downPayment } = data;
  const [way, setWay] = useState<Way>('Bank Account');
  const [hasAgreed, setAgreed] = useState(false);
  const saved = useQuery(savedMethodsQuery(policy.id)).data ?? [];
  // Who came by the code of a mailed link keeps no method: the link opens one policy.
  const isSignedIn = useStore(tokenStore)?.claims.tokenType === 'ACCESS';
  const options: { value: Way; label: string }[] = [
    ...(saved.length > 0 && !plan.accepted
      ? [{ value: 'saved' as const, label: t('policy:pay.saved') }]
      : []),
    { value: 'Bank Account', label: t('policy:payment.option.eCheck') },
    { value: 'Credit Card', label: t('policy:payment.method.creditCard') },
    { value: 'wire', label: t('policy:payment.option.achWire') },
    ...(installmentEligible && !plan.accepted
      ? [{ value: 'plan' as const, label: t('policy:payment.option.installmentPlan') }]
      : []),
  ];
  return (
    <section aria-label={t('policy:pay.how')}>
      <h2>{t('policy:pay.how')}</h2>
      <Radio.Group
        vertical
        aria-label={t('policy:pay.how')}
        options={options}
        value={way}
        onChange={({ target }) => setWay(target.value as Way)}
      />
      {way === 'saved' && <SavedMethods data={data} methods={saved} />}
      {way === 'wire' && <BankDetails policyNumber={data.policyNumber} />}
      {way === 'plan' && (
        <>
          <p>{t('policy:pay.planText', { amount: moneyText(downPayment, policy.currency) })}</p>
          <InstallmentPlan data={data} />
        </>
      )}
      {way === 'Bank Account' && (
        <ChargeForm key={way} data={data} method={way} maySave={isSignedIn} />
      )}
      {way === 'Credit Card' && hasAgreed && (
        <ChargeForm key={way} data={data} method={way} maySave={isSignedIn} />
      )}
      {way === 'Credit Card' && !hasAgreed && (
        <ConsentModal onAgree={() => setAgreed(true)} onCancel={() => setWay('Bank Account')} />
      )}
      {payableNow(data).isDownPayment && <p className="muted">{t('policy:pay.financedRest')}</p>}
    </section>
  );
}
