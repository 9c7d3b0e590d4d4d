import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../kit/lists/row-menu';
import type { LibraryForm } from './types';
import { openModal } from '../../lib/modals';
import { usePermissions } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { downloadPreview } from './api';

type Offered = RowAction & { permission: string; isOpen: boolean };

/** What may be done with a form now. */
export function useFormActions(): (form: LibraryForm) => RowAction[] {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  const snackbar = useSnackbar();
  return (libraryForm) => {
    const { id, formNumber, edition, allowedActions } = libraryForm;
    const step = (key: string, permission: string, isOpen: boolean): Offered => ({
      key,
      label: t(`policy:forms.${key}.action`),
      permission,
      isOpen,
      isDanger: key === 'remove',
      onPick: () => openModal(`form-${key}`, { libraryForm }),
    });
    const offered: Offered[] = [
      {
        key: 'edit',
        label: t('policy:forms.edit'),
        permission: 'form:edit',
        isOpen: allowedActions.includes('edit'),
        onPick: () => openModal('document-form', { libraryForm }),
      },
      step('propose', 'form:edit', allowedActions.includes('propose')),
      step('activate', 'form:edit', allowedActions.includes('activate')),
      step('end', 'form:edit', allowedActions.includes('end')),
      {
        key: 'later',
        label: t('policy:forms.later'),
        permission: 'form:create',
        isOpen: true,
        onPick: () => openModal('document-form', { libraryForm, isLater: true }),
      },
      {
        key: 'preview',
        label: t('policy:forms.preview'),
        permission: 'form:view',
        isOpen: true,
        onPick: () =>
          void downloadPreview(libraryForm).catch(() =>
            snackbar.error(t('policy:documents.downloadFailed')),
          ),
      },
      {
        key: 'history',
        label: t('common:timeline.history'),
        permission: 'form:view',
        isOpen: true,
        onPick: () => openModal('history', { noun: 'form', id, name: `${formNumber} ${edition}` }),
      },
      step('remove', 'form:delete', allowedActions.includes('delete')),
    ];
    return offered.filter(({ permission, isOpen }) => isOpen && can(permission));
  };
}
