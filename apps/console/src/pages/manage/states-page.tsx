import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { stateTableQuery } from '../../features/states/api';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu } from '../../kit/lists/row-menu';
import { useListState } from '../../kit/lists/use-list-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import type { State } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';

const RULES: ListRules = {
  sortable: ['stateName', 'stateNameAbbrv', 'isOpen'],
  defaultSort: { field: 'stateName', direction: 'asc' },
  filters: {},
};

/** The states that licences may name, and which of them are open to new quotes. */
export function StatesPage() {
  const { t } = useTranslation(['common', 'account']);
  const { landing } = useSession();
  const list = useListState(RULES);
  const add = (
    <PermissionGuard need="state:create">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('state-form')}
      >
        {t('account:states.add')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="states"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('account:states.title')}
      action={add}
      columns={useColumns()}
      list={list}
      countLabel={(count) => t('account:states.count', { count })}
      empty={{ text: t('common:table.noData'), action: add }}
      source={stateTableQuery}
      rowName={({ stateName }) => stateName}
    />
  );
}

function useColumns(): ListColumn<State>[] {
  const { t } = useTranslation(['common', 'account']);
  const { can } = usePermissions();
  const actionsOf = (state: State) =>
    [
      {
        key: 'edit',
        label: t('account:states.edit'),
        permission: 'state:edit',
        onPick: () => openModal('state-form', { state }),
      },
      {
        key: 'history',
        label: t('common:timeline.history'),
        permission: 'state:create',
        onPick: () => openModal('history', { noun: 'state', id: state.id, name: state.stateName }),
      },
      {
        key: 'delete',
        label: t('account:states.delete'),
        permission: 'state:delete',
        isDanger: true,
        onPick: () => openModal('state-delete', { state }),
      },
    ].filter(({ permission }) => can(permission));
  return [
    {
      key: 'name',
      title: t('account:states.name'),
      sortField: 'stateName',
      grow: 1,
      render: ({ stateName }) => stateName,
    },
    {
      key: 'abbreviation',
      title: t('account:states.abbreviation'),
      sortField: 'stateNameAbbrv',
      onCard: true,
      render: ({ stateNameAbbrv }) => stateNameAbbrv,
    },
    {
      key: 'open',
      title: t('account:states.open'),
      sortField: 'isOpen',
      onCard: true,
      render: ({ isOpen }) => t(isOpen ? 'account:states.isOpen' : 'account:states.isClosed'),
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (state) => <RowMenu name={state.stateName} actions={actionsOf(state)} />,
    },
  ];
}
