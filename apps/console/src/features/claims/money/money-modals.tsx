import { RECOVERY_TYPES } from '@palisade/trade';
import { Form, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { ClaimRecoveryRequest } from '../../../lib/claim-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { CATEGORIES } from '../files/file-section';
import { useClaimMoneyCommands, useWaitingReserves } from './api';
import type { PaymentStep } from './payment-steps';

interface StepData {
  claimId?: string;
  paymentId?: string;
  paymentStep?: PaymentStep;
}

/** What happens to a payment: approved by another person, issued, cleared, stopped, void or refunded. */
export function PaymentStepModal({ data, close }: ModalProps<StepData>) {
  const { claimId, paymentId, paymentStep = 'ISSUE' } = data;
  if (!claimId || !paymentId) return null;
  const dialog = { claimId, paymentId, close };
  return paymentStep === 'REFUND' ? (
    <RefundDialog {...dialog} />
  ) : (
    <StepDialog {...dialog} step={paymentStep} />
  );
}

interface PaymentDialogProps {
  claimId: string;
  paymentId: string;
  close: () => void;
}

function StepDialog(props: PaymentDialogProps & { step: Exclude<PaymentStep, 'REFUND'> }) {
  const { claimId, paymentId, step, close } = props;
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const { move, approve } = useClaimMoneyCommands(claimId);
  return (
    <ConfirmModal
      title={t(`account:pay.step.${step}`)}
      confirmLabel={t(`account:pay.step.${step}`)}
      onClose={close}
      onConfirm={async (key) => {
        await (step === 'APPROVE' ? approve(paymentId, key) : move(paymentId, { step }, key));
        snackbar.success(t('account:pay.moved'));
        close();
      }}
    >
      {t(`account:pay.prompt.${step}`)}
    </ConfirmModal>
  );
}

function RefundDialog({ claimId, paymentId, close }: PaymentDialogProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<{ amount: number }>();
  const snackbar = useSnackbar();
  const { move } = useClaimMoneyCommands(claimId);
  return (
    <FormModal<{ amount: number }>
      form={form}
      title={t('account:pay.step.REFUND')}
      submitLabel={t('common:action.save')}
      initialValues={{}}
      onSubmit={async ({ amount }, key) => {
        await move(paymentId, { step: 'REFUND', amount }, key);
        snackbar.success(t('account:pay.moved'));
        close();
      }}
      onClose={close}
    >
      <FormField name="amount" label={t('account:pay.amount')} isRequired isChoice>
        <InputNumber min={0.01} precision={2} controls={false} />
      </FormField>
    </FormModal>
  );
}

/** Books what came back to the insurer. */
export function RecoverModal({ data: { claimId }, close }: ModalProps<{ claimId?: string }>) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<ClaimRecoveryRequest>();
  const snackbar = useSnackbar();
  const { recover } = useClaimMoneyCommands(claimId ?? '');
  if (!claimId) return null;
  return (
    <FormModal<ClaimRecoveryRequest>
      form={form}
      title={t('account:pay.recover')}
      submitLabel={t('common:action.save')}
      initialValues={{ category: 'firstPartyExpense', type: 'SUBROGATION' }}
      isSticky
      onSubmit={async (values, key) => {
        await recover(values, key);
        snackbar.success(t('account:pay.recovered.saved'));
        close();
      }}
      onClose={close}
    >
      <FormField name="category" label={t('account:file.category')} isRequired isChoice>
        <Select
          options={CATEGORIES.map((value) => ({ value, label: t(`account:file.${value}`) }))}
        />
      </FormField>
      <FormField name="type" label={t('account:pay.recoveryType')} isRequired isChoice>
        <Select
          options={RECOVERY_TYPES.map((value) => ({
            value,
            label: t(`account:pay.recoveryType.${value}`),
          }))}
        />
      </FormField>
      <FormField name="amount" label={t('account:pay.amount')} isRequired isChoice>
        <InputNumber min={0.01} precision={2} controls={false} />
      </FormField>
    </FormModal>
  );
}

/** Another person lets reserves in force that are above the authority of who set them. */
export function ReserveApproveModal({
  data: { claimId, changeId },
  close,
}: ModalProps<{ claimId?: string; changeId?: string }>) {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const { approveReserves } = useWaitingReserves(claimId ?? '');
  if (!claimId || !changeId) return null;
  return (
    <ConfirmModal
      title={t('account:file.approveReserves')}
      confirmLabel={t('account:file.approveConfirm')}
      onClose={close}
      onConfirm={async (key) => {
        await approveReserves(changeId, key);
        snackbar.success(t('account:file.reservesApproved'));
        close();
      }}
    >
      {t('account:file.approvePrompt')}
    </ConfirmModal>
  );
}

/** Takes a change of reserves back that waits. */
export function ReserveWithdrawModal({
  data: { claimId, changeId },
  close,
}: ModalProps<{ claimId?: string; changeId?: string }>) {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const { withdrawReserves } = useWaitingReserves(claimId ?? '');
  if (!claimId || !changeId) return null;
  return (
    <ConfirmModal
      title={t('account:file.withdrawReserves')}
      confirmLabel={t('account:file.withdrawConfirm')}
      onClose={close}
      onConfirm={async (key) => {
        await withdrawReserves(changeId, key);
        snackbar.success(t('account:file.reservesWithdrawn'));
        close();
      }}
    >
      {t('account:file.withdrawPrompt')}
    </ConfirmModal>
  );
}
