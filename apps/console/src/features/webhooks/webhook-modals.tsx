import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { OrganizationField } from '../../kit/forms/organization-field';
import type { Webhook } from '../../lib/api-types';
import { openModal, type ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useWebhookCommands } from './api';

const NAME_MAX = 200;
const URL_MAX = 500;
const SECRET_MAX = 70;

type WebhookModalProps = ModalProps<{ webhook?: Webhook }>;

interface CreateForm {
  companyName?: string;
  organizationId?: string;
}

/** Makes a webhook and shows its secret, this once; staff choose the organisation. */
export function WebhookCreateModal({ close }: ModalProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<CreateForm>();
  const { isStaff } = useSession();
  const snackbar = useSnackbar();
  const { create } = useWebhookCommands();
  const failed = useFailure();
  return (
    <FormModal<CreateForm>
      form={form}
      title={t('common:webhooks.add')}
      submitLabel={t('common:webhooks.create')}
      initialValues={{ companyName: '' }}
      isComplete={({ companyName = '' }) => companyName.trim() !== ''}
      isSticky
      onSubmit={async ({ companyName = '' }, key) => {
        const made = await create(companyName, key).catch(failed);
        snackbar.success(t('common:webhooks.created'));
        openModal('webhook-secret', made);
      }}
      onClose={close}
    >
      {isStaff ? (
        <OrganizationField
          name="organizationId"
          label={t('common:webhooks.company')}
          isRequired
          onPick={(found) => form.setFieldsValue({ companyName: found?.name ?? '' })}
        />
      ) : (
        <FormField name="companyName" label={t('common:webhooks.company')} isRequired isWide>
          <Input maxLength={NAME_MAX} autoComplete="off" />
        </FormField>
      )}
      {isStaff && (
        <Form.Item name="companyName" hidden>
          <Input />
        </Form.Item>
      )}
    </FormModal>
  );
}

interface EditForm {
  webhookUrl: string;
  clientSecret: string;
}

/** Sets the address of a webhook, and a new secret when one is typed. */
export function WebhookEditModal({ data, close }: WebhookModalProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<EditForm>();
  const snackbar = useSnackbar();
  const { change } = useWebhookCommands();
  const failed = useFailure();
  const { webhook } = data;
  if (!webhook) return null;
  const { id, webhookUrl } = webhook;
  return (
    <FormModal<EditForm>
      form={form}
      title={t('common:webhooks.edit')}
      submitLabel={t('common:action.save')}
      initialValues={{ webhookUrl: webhookUrl ?? '', clientSecret: '' }}
      isSticky
      onSubmit={async ({ webhookUrl: address, clientSecret }, key) => {
        const secret = clientSecret.trim();
        const body = { id, webhookUrl: address.trim() || null };
        await change({ ...body, ...(secret && { clientSecret: secret }) }, key).catch(failed);
        snackbar.success(t('common:webhooks.updated'));
        close();
      }}
      onClose={close}
    >
      <FormField
        name="webhookUrl"
        label={t('common:webhooks.url')}
        extra={t('common:webhooks.urlHint')}
        isWide
      >
        <Input type="url" maxLength={URL_MAX} autoComplete="off" />
      </FormField>
      <FormField
        name="clientSecret"
        label={t('common:webhooks.newSecret')}
        extra={t('common:webhooks.newSecretHint')}
        isWide
      >
        <Input maxLength={SECRET_MAX} autoComplete="off" />
      </FormField>
    </FormModal>
  );
}

/** Deletes a webhook with what it was not told yet. */
export function WebhookDeleteModal({ data, close }: WebhookModalProps) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { remove } = useWebhookCommands();
  const failed = useFailure();
  const { webhook } = data;
  if (!webhook) return null;
  return (
    <ConfirmModal
      title={t('common:webhooks.delete')}
      confirmLabel={t('common:webhooks.deleteConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(webhook.id, key).catch(failed);
        snackbar.success(t('common:webhooks.deleted'));
        close();
      }}
    >
      {t('common:webhooks.deletePrompt', { name: webhook.companyName })}
    </ConfirmModal>
  );
}

/** What is said of a failure that has no words of its own. */
function useFailure() {
  const { t } = useTranslation();
  return (error: unknown): never => {
    if (error instanceof ApiError && error.status < 500) throw error;
    throw new ShownError(t('common:error.requestError'));
  };
}
