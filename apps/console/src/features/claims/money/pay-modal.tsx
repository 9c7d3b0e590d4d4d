import {
  CLAIM_PAYMENT_METHODS,
  coverageName,
  INTERRUPTION_COVERAGES,
  PAYEE_TYPES,
} from '@palisade/trade';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { WithRow } from '../../../kit/forms/with-row';
import { moneyText } from '../../../kit/values/money';
import type { ClaimMoney, ClaimPaymentRequest } from '../../../lib/claim-types';
import type { ModalProps } from '../../../lib/modals';
import { ApiError } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import { claimMoneyQuery, previewPayment, useClaimMoneyCommands } from './api';

const FEES = 'FEES';
const TEXT_MAX = 200;

/** What the form holds; the costs of the insurer alone have no coverage. */
interface PayForm extends Omit<ClaimPaymentRequest, 'coverage'> {
  coverage: string;
}

const requestOf = (
  { coverage, ...form }: PayForm,
  vendorInvoiceId: string | undefined,
): ClaimPaymentRequest => ({
  ...form,
  ...(vendorInvoiceId && { vendorInvoiceId }),
  ...(coverage !== FEES && { coverage: coverage as NonNullable<ClaimPaymentRequest['coverage']> }),
});

/** What is known of a payment before, where an invoice asks for it. */
interface Billed {
  payee?: string | undefined;
  invoiceNumber?: string | undefined;
  loss?: number | undefined;
  /** The invoice of a vendor that is paid; nobody types it. */
  vendorInvoiceId?: string | undefined;
}

interface PayDialogProps {
  money: ClaimMoney;
  billed: Billed;
  close: () => void;
}

/** Asks for a payment of a claim: the loss is entered, the amount is answered. */
export const PayModal = ({ data, close }: ModalProps<{ claimId?: string } & Billed>) => {
  const { claimId = '', payee, invoiceNumber, loss, vendorInvoiceId } = data;
  const billed = { payee, invoiceNumber, loss, vendorInvoiceId };
  return (
    <WithRow query={{ ...claimMoneyQuery(claimId), enabled: claimId !== '' }}>
      {(money) => <PayDialog money={money} billed={billed} close={close} />}
    </WithRow>
  );
};

function PayDialog({ money, billed, close }: PayDialogProps) {
  const { vendorInvoiceId, ...entered } = billed;
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<PayForm>();
  const [shown, setShown] = useState<string | null>(null);
  const snackbar = useSnackbar();
  const { claimId, currency, left } = money;
  const { pay } = useClaimMoneyCommands(claimId);
  const coverage = Form.useWatch('coverage', form) ?? FEES;
  const isByTheHour = INTERRUPTION_COVERAGES.includes(coverage);
  const prefix = currency === 'GBP' ? '£' : '$';
  const preview = async (): Promise<void> => {
    try {
      const asked = requestOf(form.getFieldsValue(), vendorInvoiceId);
      const [payment] = (await previewPayment(claimId, asked)).payments;
      setShown(
        t('account:pay.preview', {
          amount: moneyText(payment.amount, currency),
          retention: moneyText(payment.retentionApplied, currency),
          notPaid: moneyText(payment.notPaid, currency),
        }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setShown(error.message);
    }
  };
  const covered = (left?.coverages ?? []).map((one) => ({
    value: one.coverage,
    label: `${coverageName(one.coverage)}, ${moneyText(one.left, currency)}`,
  }));
  return (
    <FormModal<PayForm>
      form={form}
      title={t('account:pay.ask')}
      submitLabel={t('account:pay.askConfirm')}
      initialValues={{ ...entered, coverage: FEES, payeeType: 'VENDOR', method: 'WIRE' }}
      isSticky
      onSubmit={async (values, key) => {
        await pay(requestOf(values, vendorInvoiceId), key);
        snackbar.success(t('account:pay.asked'));
        close();
      }}
      onClose={close}
    >
      <FormField name="coverage" label={t('account:pay.coverage')} isRequired isChoice isWide>
        <Select options={[{ value: FEES, label: t('account:file.lossAdjustment') }, ...covered]} />
      </FormField>
      <LossFields isByTheHour={isByTheHour} prefix={prefix} />
      <PayeeFields />
      <p className="kit-field-wide" role="status">
        <Button onClick={() => void preview()}>{t('account:pay.show')}</Button> {shown}
      </p>
    </FormModal>
  );
}

/** The loss; of an interruption its hours and the loss of one. */
function LossFields({ isByTheHour, prefix }: { isByTheHour: boolean; prefix: string }) {
  const { t } = useTranslation(['common', 'account']);
  return isByTheHour ? (
    <>
      <FormField name="hours" label={t('account:pay.hours')} isRequired isChoice>
        <InputNumber min={0} precision={2} controls={false} />
      </FormField>
      <FormField name="lossPerHour" label={t('account:pay.lossPerHour')} isRequired isChoice>
        <InputNumber min={0} precision={2} controls={false} prefix={prefix} />
      </FormField>
    </>
  ) : (
    <FormField name="loss" label={t('account:pay.loss')} isRequired isChoice>
      <InputNumber min={0} precision={2} controls={false} prefix={prefix} />
    </FormField>
  );
}

/** Who is paid, of which invoice, and how. */
function PayeeFields() {
  const { t } = useTranslation(['common', 'account']);
  return (
    <>
      <FormField name="payee" label={t('account:pay.payee')} isRequired>
        <Input maxLength={TEXT_MAX} />
      </FormField>
      <FormField name="payeeType" label={t('account:pay.payeeType')} isRequired isChoice>
        <Select
          options={PAYEE_TYPES.map((value) => ({
            value,
            label: t(`account:pay.payeeType.${value}`),
          }))}
        />
      </FormField>
      <FormField name="invoiceNumber" label={t('account:pay.invoiceNumber')}>
        <Input maxLength={TEXT_MAX / 2} />
      </FormField>
      <FormField name="method" label={t('account:pay.method')} isRequired isChoice>
        <Select
          options={CLAIM_PAYMENT_METHODS.map((value) => ({
            value,
            label: t(`account:pay.method.${value}`),
          }))}
        />
      </FormField>
    </>
  );
}
