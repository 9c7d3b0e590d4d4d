import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { WithRow } from '../../kit/forms/with-row';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import type { AgencyBillRecord, ReceiveBillBody } from './agency-bill-types';
import { todayHere } from '../../lib/formatting';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { agencyBillQuery, billMethodsQuery, useAgencyBillCommands } from './agency-bill-record';
import { agencyBillName } from './agency-bills';
import { amountOf, AmountField } from '../../kit/forms/amount-field';
import { METHODS } from './transactions';
import { MovementFields } from './movement-fields';
import { useFailure } from './use-failure';

const TEXT_MAX = 500;
const ID_MAX = 60;
const RECEIVED_BY = METHODS.filter((one) => one !== 'Refund/Credit');

interface DialogProps {
  bill: AgencyBillRecord;
  close: () => void;
}

/** A dialog about a bill, once that is there. */
const modalOf =
  (Dialog: (props: DialogProps) => ReactNode) =>
  ({ data: { agencyBillId = '' }, close }: ModalProps<{ agencyBillId?: string }>) => (
    <WithRow query={{ ...agencyBillQuery(agencyBillId), enabled: Boolean(agencyBillId) }}>
      {(bill) => <Dialog bill={bill} close={close} />}
    </WithRow>
  );

/** Which bill it is, and what may be paid of it now. */
function Summary({ bill }: { bill: AgencyBillRecord }) {
  const { t } = useTranslation(['common', 'policy']);
  const { payable, currency, dueDate } = bill;
  return (
    <div className="kit-field-wide">
      <FactList
        facts={[
          { label: t('policy:agencyBill.bill'), value: agencyBillName(bill) },
          { label: t('policy:agencyBill.payable'), value: moneyText(payable, currency) },
          { label: t('policy:agencyBill.due'), value: <ShortDate value={dueDate} /> },
        ]}
      />
      <p className="muted">{t('policy:agencyBill.oldestFirst')}</p>
    </div>
  );
}

interface PayForm {
  paymentAmount: string;
  tokenId: string;
}

function PayDialog({ bill, close }: DialogProps) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<PayForm>();
  const snackbar = useSnackbar();
  const { pay } = useAgencyBillCommands();
  const failed = useFailure('policy:payment.failed');
  const { data: methods = [], isPending } = useQuery(billMethodsQuery);
  const { agencyBillId, payable } = bill;
  const hasNone = !isPending && methods.length === 0;
  return (
    <FormModal<PayForm>
      form={form}
      title={t('policy:agencyBill.pay')}
      submitLabel={t('policy:agencyBill.paySubmit')}
      initialValues={{ paymentAmount: String(payable) }}
      isComplete={({ tokenId }) => Boolean(tokenId)}
      isSticky
      onClose={close}
      onSubmit={async ({ paymentAmount, tokenId }, key) => {
        const body = { paymentAmount: amountOf(paymentAmount), tokenId };
        const paid = await pay(agencyBillId ?? '', body, key).catch(failed);
        const [latest] = paid.payments;
        if (latest?.status === 'Failed') snackbar.error(latest.failureReason ?? '');
        else if (latest?.status === 'In Process') snackbar.success(t('policy:agencyBill.started'));
        else snackbar.success(t('policy:agencyBill.done'));
        close();
      }}
    >
      <Summary bill={bill} />
      <AmountField
        name="paymentAmount"
        label={t('policy:apply.amount')}
        requiredMessage={t('policy:transaction.paymentRequired')}
      />
      <FormField name="tokenId" label={t('policy:pay.saved')} isRequired isChoice>
        <Select
          loading={isPending}
          options={methods.map(({ tokenId, title }) => ({ value: tokenId, label: title }))}
        />
      </FormField>
      {hasNone && <p className="kit-field-wide">{t('policy:agencyBill.noMethod')}</p>}
    </FormModal>
  );
}

type ReceiveForm = Omit<ReceiveBillBody, 'paymentAmount'> & { paymentAmount: string };

function ReceiveDialog({ bill, close }: DialogProps) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<ReceiveForm>();
  const snackbar = useSnackbar();
  const { receive } = useAgencyBillCommands();
  const failed = useFailure('policy:close.failed');
  const { agencyBillId, payable } = bill;
  return (
    <FormModal<ReceiveForm>
      form={form}
      title={t('policy:apply.title')}
      submitLabel={t('policy:apply.submit')}
      initialValues={{
        paymentDate: todayHere(),
        paymentMethod: 'Wire',
        paymentAmount: String(payable),
      }}
      isSticky
      onClose={close}
      onSubmit={async ({ transactionId, paymentAmount, paymentDesc, ...movement }, key) => {
        const body = {
          ...movement,
          paymentAmount: amountOf(paymentAmount),
          ...(transactionId?.trim() && { transactionId: transactionId.trim() }),
          ...(paymentDesc?.trim() && { paymentDesc: paymentDesc.trim() }),
        };
        await receive(agencyBillId ?? '', body, key).catch(failed);
        snackbar.success(t('policy:apply.success'));
        close();
      }}
    >
      <Summary bill={bill} />
      <AmountField
        name="paymentAmount"
        label={t('policy:apply.amount')}
        requiredMessage={t('policy:transaction.paymentRequired')}
      />
      <FormField name="transactionId" label={t('policy:transaction.id')}>
        <Input maxLength={ID_MAX} autoComplete="off" />
      </FormField>
      <MovementFields methods={RECEIVED_BY} />
      <FormField name="paymentDesc" label={t('policy:transaction.description')} isWide>
        <Input.TextArea rows={2} maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}

export const PayBillModal = modalOf(PayDialog);
export const ReceiveBillModal = modalOf(ReceiveDialog);
