import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { WithRow } from '../../kit/forms/with-row';
import type { Claim } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { ShownError } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { claimQuery, useClaimCommands } from './api';

export function ClaimDeleteModal({ data, close }: ModalProps<{ claimId: string }>) {
  return (
    <WithRow query={{ ...claimQuery(data.claimId), enabled: Boolean(data.claimId) }}>
      {(claim) => <DeleteQuestion claim={claim} close={close} />}
    </WithRow>
  );
}

function DeleteQuestion({ claim, close }: { claim: Claim; close: () => void }) {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const { remove } = useClaimCommands();
  const own = `${basePath}/claims/${claim.claimId}`;
  return (
    <ConfirmModal
      title={t('account:claim.delete')}
      confirmLabel={t('account:claim.deleteConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        try {
          await remove(claim.claimId, key);
        } catch {
          throw new ShownError(t('account:claim.deleteFailed'));
        }
        snackbar.success(t('account:claim.removed'));
        close();
        if (pathname === own) await navigate(`${basePath}/claims`);
      }}
    >
      {t('account:claim.deletePrompt', { company: claim.insuredName })}
    </ConfirmModal>
  );
}
