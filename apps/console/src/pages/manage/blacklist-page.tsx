import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { blacklistQuery } from '../../features/blacklist/api';
import { useBlacklistBulk } from '../../features/blacklist/bulk';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { RowMenu } from '../../kit/lists/row-menu';
import { ShortDate } from '../../kit/values/short-date';
import { useListState } from '../../kit/lists/use-list-state';
import type { BlacklistedDomain } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';

const RULES: ListRules = {
  sortable: ['name', 'created'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: {},
};

export function BlacklistPage() {
  const { t } = useTranslation();
  const { landing } = useSession();
  const list = useListState(RULES);
  const add = (
    <PermissionGuard need="domain-blacklist:create">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('domain-blacklist-create')}
      >
        {t('common:blacklist.add')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="blacklisted-domains"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('common:blacklist.title')}
      action={add}
      columns={useColumns()}
      list={list}
      countLabel={(count) => t('common:blacklist.count', { count })}
      empty={{ text: t('common:blacklist.empty') }}
      source={blacklistQuery}
      rowName={({ name }) => name}
      bulk={useBlacklistBulk()}
    />
  );
}

function useColumns(): ListColumn<BlacklistedDomain>[] {
  const { t } = useTranslation();
  const { can } = usePermissions();
  return [
    {
      key: 'name',
      title: t('common:blacklist.name'),
      sortField: 'name',
      render: ({ name }) => name,
    },
    {
      key: 'created',
      title: t('common:blacklist.created'),
      sortField: 'created',
      from: 'sm',
      render: ({ created }) => <ShortDate value={created} />,
    },
    {
      key: 'addedBy',
      title: t('common:blacklist.addedBy'),
      from: 'md',
      render: ({ addedBy }) => addedBy,
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (domain) => (
        <RowMenu
          name={domain.name}
          actions={
            can('domain-blacklist:delete')
              ? [
                  {
                    key: 'remove',
                    label: t('common:blacklist.remove'),
                    isDanger: true,
                    onPick: () => openModal('domain-blacklist-delete', { domain }),
                  },
                ]
              : []
          }
        />
      ),
    },
  ];
}
