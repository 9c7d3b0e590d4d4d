import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu } from '../../kit/lists/row-menu';
import { ShortDate } from '../../kit/values/short-date';
import type { Invitation } from '../../lib/api-types';
import { openModal } from '../../lib/modals';

export const INVITATION_LIST_RULES: ListRules = {
  sortable: ['email', 'created', 'expires'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: {},
};

/** The columns of a list of invitations. */
export function useInvitationColumns(): ListColumn<Invitation>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'email',
      title: t('common:users.email'),
      sortField: 'email',
      render: ({ email }) => email,
    },
    {
      key: 'account',
      title: t('common:users.account'),
      from: 'md',
      render: ({ accountName }) => accountName ?? t('common:invitations.newAccount'),
    },
    {
      key: 'role',
      title: t('common:users.role'),
      from: 'md',
      render: ({ roleName }) => roleName ?? '–',
    },
    {
      key: 'created',
      title: t('common:invitations.sent'),
      sortField: 'created',
      from: 'sm',
      render: ({ created }) => <ShortDate value={created} />,
    },
    {
      key: 'expires',
      title: t('common:invitations.expires'),
      sortField: 'expires',
      render: ({ expires }) => <ShortDate value={expires} />,
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (invitation) => (
        <RowMenu
          name={invitation.email}
          actions={[
            {
              key: 'resend',
              label: t('common:invitations.resend'),
              onPick: () => openModal('invitation-resend', { invitation }),
            },
            {
              key: 'revoke',
              label: t('common:invitations.revoke'),
              isDanger: true,
              onPick: () => openModal('invitation-revoke', { invitation }),
            },
          ]}
        />
      ),
    },
  ];
}
