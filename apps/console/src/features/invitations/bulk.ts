import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../../kit/lists/bulk/bulk-action';
import type { Invitation } from '../../lib/api-types';
import { useInvitationCommands } from './api';

/** What is done with several invitations at once. */
export function useInvitationBulk(): BulkAction<Invitation>[] {
  const { t } = useTranslation();
  const { resend, revoke } = useInvitationCommands();
  const isOffered = () => true;
  return [
    {
      key: 'resend',
      label: t('common:invitations.resend'),
      isOffered,
      run: ({ id }, key) => resend(id, key),
    },
    {
      key: 'revoke',
      label: t('common:invitations.revoke'),
      isDanger: true,
      isOffered,
      run: ({ id }, key) => revoke(id, key),
    },
  ];
}
