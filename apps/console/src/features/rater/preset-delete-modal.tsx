import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { deletePreset, deleteStandardPreset, usePresetCommand } from './api';
import type { Preset } from './types';

/** Asks before a preset is deleted; quotes that were made of it stay as they are. */
export function PresetDeleteModal({ data: { preset }, close }: ModalProps<{ preset?: Preset }>) {
  const { t } = useTranslation(['common', 'coverage']);
  const snackbar = useSnackbar();
  const remove = usePresetCommand(preset?.agencyId ? deletePreset : deleteStandardPreset);
  if (!preset) return null;
  return (
    <ConfirmModal
      title={t('coverage:rater.preset.deleteTitle', { name: preset.name })}
      confirmLabel={t('coverage:rater.preset.delete')}
      isDanger
      onConfirm={async (key) => {
        await remove(preset.id, key);
        snackbar.success(t('coverage:rater.preset.deleted'));
        close();
      }}
      onClose={close}
    >
      {t('coverage:rater.preset.deleteText')}
    </ConfirmModal>
  );
}
