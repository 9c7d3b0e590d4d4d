import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../../kit/lists/row-menu';
import type { Account } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions } from '../../../lib/session';

/** A layer over another carrier's policy is written for a client of the United States. */
export function useExcessAction({ id: accountId, country }: Account): RowAction[] {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  if (!can('underwriting:release') || country !== 'USA') return [];
  const onPick = (): void => openModal('policy-excess-adhoc', { accountId });
  return [{ key: 'policy-excess-adhoc', label: t('policy:excess.write'), onPick }];
}
