import { useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { moneyText } from '../../kit/values/money';
import { SubmitButton } from '../../kit/forms/submit-button';
import { problemMessage } from '../../lib/problem';
import { useSubmit } from '../../lib/use-submit';
import { pay, paymentQuery, type CardOrBank, type PaymentPageData } from './api';

const NUMBER = /^[\d ]{4,23}$/;

interface ChargeFormProps {
  data: PaymentPageData;
  method: CardOrBank;
}

interface ChargeValues {
  number: string;
}

/** Takes the number of a card or bank account and pays all that is due. */
export function ChargeForm({ data, method }: ChargeFormProps) {
  const { t } = useTranslation(['common', 'policy']);
  const { policy, policyNumber, dueAmount } = data;
  const queryClient = useQueryClient();
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: paymentQuery(policy.id).queryKey });
  const [writtenAt, setWrittenAt] = useState('');
  const charge = useSubmit(pay, { onDone: refresh, onRefused: () => void refresh() });
  const send = ({ number }: ChargeValues) =>
    void charge.submit({
      policyId: policy.id,
      policyNumber,
      policyCreated: policy.created,
      method,
      customerEmail: policy.customerEmail,
      amount: dueAmount,
      number: number.replaceAll(' ', ''),
      transactionDate: writtenAt,
    });
  const isCard = method === 'Credit Card';
  return (
    <Form<ChargeValues>
      layout="vertical"
      onValuesChange={() => setWrittenAt(new Date().toISOString())}
      onFinish={send}
    >
      <FormField
        name="number"
        label={t(isCard ? 'policy:pay.cardNumber' : 'policy:pay.accountNumber')}
        isRequired
        rule={(text) => (NUMBER.test(text) ? null : t('policy:pay.numberInvalid'))}
      >
        <Input inputMode="numeric" autoComplete={isCard ? 'cc-number' : 'off'} maxLength={23} />
      </FormField>
      {!isCard && <p className="muted">{t('policy:payment.achConfirmation')}</p>}
      {charge.error && (
        <Alert role="alert" type="error" showIcon title={problemMessage(charge.error)} />
      )}
      <SubmitButton type="primary" submission={charge}>
        {t('policy:payment.payInFull')} {moneyText(dueAmount, policy.currency)}
      </SubmitButton>
    </Form>
  );
}
