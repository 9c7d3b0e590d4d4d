import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import type { UnappliedCash } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { amountOf, AmountField } from '../../kit/forms/amount-field';
import { InvoiceField } from './invoice-field';
import { useUnappliedCommands } from './unapplied';
import { useFailure } from './use-failure';

const PAYEE_MAX = 200;
const REASON_MAX = 500;

interface HeldData {
  held?: UnappliedCash;
}

function Summary({ held }: { held: UnappliedCash }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { insuredName, policyNumber, left, currency, payee, reason } = held;
  return (
    <div className="kit-field-wide">
      <FactList
        facts={[
          { label: t('quote:column.client'), value: `${insuredName}, ${policyNumber}` },
          { label: t('policy:unapplied.left'), value: moneyText(left, currency) },
          ...(payee ? [{ label: t('policy:unapplied.payee'), value: payee }] : []),
          ...(reason ? [{ label: t('quote:field.reason'), value: reason }] : []),
        ]}
      />
    </div>
  );
}

interface TransferForm {
  invoiceNumber: string;
  amount: string;
}

/** Pays an invoice with unapplied cash. */
export function TransferModal({ data: { held }, close }: ModalProps<HeldData>) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<TransferForm>();
  const snackbar = useSnackbar();
  const { transfer } = useUnappliedCommands();
  const failed = useFailure('policy:close.failed');
  if (!held) return null;
  return (
    <FormModal<TransferForm>
      form={form}
      title={t('policy:unapplied.action.transfer')}
      submitLabel={t('policy:unapplied.transferSubmit')}
      initialValues={{ amount: String(held.left) }}
      isSticky
      onClose={close}
      onSubmit={async ({ invoiceNumber, amount }, key) => {
        await transfer(held.id, { invoiceNumber, amount: amountOf(amount) }, key).catch(failed);
        snackbar.success(t('policy:unapplied.transferred', { invoice: invoiceNumber }));
        close();
      }}
    >
      <Summary held={held} />
      <InvoiceField
        name="invoiceNumber"
        label={t('policy:billing.column.invoiceNumber')}
        currency={held.currency}
      />
      <AmountField
        name="amount"
        label={t('policy:apply.amount')}
        requiredMessage={t('policy:transaction.paymentRequired')}
      />
    </FormModal>
  );
}

interface RefundForm {
  way: 'back' | 'payee';
  payee: string;
  reason: string;
}

/** Refunds all that is left of unapplied cash: by the way it came, or to a payee by two people. */
export function RefundModal({ data: { held }, close }: ModalProps<HeldData>) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [form] = Form.useForm<RefundForm>();
  const snackbar = useSnackbar();
  const { refund } = useUnappliedCommands();
  const failed = useFailure('policy:close.failed');
  const way = Form.useWatch('way', form);
  if (!held) return null;
  return (
    <FormModal<RefundForm>
      form={form}
      title={t('policy:unapplied.action.refund')}
      submitLabel={t('policy:unapplied.refundSubmit')}
      initialValues={{ way: 'back', payee: '' }}
      isSticky
      onClose={close}
      onSubmit={async ({ way: chosen, payee, reason }, key) => {
        const toPayee = chosen === 'payee' && { payee: payee.trim() };
        await refund(held.id, { reason: reason.trim(), ...toPayee }, key).catch(failed);
        snackbar.success(t(`policy:unapplied.refundAsked.${chosen}`));
        close();
      }}
    >
      <Summary held={held} />
      <p className="kit-field-wide">{t('policy:unapplied.refundText')}</p>
      <FormField name="way" label={t('policy:unapplied.way')} isRequired isChoice isWide>
        <Radio.Group
          options={[
            { value: 'back', label: t('policy:unapplied.way.back') },
            { value: 'payee', label: t('policy:unapplied.way.payee') },
          ]}
        />
      </FormField>
      {way === 'payee' && (
        <FormField name="payee" label={t('policy:unapplied.payee')} isRequired>
          <Input maxLength={PAYEE_MAX} autoComplete="off" />
        </FormField>
      )}
      <FormField name="reason" label={t('quote:field.reason')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={REASON_MAX} />
      </FormField>
    </FormModal>
  );
}

/** Decides on a refund to a payee that somebody else asked for. */
const decisionOf =
  (decision: 'approve' | 'reject') =>
  ({ data: { held }, close }: ModalProps<HeldData>) =>
    held ? <Decision decision={decision} held={held} close={close} /> : null;

interface DecisionProps {
  decision: 'approve' | 'reject';
  held: UnappliedCash;
  close: () => void;
}

function Decision({ decision, held, close }: DecisionProps) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const commands = useUnappliedCommands();
  const failed = useFailure('policy:close.failed');
  return (
    <ConfirmModal
      title={t(`policy:unapplied.action.${decision}`)}
      confirmLabel={t(`policy:unapplied.${decision}Submit`)}
      isDanger={decision === 'reject'}
      onClose={close}
      onConfirm={async (key) => {
        await commands[decision](held, key).catch(failed);
        snackbar.success(t(`policy:unapplied.${decision}Done`));
        close();
      }}
    >
      <Summary held={held} />
      <p>{t('policy:unapplied.askedBy', { who: held.askedByName ?? '' })}</p>
    </ConfirmModal>
  );
}

export const ApproveModal = decisionOf('approve');
export const RejectModal = decisionOf('reject');
