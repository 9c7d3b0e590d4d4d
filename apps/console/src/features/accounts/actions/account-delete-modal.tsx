import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { ModalProps } from '../../../lib/modals';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { deleteAccount } from './standing';
import { WithAccount, type AccountModalData } from './with-account';

export function AccountDeleteModal({ data, close }: ModalProps<AccountModalData>) {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  return (
    <WithAccount accountId={data.accountId}>
      {({ id, name }) => (
        <ConfirmModal
          title={t('account:delete.title')}
          confirmLabel={t('account:act.delete')}
          isDanger
          onClose={close}
          onConfirm={async (key) => {
            await deleteAccount(id, key);
            snackbar.success(t('account:delete.success'));
            close();
            await navigate(`${basePath}/accounts`);
            await queryClient.invalidateQueries({ queryKey: ['accounts'] });
          }}
        >
          {t('account:delete.prompt', { name })}
        </ConfirmModal>
      )}
    </WithAccount>
  );
}
