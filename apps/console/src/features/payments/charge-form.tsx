import { isCardGood, isRoutingNumber, isSortCode } from '@palisade/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { SubmitButton } from '../../kit/forms/submit-button';
import { moneyText } from '../../kit/values/money';
import { useSubmit } from '../../lib/use-submit';
import {
  pay,
  payableNow,
  paymentQuery,
  savedMethodsQuery,
  type CardOrBank,
  type PaymentPageData,
  type PortalDetails,
} from './api';
import { paymentFailure } from './payment-failure';

const NUMBER = /^[\d ]{4,23}$/;
const EXPIRY = /^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/;
const CVC = /^\d{3,4}$/;

interface ChargeFormProps {
  data: PaymentPageData;
  method: CardOrBank;
  /** Whether the payer's organisation can keep the method for the next time. */
  maySave: boolean;
}

interface ChargeValues {
  number: string;
  routing?: string;
  expiry?: string;
  cvc?: string;
  isSaved?: boolean;
}

/** Takes a card or a bank account and pays what is due now. */
export function ChargeForm({ data, method, maySave }: ChargeFormProps) {
  const { t } = useTranslation(['common', 'policy']);
  const { policy, policyNumber } = data;
  const { amount, isDownPayment } = payableNow(data);
  const queryClient = useQueryClient();
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: savedMethodsQuery(policy.id).queryKey });
    await queryClient.invalidateQueries({ queryKey: paymentQuery(policy.id).queryKey });
  };
  const [writtenAt, setWrittenAt] = useState('');
  const charge = useSubmit(pay, { onDone: refresh, onRefused: () => void refresh() });
  const send = ({ isSaved = false, ...values }: ChargeValues) =>
    void charge.submit({
      policyId: policy.id,
      policyNumber,
      policyCreated: policy.created,
      method,
      customerEmail: policy.customerEmail,
      amount,
      isDownPayment,
      isSaved: isSaved && maySave,
      details: detailsOf(values),
      transactionDate: writtenAt,
    });
  return (
    <Form<ChargeValues>
      layout="vertical"
      onValuesChange={() => setWrittenAt(new Date().toISOString())}
      onFinish={send}
    >
      {method === 'Credit Card' ? <CardFields /> : <AccountFields currency={policy.currency} />}
      {maySave && (
        <Form.Item name="isSaved" valuePropName="checked">
          <Checkbox>{t('policy:pay.saveMethod')}</Checkbox>
        </Form.Item>
      )}
      {charge.error && (
        <Alert role="alert" type="error" showIcon title={paymentFailure(charge.error)} />
      )}
      <SubmitButton type="primary" block submission={charge}>
        {t(isDownPayment ? 'policy:pay.downPayment' : 'policy:payment.payInFull')}{' '}
        {moneyText(amount, policy.currency)}
      </SubmitButton>
    </Form>
  );
}

function AccountFields({ currency }: { currency: 'USD' | 'GBP' }) {
  const { t } = useTranslation(['common', 'policy']);
  const isDollar = currency === 'USD';
  const isBank = isDollar ? isRoutingNumber : isSortCode;
  return (
    <>
      <FormField
        name="routing"
        label={t(isDollar ? 'policy:pay.routing' : 'policy:pay.sortCode')}
        isRequired
        rule={(text) => {
          const problem = isDollar ? 'policy:pay.routingInvalid' : 'policy:pay.sortCodeInvalid';
          return isBank(text) ? null : t(problem);
        }}
      >
        <Input inputMode="numeric" autoComplete="off" maxLength={9} />
      </FormField>
      <FormField
        name="number"
        label={t('policy:pay.accountNumber')}
        isRequired
        rule={(text) => (NUMBER.test(text) ? null : t('policy:pay.numberInvalid'))}
      >
        <Input inputMode="numeric" autoComplete="off" maxLength={23} />
      </FormField>
      <p className="muted">{t('policy:payment.achConfirmation')}</p>
    </>
  );
}

function CardFields() {
  const { t } = useTranslation(['common', 'policy']);
  return (
    <>
      <FormField
        name="number"
        label={t('policy:pay.cardNumber')}
        isRequired
        rule={(text) => (NUMBER.test(text) ? null : t('policy:pay.numberInvalid'))}
      >
        <Input inputMode="numeric" autoComplete="cc-number" maxLength={23} />
      </FormField>
      <div className="linked-choices">
        <FormField
          name="expiry"
          label={t('policy:pay.expiry')}
          isRequired
          rule={(text) => {
            if (!EXPIRY.test(text)) return t('policy:pay.expiryInvalid');
            return isGood(text) ? null : t('policy:pay.cardExpired');
          }}
        >
          <Input inputMode="numeric" autoComplete="cc-exp" placeholder="MM/YY" maxLength={7} />
        </FormField>
        <FormField
          name="cvc"
          label={t('policy:pay.cvc')}
          isRequired
          rule={(text) => (CVC.test(text) ? null : t('policy:pay.cvcInvalid'))}
        >
          <Input inputMode="numeric" autoComplete="cc-csc" maxLength={4} />
        </FormField>
      </div>
    </>
  );
}

const expiryOf = (text: string): { month: number; year: number } => {
  const [month = '', year = ''] = text.split('/');
  return { month: Number(month), year: 2000 + Number(year) };
};

const isGood = (text: string): boolean => {
  const now = new Date();
  return isCardGood(expiryOf(text), { month: now.getMonth() + 1, year: now.getFullYear() });
};

/** What was written, as the portal takes it. */
function detailsOf({ number, routing, expiry, cvc }: ChargeValues): PortalDetails {
  const card = expiry ? expiryOf(expiry) : null;
  return {
    number: number.replaceAll(' ', ''),
    ...(routing && { routing: routing.trim() }),
    ...(card && { expirationMonth: card.month, expirationYear: card.year }),
    ...(cvc && { cvc: cvc.trim() }),
  };
}
