import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/form-field';
import { moneyText } from '../../kit/money';
import { problemMessage } from '../../lib/problem';
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
  const charge = useMutation({
    mutationFn: ({ number }: ChargeValues) =>
      pay({
        ...{ policyId: policy.id, policyNumber, policyCreated: policy.created, method },
        ...{ customerEmail: policy.customerEmail, amount: dueAmount },
        number: number.replaceAll(' ', ''),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentQuery(policy.id).queryKey }),
  });
  const isCard = method === 'Credit Card';
  return (
    <Form layout="vertical" onFinish={(values: ChargeValues) => charge.mutate(values)}>
      <FormField
        name="number"
        label={t(isCard ? 'policy:pay.cardNumber' : 'policy:pay.accountNumber')}
        isRequired
        rule={(text) => (NUMBER.test(text) ? null : t('policy:pay.numberInvalid'))}
      >
        <Input inputMode="numeric" autoComplete={isCard ? 'cc-number' : 'off'} maxLength={23} />
      </FormField>
      {!isCard && <p className="muted">{t('policy:payment.achConfirmation')}</p>}
      {charge.isError && (
        <Alert role="alert" type="error" showIcon title={problemMessage(charge.error)} />
      )}
      <Button type="primary" htmlType="submit" loading={charge.isPending}>
        {t('policy:payment.payInFull')} {moneyText(dueAmount, policy.currency)}
      </Button>
    </Form>
  );
}
