import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useClaimCommands } from './api';

const REASON_MAX = 1000;

type CircumstanceModalProps = ModalProps<{ claimId?: string }>;

/** Ends a circumstance without a claim. */
export const CircumstanceEndModal = (props: CircumstanceModalProps) => (
  <CircumstanceDialog {...props} isEnded words="end" said="account:claim.ended" />
);

/** Takes up a circumstance that ended. */
export const CircumstanceTakeUpModal = (props: CircumstanceModalProps) => (
  <CircumstanceDialog {...props} isEnded={false} words="takeUp" said="account:claim.takenUp" />
);

interface CircumstanceDialogProps extends CircumstanceModalProps {
  isEnded: boolean;
  words: 'end' | 'takeUp';
  said: 'account:claim.ended' | 'account:claim.takenUp';
}

function CircumstanceDialog(props: CircumstanceDialogProps) {
  const { data, close, isEnded, words, said } = props;
  const { claimId } = data;
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<{ reason: string }>();
  const snackbar = useSnackbar();
  const { endCircumstance } = useClaimCommands();
  if (!claimId) return null;
  return (
    <FormModal<{ reason: string }>
      form={form}
      title={t(`account:claim.${words}`)}
      submitLabel={t(`account:claim.${words}Confirm`)}
      initialValues={{ reason: '' }}
      onSubmit={async ({ reason }, key) => {
        await endCircumstance(claimId, { isEnded, reason }, key);
        snackbar.success(t(said));
        close();
      }}
      onClose={close}
    >
      <p className="kit-field-wide">{t(`account:claim.${words}Prompt`)}</p>
      <FormField name="reason" label={t('account:claim.endReason')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={REASON_MAX} />
      </FormField>
    </FormModal>
  );
}
