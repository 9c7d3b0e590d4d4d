import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../../kit/lists/row-menu';
import type { Account } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';

/** What an agency sorts the account by. */
export function useTagActions({ id, tags }: Account): RowAction[] {
  const { t } = useTranslation(['account']);
  const { can } = usePermissions();
  const { account } = useSession();
  if (account.accountType !== 'AGENCY' || !can('tag:apply')) return [];
  return [
    {
      key: 'tags',
      label: t(tags.length ? 'account:tags.change' : 'account:tags.apply'),
      onPick: () => openModal('account-tags', { account: { id, tags } }),
    },
  ];
}
