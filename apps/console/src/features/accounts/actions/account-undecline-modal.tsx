import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { undeclineAccount } from './standing';
import { WithAccount, type AccountModalData } from './with-account';

export function AccountUndeclineModal({ data, close }: ModalProps<AccountModalData>) {
  const { t } = useTranslation(['common', 'account']);
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  return (
    <WithAccount accountId={data.accountId}>
      {({ id, name }) => (
        <ConfirmModal
          title={t('account:undecline.title')}
          confirmLabel={t('account:act.undecline')}
          onClose={close}
          onConfirm={async (key) => {
            await undeclineAccount(id)(key);
            snackbar.success(t('account:undecline.success'));
            close();
            await queryClient.invalidateQueries({ queryKey: ['accounts'] });
          }}
        >
          {t('account:undecline.prompt', { name })}
        </ConfirmModal>
      )}
    </WithAccount>
  );
}
