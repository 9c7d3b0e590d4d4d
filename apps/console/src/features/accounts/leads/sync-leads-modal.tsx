import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import { WithAccount, type AccountModalData } from '../actions/with-account';
import { useSyncLead } from './api';

/** Asks before an account is carried to the sales people as it stands now. */
export function SyncLeadsModal({ data, close }: ModalProps<AccountModalData>) {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const sync = useSyncLead();
  return (
    <WithAccount accountId={data.accountId}>
      {({ id, name }) => (
        <ConfirmModal
          title={t('account:leads.title')}
          confirmLabel={t('account:leads.sync')}
          onClose={close}
          onConfirm={async (key) => {
            await orSaying(t('account:leads.failed'), () => sync(id, key));
            snackbar.success(t('account:leads.success', { name }));
            close();
          }}
        >
          {t('account:leads.prompt', { name })}
        </ConfirmModal>
      )}
    </WithAccount>
  );
}
