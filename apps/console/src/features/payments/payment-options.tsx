import { hasPermission } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Button, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../kit/values/money';
import { openModal } from '../../lib/modals';
import { permissionsQuery } from '../../lib/session';
import { useStore } from '../../lib/store';
import { tokenStore } from '../../lib/tokens';
import { payableNow, savedMethodsQuery, type PaymentPageData } from './api';
import { ChargeForm } from './charge-form';
import { agreedStore } from './consent-modal';
import { SavedMethods } from './saved-methods';

type Way = 'Bank Account' | 'Credit Card' | 'wire' | 'plan' | 'saved';

/** The ways to pay, and the one that was chosen (Spec 3 §4). */
export function PaymentOptions({ data }: { data: PaymentPageData }) {
  const { t } = useTranslation(['common', 'policy']);
  const { policy, plan, installmentEligible, isCardTaken } = data;
  const [chosen, setWay] = useState<Way>('Bank Account');
  const saved = useQuery(savedMethodsQuery(policy.id)).data ?? [];
  // Who came by the code of a mailed link keeps no method: the link opens one policy.
  const claims = useStore(tokenStore)?.claims;
  const isSignedIn = claims?.tokenType === 'ACCESS';
  const held = useQuery(permissionsQuery).data;
  const mayFinance = held !== undefined && hasPermission(held, ['billing:finance-quote'], 'all');
  const options: { value: Way; label: string }[] = [
    ...(saved.length > 0 && !plan.accepted
      ? [{ value: 'saved' as const, label: t('policy:pay.saved') }]
      : []),
    { value: 'Bank Account', label: t('policy:payment.option.eCheck') },
    ...(isCardTaken
      ? [{ value: 'Credit Card' as const, label: t('policy:payment.method.creditCard') }]
      : []),
    { value: 'wire', label: t('policy:payment.option.achWire') },
    // The insured signs the plan: not its agency, nor whom it sent an invoice to.
    ...(installmentEligible && !plan.accepted && mayFinance && claims?.accountType === 'CUSTOMER'
      ? [{ value: 'plan' as const, label: t('policy:payment.option.installmentPlan') }]
      : []),
  ];
  // A plan that was accepted is no choice any more: its down payment is paid like another sum.
  const way = options.some(({ value }) => value === chosen) ? chosen : 'Bank Account';
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
      {way === 'saved' ? (
        <SavedMethods data={data} methods={saved} />
      ) : (
        <Chosen way={way} data={data} maySave={isSignedIn} choose={setWay} />
      )}
      {payableNow(data).isDownPayment && <p className="muted">{t('policy:pay.financedRest')}</p>}
    </section>
  );
}

interface ChosenProps {
  way: Exclude<Way, 'saved'>;
  data: PaymentPageData;
  maySave: boolean;
  choose: (way: Way) => void;
}

/** The form of the way that was chosen, or what leads to its dialog. */
function Chosen({ way, data, maySave, choose }: ChosenProps) {
  const { t } = useTranslation(['common', 'policy']);
  const { policy, policyNumber, downPayment } = data;
  const hasAgreed = useStore(agreedStore) === policy.id;
  useEffect(() => {
    if (hasAgreed) choose('Credit Card');
  }, [hasAgreed]);
  useEffect(() => () => agreedStore.set(null), []);
  if (way === 'wire') {
    return (
      <Leading
        text={t('policy:payment.achConfirmation')}
        label={t('policy:pay.bank.show')}
        open={() => openModal('ach-wire', { policyNumber })}
      />
    );
  }
  if (way === 'plan') {
    return (
      <Leading
        text={t('policy:pay.planText', { amount: moneyText(downPayment, policy.currency) })}
        label={t('policy:plan.show')}
        open={() => openModal('installment-plan', { policyId: policy.id })}
      />
    );
  }
  if (way === 'Credit Card' && !hasAgreed) {
    return (
      <Leading
        text={t('policy:consent.text')}
        label={t('policy:consent.open')}
        open={() => openModal('credit-card-consent', { policyId: policy.id })}
      />
    );
  }
  return <ChargeForm key={way} data={data} method={way} maySave={maySave} />;
}

/** What a way to pay is, and the button to its dialog. */
function Leading({ text, label, open }: { text: string; label: string; open: () => void }) {
  return (
    <>
      <p>{text}</p>
      <Button type="primary" block onClick={open}>
        {label}
      </Button>
    </>
  );
}
