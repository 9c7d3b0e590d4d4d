import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu } from '../../kit/lists/row-menu';
import { Phone } from '../../kit/values/phone';
import { ShortDate } from '../../kit/values/short-date';
import { StatusTag } from '../../kit/values/status-tag';
import type { User } from '../../lib/api-types';
import { useSession } from '../../lib/session';
import { useUserActions } from './user-actions';

export const USER_LIST_RULES: ListRules = {
  sortable: ['name', 'email', 'lastLogin'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: { accountId: null, roleId: null, teamId: null },
};

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`;

/** The columns of a list of people. */
export function useUserColumns(): ListColumn<User>[] {
  const { t } = useTranslation();
  const { account, isStaff } = useSession();
  const actionsOf = useUserActions();
  const hasAgencies = !['CARRIER', 'RE_INSURER', 'PREMIUM_PROCESSOR', 'CUSTOMER'].includes(
    account.accountType,
  );
  return [
    { key: 'name', title: t('common:users.name'), sortField: 'name', render: nameOf },
    {
      key: 'email',
      title: t('common:users.email'),
      sortField: 'email',
      from: 'sm',
      grow: 3,
      onCard: true,
      render: ({ email }) => email,
    },
    {
      key: 'phone',
      title: t('common:users.phone'),
      from: 'xxl',
      render: ({ phone }) => <Phone number={phone} />,
    },
    ...(isStaff
      ? [
          {
            key: 'account',
            title: t('common:users.account'),
            from: 'lg' as const,
            grow: 2,
            render: ({ accountName }: User) => accountName,
          },
        ]
      : []),
    { key: 'role', title: t('common:users.role'), from: 'md', render: ({ role }) => role.name },
    {
      key: 'teams',
      title: t('common:users.teams'),
      from: 'xxl',
      grow: 1,
      render: ({ teams }) => teams.map(({ name }) => name).join(', ') || '–',
    },
    ...(hasAgencies
      ? [
          {
            key: 'agencies',
            title: t('common:users.agencies'),
            from: 'xxl' as const,
            render: ({ agencies }: User) => agencies.map(({ name }) => name).join(', ') || '–',
          },
        ]
      : []),
    ...accessColumns(t),
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (user) => <RowMenu name={nameOf(user)} actions={actionsOf(user)} />,
    },
  ];
}

/** Whom to turn to, and how each gets in. */
function accessColumns(t: TFunction): ListColumn<User>[] {
  const yesNo = (value: boolean) => t(value ? 'common:users.yes' : 'common:users.no');
  return [
    {
      key: 'primary',
      title: t('common:users.primary'),
      from: 'xxl',
      render: ({ primaryContact }) => yesNo(primaryContact),
    },
    {
      key: 'billing',
      title: t('common:users.billing'),
      from: 'xxl',
      render: ({ billingContact }) => yesNo(billingContact),
    },
    {
      key: 'mfa',
      title: t('common:users.mfa'),
      from: 'xxl',
      render: ({ mfaType }) => (mfaType ? t(`common:users.mfaType.${mfaType}`) : '–'),
    },
    {
      key: 'lastLogin',
      title: t('common:users.lastLogin'),
      sortField: 'lastLogin',
      from: 'xl',
      render: ({ lastLogin }) => (lastLogin ? <ShortDate value={lastLogin} /> : '–'),
    },
    {
      key: 'enabled',
      onCard: true,
      title: t('common:users.enabled'),
      render: (user) => <UserStatus user={user} />,
    },
  ];
}

function UserStatus({ user: { enabled, invitationPending, isGuest } }: { user: User }) {
  const { t } = useTranslation();
  if (!enabled) return <StatusTag tone="over" label={t('common:users.status.disabled')} />;
  if (isGuest) return <StatusTag tone="open" label={t('common:users.status.guest')} />;
  return invitationPending ? (
    <StatusTag tone="waiting" label={t('common:users.status.invited')} />
  ) : (
    <StatusTag tone="good" label={t('common:users.status.enabled')} />
  );
}
