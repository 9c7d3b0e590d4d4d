import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import type { Payment } from '../../lib/api-types';
import { todayHere } from '../../lib/formatting';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { amountOf, AmountField } from '../../kit/forms/amount-field';
import { MovementFields } from './movement-fields';
import { useFailure } from './use-failure';
import { METHODS, nextStatuses, STATUS_KEYS, useTransactionCommands } from './transactions';

const TEXT_MAX = 500;
const ID_MAX = 60;

interface EditForm {
  status: Payment['status'];
  paymentDate: string;
  paymentMethod: Payment['paymentMethod'];
  processorName: string;
  paymentDesc?: string;
}

type ApplyForm = Omit<EditForm, 'status'> & { transactionId?: string; paymentAmount: string };

/** The facts of a transaction that stay as they are. */
function Fixed({ transaction }: { transaction: Payment }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { transactionId, invoiceNumber, insuredName, amountPaid, currency } = transaction;
  return (
    <div className="kit-field-wide">
      <FactList
        facts={[
          { label: t('policy:transaction.id'), value: transactionId },
          { label: t('policy:billing.column.invoiceNumber'), value: invoiceNumber },
          { label: t('quote:column.client'), value: insuredName },
          { label: t('policy:transaction.amount'), value: moneyText(amountPaid, currency) },
        ]}
      />
    </div>
  );
}

/** What a transaction is about, as the call takes it. */
const bodyOf = ({ transactionId, invoiceNumber, amountPaid }: Payment, form: EditForm) => ({
  ...form,
  transactionId,
  invoiceNumber,
  amountPaid: Math.abs(amountPaid),
  paymentDesc: form.paymentDesc?.trim() ? form.paymentDesc.trim() : null,
});

const formOf = ({ status, paymentDate, paymentMethod, ...row }: Payment): EditForm => ({
  status,
  paymentDate,
  paymentMethod,
  processorName: row.processorName,
  ...(row.paymentDesc && { paymentDesc: row.paymentDesc }),
});

/** Changes what is said of a transaction, or tells that it failed or came in after all. */
export function TransactionEditModal({ data, close }: ModalProps<{ transaction?: Payment }>) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [form] = Form.useForm<EditForm>();
  const snackbar = useSnackbar();
  const { save } = useTransactionCommands();
  const failed = useFailure('policy:close.failed');
  const { transaction } = data;
  if (!transaction) return null;
  const isRefund = transaction.paymentMethod === 'Refund/Credit';
  return (
    <FormModal<EditForm>
      form={form}
      title={t('policy:transaction.edit')}
      submitLabel={t('common:action.save')}
      initialValues={formOf(transaction)}
      isSticky
      onClose={close}
      onSubmit={async (values, key) => {
        await save(bodyOf(transaction, values), key).catch(failed);
        snackbar.success(t('policy:transaction.updated'));
        close();
      }}
    >
      <Fixed transaction={transaction} />
      <FormField name="status" label={t('quote:column.status')} isRequired isChoice>
        <Select
          options={nextStatuses(transaction.status).map((value) => ({
            value,
            label: t(STATUS_KEYS[value]),
          }))}
        />
      </FormField>
      <MovementFields
        methods={isRefund ? ['Refund/Credit'] : METHODS.filter((one) => one !== 'Refund/Credit')}
      />
      <FormField name="paymentDesc" label={t('policy:transaction.description')} isWide>
        <Input.TextArea rows={2} maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}

/** Takes a transaction back for a reason. */
export function TransactionVoidModal({ data, close }: ModalProps<{ transaction?: Payment }>) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<{ paymentDesc: string }>();
  const snackbar = useSnackbar();
  const { save } = useTransactionCommands();
  const failed = useFailure('policy:close.failed');
  const { transaction } = data;
  if (!transaction) return null;
  return (
    <FormModal<{ paymentDesc: string }>
      form={form}
      title={t('policy:transaction.void')}
      submitLabel={t('policy:transaction.voidSubmit')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ paymentDesc }, key) => {
        const voided = { ...formOf(transaction), status: 'Void' as const, paymentDesc };
        await save(bodyOf(transaction, voided), key).catch(failed);
        snackbar.success(t('policy:transaction.voided'));
        close();
      }}
    >
      <Fixed transaction={transaction} />
      <p className="kit-field-wide">{t('policy:transaction.voidText')}</p>
      <FormField name="paymentDesc" label={t('policy:close.comments')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}

interface ApplyData {
  policyId?: string;
  insuredName?: string;
  balance?: number;
}

/** Records money that was received outside the platform. */
export function TransactionApplyModal({ data, close }: ModalProps<ApplyData>) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [form] = Form.useForm<ApplyForm>();
  const snackbar = useSnackbar();
  const { apply } = useTransactionCommands();
  const failed = useFailure('policy:close.failed');
  const { policyId, insuredName, balance = 0 } = data;
  if (!policyId) return null;
  return (
    <FormModal<ApplyForm>
      form={form}
      title={t('policy:apply.title')}
      submitLabel={t('policy:apply.submit')}
      initialValues={{
        paymentDate: todayHere(),
        paymentMethod: 'Check',
        ...(balance > 0 && { paymentAmount: String(balance) }),
      }}
      isSticky
      onClose={close}
      onSubmit={async ({ transactionId, paymentAmount, paymentDesc, ...movement }, key) => {
        const body = {
          ...movement,
          policyId,
          paymentAmount: amountOf(paymentAmount),
          ...(transactionId?.trim() && { transactionId: transactionId.trim() }),
          ...(paymentDesc?.trim() && { paymentDesc: paymentDesc.trim() }),
        };
        await apply(body, key).catch(failed);
        snackbar.success(t('policy:apply.success'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('policy:apply.text', { company: insuredName })}</p>
      <AmountField
        name="paymentAmount"
        label={t('policy:apply.amount')}
        requiredMessage={t('policy:transaction.paymentRequired')}
      />
      <FormField name="transactionId" label={t('policy:transaction.id')}>
        <Input maxLength={ID_MAX} autoComplete="off" />
      </FormField>
      <MovementFields methods={METHODS.filter((one) => one !== 'Refund/Credit')} />
      <FormField name="paymentDesc" label={t('policy:transaction.description')} isWide>
        <Input.TextArea rows={2} maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}
