import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../../kit/lists/bulk/bulk-action';
import type { BlacklistedDomain } from '../../lib/api-types';
import { usePermissions } from '../../lib/session';
import { useBlacklistCommands } from './api';

/** What is done with several blocked domains at once. */
export function useBlacklistBulk(): BulkAction<BlacklistedDomain>[] {
  const { t } = useTranslation();
  const { can } = usePermissions();
  const { remove } = useBlacklistCommands();
  return [
    {
      key: 'remove',
      label: t('common:blacklist.remove'),
      isDanger: true,
      isOffered: () => can('domain-blacklist:delete'),
      run: ({ id }, key) => remove(id, key),
    },
  ];
}
