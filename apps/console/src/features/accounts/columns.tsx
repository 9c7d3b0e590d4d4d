import { useTranslation } from 'react-i18next';
import { ShortDate } from '../../kit/values/short-date';
import type { ListColumn } from '../../kit/lists/list-columns';
import { useSession } from '../../lib/session';
import { useEdition } from '../../lib/edition';
import type { Account } from '../../lib/api-types';
import { TagLabel } from '../../kit/values/tag-label';
import { AccountStatusTag } from './account-status';

/** Whose an account is, for others; for its agency what it sorts it by. */
function useOwnColumns(): ListColumn<Account>[] {
  const { t } = useTranslation(['common', 'account']);
  const isAgency = useSession().account.accountType === 'AGENCY';
  const wide = { from: 'xl' as const, grow: 1 };
  return [
    isAgency
      ? {
          key: 'tags',
          title: t('account:tags.title'),
          ...wide,
          render: ({ tags }) => tags.map((tag) => <TagLabel key={tag.id} tag={tag} />),
        }
      : {
          key: 'agency',
          title: t('common:wording.agency'),
          ...wide,
          render: ({ agencyName }) => agencyName,
        },
    {
      key: 'agent',
      title: t('common:wording.agent'),
      isOptional: true,
      render: ({ agentName }) => agentName ?? '–',
    },
    {
      key: 'score',
      title: t('account:risk.title'),
      sortField: 'score',
      isOptional: true,
      isNumber: true,
      render: ({ score }) => score ?? '–',
    },
  ];
}

/** The columns of the accounts list for this person's edition and organisation. */
export function useAccountColumns(): ListColumn<Account>[] {
  const { t } = useTranslation(['common', 'account']);
  const { region } = useEdition();
  const own = useOwnColumns();
  const state: ListColumn<Account> = {
    key: 'state',
    title: t('common:wording.state'),
    from: 'lg',
    render: ({ state: code }) => code,
  };
  return [
    {
      key: 'name',
      title: t('account:field.name'),
      sortField: 'name',
      grow: 3,
      render: ({ name }) => name,
    },
    {
      key: 'status',
      title: t('account:field.status'),
      sortField: 'status',
      render: ({ status }) => <AccountStatusTag status={status} />,
    },
    {
      key: 'city',
      title: t('common:wording.city'),
      from: 'md',
      onCard: true,
      grow: 1,
      render: ({ city }) => city,
    },
    ...(region === 'US' ? [state] : []),
    {
      key: 'zipCode',
      title: t('common:wording.zipCode'),
      from: 'lg',
      render: ({ zipCode }) => zipCode,
    },
    {
      key: 'team',
      title: t('account:field.team'),
      from: 'lg',
      grow: 1,
      render: ({ teams }) => teams.map(({ name }) => name).join(', '),
    },
    ...own,
    {
      key: 'created',
      title: t('account:field.created'),
      sortField: 'created',
      from: 'md',
      render: ({ created }) => <ShortDate value={created} />,
    },
  ];
}
