import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { FlagDetail } from '../../lib/api-types';
import { loadFlags } from '../../lib/flags';
import type { ModalProps } from '../../lib/modals';
import { ShownError } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { flagDetailsQuery, switchFlag } from './api';

/** Asks before a flag is switched: it changes the console for everybody within seconds. */
export function FeatureFlagConfirmModal({ data, close }: ModalProps<{ flag?: FlagDetail }>) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const { flag } = data;
  if (!flag) return null;
  const { flagKey, enabled } = flag;
  const isMaintenance = flagKey.startsWith('maintenance-');
  const about = t(`common:flags.about.${flagKey}`);
  return (
    <ConfirmModal
      title={t('common:flags.title')}
      confirmLabel={t('common:flags.change')}
      isDanger={isMaintenance && !enabled}
      onClose={close}
      onConfirm={async (key) => {
        await switchFlag(flagKey, !enabled, key).catch(() => {
          throw new ShownError(t('common:flags.failed'));
        });
        snackbar.success(t('common:flags.changed'));
        close();
        await Promise.all([
          loadFlags(),
          queryClient.invalidateQueries({ queryKey: flagDetailsQuery.queryKey }),
        ]);
      }}
    >
      <p>{t(enabled ? 'common:flags.promptOff' : 'common:flags.promptOn', { flagKey })}</p>
      <p className="muted">{about}</p>
      {isMaintenance && !enabled && <p>{t('common:flags.maintenance')}</p>}
    </ConfirmModal>
  );
}
