import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../../kit/lists/bulk/bulk-action';
import { useClaimCommands, type ClaimRow } from './api';

/** What is done with several claims at once: notices that were never filed are deleted. */
export function useClaimBulk(): BulkAction<ClaimRow>[] {
  const { t } = useTranslation(['common', 'account']);
  const { remove } = useClaimCommands();
  return [
    {
      key: 'delete',
      label: t('account:claim.deleteConfirm'),
      isDanger: true,
      isOffered: ({ allowedActions }) => allowedActions.includes('delete'),
      run: ({ claimId }, key) => remove(claimId, key),
    },
  ];
}
