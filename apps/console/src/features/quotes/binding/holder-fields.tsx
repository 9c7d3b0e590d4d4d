import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../kit/values/fact-list';
import { FormField } from '../../../kit/forms/form-field';
import { Phone } from '../../../kit/values/phone';
import type { Quote } from '../../../lib/api-types';
import '../quotes.css';

/** The policyholder, whom the application and the payment link go to. */
export function HolderFields() {
  const { t } = useTranslation(['common', 'quote', 'account']);
  return (
    <>
      <FormField
        name="customerFirstName"
        label={t('quote:holder.firstName')}
        isRequired
        requiredMessage={t('account:policyHolder.firstName')}
      >
        <Input maxLength={100} autoComplete="off" />
      </FormField>
      <FormField
        name="customerLastName"
        label={t('quote:holder.lastName')}
        isRequired
        requiredMessage={t('account:policyHolder.lastName')}
      >
        <Input maxLength={100} autoComplete="off" />
      </FormField>
      <FormField
        name="customerEmail"
        label={t('quote:holder.email')}
        isRequired
        requiredMessage={t('account:policyHolder.emailRequired')}
      >
        <Input type="email" maxLength={254} autoComplete="off" />
      </FormField>
      <FormField
        name="customerPhone"
        label={t('quote:holder.phone')}
        isRequired
        requiredMessage={t('account:policyHolder.phone')}
      >
        <Input type="tel" maxLength={40} autoComplete="off" />
      </FormField>
    </>
  );
}

/** The policyholder of a bound quote, who stays as the binder has them. */
export function BoundHolder({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const { customerFirstName, customerLastName, customerEmail, customerPhone } = quote;
  return (
    <div className="quote-dialog-facts">
      <p>{t('quote:signRequest.bound')}</p>
      <FactList
        facts={[
          {
            label: t('quote:holder.heading'),
            value: [customerFirstName, customerLastName].filter(Boolean).join(' '),
          },
          { label: t('quote:holder.email'), value: customerEmail },
          { label: t('quote:holder.phone'), value: <Phone number={customerPhone} /> },
        ]}
      />
    </div>
  );
}
