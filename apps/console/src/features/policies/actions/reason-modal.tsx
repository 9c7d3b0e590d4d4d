import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Policy } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import {
  holdNotice,
  rejectCancellation,
  releaseNotice,
  stopNotice,
  undoCancelled,
  usePolicyCommand,
  type PolicyCommand,
} from '../api';
import { rescindExcess } from '../excess/api';
import { ActPreview } from './act-preview';
import type { PolicyPreview } from './api';
import { WithPolicy, type PolicyModalData } from './with-policy';

const TEXT_MAX = 2000;

/** Something that is done with a policy for a reason that is written down. */
interface Reasoned {
  titleKey: string;
  textKey: string;
  submitKey: string;
  successKey: string;
  command: (reason: string) => PolicyCommand;
  /** What is shown before it is done. */
  preview?: (policy: Policy) => PolicyPreview['action'];
}

const REJECT: Reasoned = {
  titleKey: 'policy:reject.title',
  textKey: 'policy:reject.text',
  submitKey: 'policy:action.reject',
  successKey: 'policy:reject.success',
  command: rejectCancellation,
  preview: ({ status }) => (status === 'CANCEL REQUESTED' ? 'rejectCancellation' : 'stopNotice'),
};

const STOP: Reasoned = {
  titleKey: 'policy:stop.title',
  textKey: 'policy:stop.text',
  submitKey: 'policy:action.stopNotice',
  successKey: 'policy:stop.success',
  command: stopNotice,
  preview: () => 'stopNotice',
};

const HOLD: Reasoned = {
  titleKey: 'policy:hold.title',
  textKey: 'policy:hold.text',
  submitKey: 'policy:action.holdNotice',
  successKey: 'policy:hold.success',
  command: holdNotice,
};

const RELEASE: Reasoned = {
  titleKey: 'policy:release.title',
  textKey: 'policy:release.text',
  submitKey: 'policy:action.releaseNotice',
  successKey: 'policy:release.success',
  command: releaseNotice,
};

const UNDO: Reasoned = {
  titleKey: 'policy:undo.title',
  textKey: 'policy:undo.text',
  submitKey: 'policy:undo.submit',
  successKey: 'policy:undo.success',
  command: undoCancelled,
  preview: () => 'undoCancelled',
};

const RESCIND: Reasoned = {
  titleKey: 'policy:action.rescindExcess',
  textKey: 'policy:excess.rescindText',
  submitKey: 'policy:excess.rescind',
  successKey: 'policy:excess.rescinded',
  command: rescindExcess,
};

const modalOf =
  (setup: Reasoned) =>
  ({ data, close }: ModalProps<PolicyModalData>) => (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <ReasonDialog setup={setup} policy={policy} close={close} />}
    </WithPolicy>
  );

export const CancelRejectModal = modalOf(REJECT);
export const NoticeStopModal = modalOf(STOP);
export const NoticeHoldModal = modalOf(HOLD);
export const NoticeReleaseModal = modalOf(RELEASE);
export const ExcessRescindModal = modalOf(RESCIND);
export const UndoCancelledModal = modalOf(UNDO);

interface ReasonDialogProps {
  setup: Reasoned;
  policy: Policy;
  close: () => void;
}

function ReasonDialog({ setup, policy, close }: ReasonDialogProps) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [form] = Form.useForm<{ reason: string }>();
  const snackbar = useSnackbar();
  const run = usePolicyCommand(policy);
  return (
    <FormModal<{ reason: string }>
      form={form}
      title={t(setup.titleKey)}
      submitLabel={t(setup.submitKey)}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ reason }, key) => {
        await run(setup.command(reason.trim()), key);
        snackbar.success(t(setup.successKey));
        close();
      }}
    >
      <p className="kit-field-wide">{t(setup.textKey, { number: policy.policyNumber })}</p>
      {setup.preview && <ActPreview policy={policy} action={setup.preview(policy)} />}
      <FormField name="reason" label={t('quote:field.reason')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}
