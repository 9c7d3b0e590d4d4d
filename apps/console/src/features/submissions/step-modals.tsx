import { Checkbox, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { SubmissionDeclination } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { orSaying } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { useNavigate } from 'react-router';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmissionCommands } from './api';
import type { SubmissionModalData } from './with-submission';

const TEXT_MAX = 2000;
const NAME_MAX = 200;

/** Spec 3 §9, in its own words. */
const REASONS = [
  'CLAIMS_HISTORY',
  'NATURE_OF_OPERATIONS',
  'POOR_CONTROLS',
  'SIZE_TOO_BIG',
  'FILL_IN_OPTION',
] as const;

/** Declines a submission with its open quotes. */
export function SubmissionDeclineModal({ data, close }: ModalProps<SubmissionModalData>) {
  const { t } = useTranslation(['common', 'submission', 'quote', 'account']);
  const [form] = Form.useForm<SubmissionDeclination>();
  const snackbar = useSnackbar();
  const { decline } = useSubmissionCommands();
  const reason = Form.useWatch('declinationReason', form);
  return (
    <FormModal<SubmissionDeclination>
      form={form}
      title={t('submission:decline.title')}
      submitLabel={t('submission:action.decline')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async (why, key) => {
        await orSaying(t('submission:decline.failed'), () => decline(data.submissionId, why, key));
        snackbar.success(t('submission:decline.success'));
        close();
      }}
    >
      <FormField
        name="declinationReason"
        label={t('account:decline.reasonLabel')}
        isRequired
        isWide
      >
        <Select
          options={REASONS.map((value) => ({
            value,
            label: t(`submission:decline.reasonWord.${value}`),
          }))}
        />
      </FormField>
      {reason === 'FILL_IN_OPTION' && (
        <FormField
          name="fillInDeclinationReason"
          label={t('common:reason.fillIn')}
          isRequired
          isWide
          requiredMessage={t('quote:lost.fillInRequired')}
        >
          <Input maxLength={NAME_MAX} />
        </FormField>
      )}
      <FormField
        name="declinationReasonDescription"
        label={t('quote:field.reasonDescription')}
        isRequired
        isWide
        requiredMessage={t('quote:lost.descriptionRequired')}
      >
        <Input.TextArea rows={3} maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}

/** Marks a submission as not viable: it counts in no statistics. */
export function SubmissionNonViableModal({ data, close }: ModalProps<SubmissionModalData>) {
  const { t } = useTranslation(['common', 'submission']);
  const [form] = Form.useForm<{ reason: string }>();
  const snackbar = useSnackbar();
  const { markNonViable } = useSubmissionCommands();
  return (
    <FormModal<{ reason: string }>
      form={form}
      title={t('submission:nonViable.title')}
      submitLabel={t('submission:nonViable.submit')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ reason }, key) => {
        await orSaying(t('common:error.somethingWrong'), () =>
          markNonViable(data.submissionId, reason, key),
        );
        snackbar.success(t('submission:nonViable.success'));
        close();
      }}
    >
      <FormField name="reason" label={t('submission:nonViable.note')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}

/** Somebody stands for what the account says. */
export function SubmissionCertifyModal({ data, close }: ModalProps<SubmissionModalData>) {
  const { t } = useTranslation(['common', 'submission']);
  const [form] = Form.useForm<{ isAttested: boolean }>();
  const snackbar = useSnackbar();
  const { run } = useSubmissionCommands();
  return (
    <FormModal<{ isAttested: boolean }>
      form={form}
      title={t('submission:certify.title')}
      submitLabel={t('submission:action.certify')}
      initialValues={{ isAttested: false }}
      isComplete={({ isAttested }) => isAttested === true}
      onClose={close}
      onSubmit={async (_, key) => {
        await orSaying(t('common:error.somethingWrong'), () =>
          run(data.submissionId, 'certify', key),
        );
        snackbar.success(t('submission:certify.success'));
        close();
      }}
    >
      <FormField
        name="isAttested"
        label={t('submission:certify.label')}
        valuePropName="checked"
        isWide
      >
        <Checkbox>{t('submission:certify.attest')}</Checkbox>
      </FormField>
    </FormModal>
  );
}

/** Asks before the work on a submission ends. */
export function SubmissionCompleteModal({ data, close }: ModalProps<SubmissionModalData>) {
  const { t } = useTranslation(['common', 'submission']);
  const snackbar = useSnackbar();
  const { run } = useSubmissionCommands();
  return (
    <ConfirmModal
      title={t('submission:complete.title')}
      confirmLabel={t('submission:action.complete')}
      onClose={close}
      onConfirm={async (key) => {
        await orSaying(t('common:error.somethingWrong'), () =>
          run(data.submissionId, 'complete', key),
        );
        snackbar.success(t('submission:complete.success'));
        close();
      }}
    >
      {t('submission:complete.prompt')}
    </ConfirmModal>
  );
}

/** Asks before a submission is deleted. */
export function SubmissionDeleteModal({ data, close }: ModalProps<SubmissionModalData>) {
  const { t } = useTranslation(['common', 'submission']);
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const { basePath } = useSession();
  const { remove } = useSubmissionCommands();
  return (
    <ConfirmModal
      title={t('submission:delete.title')}
      confirmLabel={t('submission:action.delete')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(data.submissionId, key);
        snackbar.success(t('submission:delete.success'));
        close();
        void navigate(`${basePath}/submissions`);
      }}
    >
      {t('submission:delete.prompt')}
    </ConfirmModal>
  );
}
