import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { SavedMethod } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { ownMethodsQuery, removeSaved } from './api';

/** Asks before a saved bank account or card is forgotten. */
export function BankAccountDeleteModal({ data, close }: ModalProps<{ method?: SavedMethod }>) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const { method } = data;
  if (!method) return null;
  return (
    <ConfirmModal
      title={t('policy:pay.deleteTitle')}
      confirmLabel={t('policy:pay.deleteSubmit')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await removeSaved(method.tokenId, key);
        snackbar.success(t('policy:pay.deleted'));
        close();
        await queryClient.invalidateQueries({ queryKey: ownMethodsQuery.queryKey });
      }}
    >
      {t('policy:pay.deletePrompt', { title: method.title })}
    </ConfirmModal>
  );
}
