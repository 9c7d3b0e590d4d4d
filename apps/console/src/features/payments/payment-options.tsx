import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentPageData } from './api';
import { BankDetails } from './bank-details';
import { ChargeForm } from './charge-form';

type Way = 'Bank Account' | 'Credit Card' | 'wire';

/** The ways to pay, and the one that was chosen. */
export function PaymentOptions({ data }: { data: PaymentPageData }) {
  const { t } = useTranslation(['common', 'policy']);
  const [way, setWay] = useState<Way>('Bank Account');
  const options = [
    { value: 'Bank Account', label: t('policy:payment.option.eCheck') },
    { value: 'Credit Card', label: t('policy:payment.method.creditCard') },
    { value: 'wire', label: t('policy:payment.option.achWire') },
  ];
  return (
    <section aria-label={t('policy:pay.how')}>
      <h2>{t('policy:pay.how')}</h2>
      <Radio.Group
        aria-label={t('policy:pay.how')}
        options={options}
        value={way}
        onChange={({ target }) => setWay(target.value as Way)}
      />
      {way === 'wire' ? (
        <BankDetails policyNumber={data.policyNumber} />
      ) : (
        <ChargeForm key={way} data={data} method={way} />
      )}
    </section>
  );
}
