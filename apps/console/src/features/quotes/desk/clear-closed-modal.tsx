import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import { deleteClosedQuotes } from './api';

interface ClearClosedData {
  /** Of this client alone. */
  accountId?: string;
}

/** Deletes all invalid or expired quotes of the reader. */
export function ClearClosedModal({ data, close }: ModalProps<ClearClosedData>) {
  const { t } = useTranslation(['common', 'quote']);
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const { accountId } = data;
  return (
    <ConfirmModal
      title={t('quote:clear.title')}
      confirmLabel={t('quote:clear.confirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        const { deletedCount } = await orSaying(t('quote:delete.failed'), () =>
          deleteClosedQuotes(accountId, key),
        );
        await queryClient.invalidateQueries({ queryKey: ['quotes', 'list'] });
        snackbar.success(t('quote:clear.success', { count: deletedCount }));
        close();
      }}
    >
      {t(accountId ? 'quote:clear.ofClient' : 'quote:clear.text')}
    </ConfirmModal>
  );
}
