import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu, type RowAction } from '../../kit/lists/row-menu';
import { ShortDate } from '../../kit/values/short-date';
import { StatusTag } from '../../kit/values/status-tag';
import type { ApiKey } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';

export const API_KEY_LIST_RULES: ListRules = {
  sortable: ['name', 'created', 'lastUsed'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: {},
};

/** The columns of a list of API keys. */
export function useApiKeyColumns(): ListColumn<ApiKey>[] {
  const { t } = useTranslation();
  const { isStaff } = useSession();
  const actionsOf = useActions();
  return [
    {
      key: 'name',
      title: t('common:apiKeys.name'),
      sortField: 'name',
      render: ({ name }) => name ?? t('common:apiKeys.unnamed'),
    },
    {
      key: 'id',
      title: t('common:apiKeys.id'),
      from: 'lg',
      render: ({ id }) => <code>{id}</code>,
    },
    ...(isStaff
      ? [
          {
            key: 'account',
            title: t('common:users.account'),
            from: 'lg' as const,
            render: ({ accountName }: ApiKey) => accountName,
          },
        ]
      : []),
    {
      key: 'scopes',
      title: t('common:apiKeys.scopes'),
      from: 'xl',
      isNumber: true,
      render: ({ scopes }) => scopes.length,
    },
    {
      key: 'created',
      title: t('common:apiKeys.created'),
      sortField: 'created',
      from: 'md',
      render: ({ created }) => <ShortDate value={created} />,
    },
    {
      key: 'lastUsed',
      title: t('common:apiKeys.lastUsed'),
      sortField: 'lastUsed',
      from: 'sm',
      render: ({ lastUsed }) => (lastUsed ? <ShortDate value={lastUsed} /> : '–'),
    },
    {
      key: 'enabled',
      title: t('common:users.enabled'),
      render: ({ enabled }) => (
        <StatusTag
          tone={enabled ? 'good' : 'over'}
          label={t(enabled ? 'common:users.status.enabled' : 'common:users.status.disabled')}
        />
      ),
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (key) => <RowMenu name={key.name ?? key.id} actions={actionsOf(key)} />,
    },
  ];
}

function useActions(): (key: ApiKey) => RowAction[] {
  const { t } = useTranslation();
  const { can } = usePermissions();
  return (apiKey) => {
    const open = (modal: string) => () => openModal(modal, { apiKey });
    const offers = [
      {
        key: 'edit',
        label: t('common:apiKeys.edit'),
        permission: 'api-key:create',
        onPick: open('api-key-edit'),
      },
      {
        key: 'regenerate',
        label: t('common:apiKeys.regenerate'),
        permission: 'api-key:regenerate',
        onPick: open('api-key-regenerate'),
      },
      {
        key: 'delete',
        label: t('common:apiKeys.delete'),
        permission: 'api-key:delete',
        isDanger: true,
        onPick: open('api-key-delete'),
      },
    ];
    return offers.filter(({ permission }) => can(permission));
  };
}
