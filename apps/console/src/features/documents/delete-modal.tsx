import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { PolicyDocumentFile } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { useDocumentCommands } from './api';

/** Takes a file away. */
export function DocumentDeleteModal({
  data,
  close,
}: ModalProps<{ document?: PolicyDocumentFile }>) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const { remove } = useDocumentCommands();
  const { document } = data;
  if (!document) return null;
  return (
    <ConfirmModal
      title={t('policy:documentDelete.title')}
      confirmLabel={t('policy:documentDelete.confirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        try {
          await remove(document.docId, key);
        } catch (error) {
          if (error instanceof ApiError && error.status < 500) throw error;
          throw new ShownError(t('policy:document.deleteFailed'));
        }
        snackbar.success(t('policy:document.deleted'));
        close();
      }}
    >
      {t('policy:documentDelete.prompt', { name: document.docName })}
    </ConfirmModal>
  );
}
