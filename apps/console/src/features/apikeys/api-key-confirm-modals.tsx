import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { ApiKey } from '../../lib/api-types';
import { openModal, type ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useApiKeyCommands } from './api';

export function ApiKeyRegenerateModal({ data, close }: ModalProps<{ apiKey?: ApiKey }>) {
  const { t } = useTranslation();
  const { regenerate } = useApiKeyCommands();
  const { apiKey } = data;
  if (!apiKey) return null;
  return (
    <ConfirmModal
      title={t('common:apiKeys.regenerateTitle')}
      confirmLabel={t('common:apiKeys.regenerateConfirm')}
      onClose={close}
      onConfirm={async (key) => openModal('api-key-secret', await regenerate(apiKey.id, key))}
    >
      {t('common:apiKeys.regeneratePrompt', { name: apiKey.name ?? apiKey.id })}
    </ConfirmModal>
  );
}

export function ApiKeyDeleteModal({ data, close }: ModalProps<{ apiKey?: ApiKey }>) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { remove } = useApiKeyCommands();
  const { apiKey } = data;
  if (!apiKey) return null;
  return (
    <ConfirmModal
      title={t('common:apiKeys.deleteTitle')}
      confirmLabel={t('common:apiKeys.deleteConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(apiKey.id, key);
        snackbar.success(t('common:apiKeys.deleted'));
        close();
      }}
    >
      {t('common:apiKeys.deletePrompt', { name: apiKey.name ?? apiKey.id })}
    </ConfirmModal>
  );
}
