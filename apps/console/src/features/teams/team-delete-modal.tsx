import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { TeamRow } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useTeamCommands } from './api';

export function TeamDeleteModal({ data, close }: ModalProps<{ team?: TeamRow }>) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { remove } = useTeamCommands();
  const { team } = data;
  if (!team) return null;
  return (
    <ConfirmModal
      title={t('common:teams.deleteTitle')}
      confirmLabel={t('common:teams.deleteConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(team.id, key);
        snackbar.success(t('common:teams.deleted'));
        close();
      }}
    >
      {t('common:teams.deletePrompt', { name: team.name })}
    </ConfirmModal>
  );
}
