import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AgencyField } from '../../kit/forms/agency-field';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { NewSubmission, Submission } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmissionCommands } from './api';
import { businessTypeKey } from './columns';
import { AssigneeField, MatchField, NameField } from './fields';
import { MailCard } from './mail-card';
import { WithSubmission, type SubmissionModalData } from './with-submission';

const BUSINESS_TYPES = ['New Business', 'Renewal'] as const;

interface NewData {
  /** The mail that it comes of, and what that names. */
  msgId?: string;
  accountName?: string;
}

/** Sends business in, for an account or for a name that is matched to one later. */
export function SubmissionFormModal({ data, close }: ModalProps<NewData>) {
  const { t } = useTranslation(['common', 'submission']);
  const [form] = Form.useForm<NewSubmission>();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const { isStaff, basePath } = useSession();
  const { create } = useSubmissionCommands();
  const accountId = Form.useWatch('accountId', form);
  return (
    <FormModal<NewSubmission>
      form={form}
      title={t('submission:action.create')}
      submitLabel={t('submission:action.send')}
      initialValues={{
        businessType: 'New Business',
        ...(data.accountName && { accountName: data.accountName }),
      }}
      isSticky
      onClose={close}
      onSubmit={async (facts, key) => {
        const { msgId } = data;
        const { id } = await create({ ...facts, ...(msgId && { msgId }) }, key);
        snackbar.success(t('submission:created'));
        close();
        void navigate(`${basePath}/submissions/${id}`);
      }}
    >
      {data.msgId && <MailCard msgId={data.msgId} />}
      <MatchField />
      {!accountId && <NameField isRequired />}
      {!accountId && isStaff && <AgencyField />}
      <FormField
        name="businessType"
        label={t('submission:column.businessType')}
        isRequired
        isChoice
      >
        <Select
          options={BUSINESS_TYPES.map((value) => ({ value, label: t(businessTypeKey(value)) }))}
        />
      </FormField>
    </FormModal>
  );
}

/** Corrects the name of a submission, or matches it to an account. */
export function SubmissionEditModal({ data, close }: ModalProps<SubmissionModalData>) {
  return (
    <WithSubmission submissionId={data.submissionId}>
      {(submission) => <EditDialog submission={submission} close={close} />}
    </WithSubmission>
  );
}

type Match = Pick<NewSubmission, 'accountId' | 'accountName'>;

function EditDialog({ submission, close }: { submission: Submission; close: () => void }) {
  const { t } = useTranslation(['common', 'submission']);
  const [form] = Form.useForm<Match>();
  const snackbar = useSnackbar();
  const { change } = useSubmissionCommands();
  const { id, accountId, accountName } = submission;
  const chosen = Form.useWatch('accountId', form);
  return (
    <FormModal<Match>
      form={form}
      title={t('submission:action.edit')}
      submitLabel={t('common:action.save')}
      initialValues={{ accountId, accountName }}
      isSticky
      onClose={close}
      onSubmit={async ({ accountId: match, accountName: name }, key) => {
        await change(id, match ? { accountId: match } : { accountName: name }, key);
        snackbar.success(t('submission:saved'));
        close();
      }}
    >
      <MatchField {...(accountId && { known: { id: accountId, name: accountName } })} />
      {!chosen && <NameField isRequired />}
    </FormModal>
  );
}

interface AssignData {
  submissionIds: string[];
}

/** Gives submissions to a person of the provider, who is told. */
export function SubmissionAssignModal({ data, close }: ModalProps<AssignData>) {
  const { t } = useTranslation(['common', 'submission']);
  const [form] = Form.useForm<{ assignedUser: string }>();
  const snackbar = useSnackbar();
  const { assign } = useSubmissionCommands();
  return (
    <FormModal<{ assignedUser: string }>
      form={form}
      title={t('submission:assign.title')}
      submitLabel={t('submission:action.assign')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ assignedUser }, key) => {
        await assign(data.submissionIds, assignedUser, key);
        snackbar.success(t('submission:assign.success'));
        close();
      }}
    >
      <AssigneeField />
    </FormModal>
  );
}
