import { HOSTNAME_MESSAGE, isHostname, TEXT_LIMITS } from '@palisade/kernel';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { BlacklistedDomain } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { ApiError, problemMessage, ShownError } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { useBlacklistCommands } from './api';

export function BlacklistCreateModal({ close }: ModalProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ name: string }>();
  const snackbar = useSnackbar();
  const { add } = useBlacklistCommands();
  return (
    <FormModal<{ name: string }>
      form={form}
      title={t('common:blacklist.addTitle')}
      submitLabel={t('common:blacklist.addSubmit')}
      initialValues={{ name: '' }}
      aliases={{ domainName: 'name' }}
      isSticky
      onSubmit={async ({ name }, key) => {
        try {
          await add(name.trim().toLowerCase(), key);
        } catch (error) {
          if (error instanceof ApiError && error.status < 500) throw error;
          throw new ShownError(t('common:blacklist.failed'));
        }
        snackbar.success(t('common:blacklist.success'));
        close();
      }}
      onClose={close}
    >
      <FormField
        name="name"
        label={t('common:blacklist.name')}
        isRequired
        isWide
        rule={(text) => (isHostname(text.toLowerCase()) ? null : HOSTNAME_MESSAGE)}
      >
        <Input maxLength={TEXT_LIMITS.hostname} autoComplete="off" />
      </FormField>
    </FormModal>
  );
}

export function BlacklistDeleteModal({ data, close }: ModalProps<{ domain?: BlacklistedDomain }>) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { remove } = useBlacklistCommands();
  const { domain } = data;
  if (!domain) return null;
  return (
    <ConfirmModal
      title={t('common:blacklist.removeTitle')}
      confirmLabel={t('common:blacklist.removeConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        try {
          await remove(domain.id, key);
        } catch (error) {
          throw new ShownError(
            t('common:blacklist.deleteFailed', { reason: problemMessage(error) }),
          );
        }
        snackbar.success(t('common:blacklist.removed'));
        close();
      }}
    >
      {t('common:blacklist.removePrompt', { name: domain.name })}
    </ConfirmModal>
  );
}
