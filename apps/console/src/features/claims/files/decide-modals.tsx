import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { ClaimsFileChange } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { useFileCommands } from './api';

const REASON_MAX = 2000;

type DecideProps = ModalProps<{ claimId?: string }>;

/** Denies a claim; the insured is told why. */
export const DenyModal = (props: DecideProps) => (
  <DecideDialog {...props} decision="deny" body={{ isDenied: true }} />
);

/** Tells the insured that the insurer may still refuse, and why. */
export const RightsModal = (props: DecideProps) => (
  <DecideDialog {...props} decision="rights" body={{ isRightsReserved: true }} />
);

/** Excuses that the event was told of too late; by the Head of Claims. */
export const ExcuseModal = (props: DecideProps) => (
  <DecideDialog {...props} decision="excuse" body={{ isExcused: true }} />
);

interface DecideDialogProps extends DecideProps {
  decision: 'deny' | 'rights' | 'excuse';
  body: ClaimsFileChange;
}

function DecideDialog({ data: { claimId }, close, decision, body }: DecideDialogProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<{ reason: string }>();
  const snackbar = useSnackbar();
  const { change } = useFileCommands();
  if (!claimId) return null;
  return (
    <FormModal<{ reason: string }>
      form={form}
      title={t(`account:file.${decision}`)}
      submitLabel={t(`account:file.${decision}Confirm`)}
      initialValues={{ reason: '' }}
      isSticky
      onSubmit={async ({ reason }, key) => {
        await change(claimId, { ...body, reason }, key);
        snackbar.success(t(`account:file.${decision}Done`));
        close();
      }}
      onClose={close}
    >
      <p className="kit-field-wide">{t(`account:file.${decision}Prompt`)}</p>
      <FormField name="reason" label={t('account:file.reason')} isRequired isWide>
        <Input.TextArea rows={5} maxLength={REASON_MAX} />
      </FormField>
    </FormModal>
  );
}
