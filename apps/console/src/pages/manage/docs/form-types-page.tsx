import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formTypesQuery } from '../../../features/forms/api';
import type { ListColumn } from '../../../kit/lists/list-columns';
import { ListPage } from '../../../kit/lists/list-page';
import type { ListRules } from '../../../kit/lists/list-state';
import { RowMenu } from '../../../kit/lists/row-menu';
import { useListState } from '../../../kit/lists/use-list-state';
import { PermissionGuard } from '../../../kit/pages/permission-guard';
import type { FormType } from '../../../features/forms/types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';

const RULES: ListRules = {
  sortable: ['name', 'modified'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: {},
};

/** The types that people sort forms by. */
export function FormTypesPage() {
  const { t } = useTranslation(['common', 'policy']);
  const { landing } = useSession();
  const list = useListState(RULES);
  const add = (
    <PermissionGuard need="form:create">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('form-type')}
      >
        {t('policy:formTypes.add')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="form-types"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('common:nav.formTypes')}
      action={add}
      columns={useColumns()}
      list={list}
      countLabel={(count) => t('policy:formTypes.count', { count })}
      empty={{ text: t('common:table.noData'), action: add }}
      source={formTypesQuery}
      rowName={({ name }) => name}
    />
  );
}

function useColumns(): ListColumn<FormType>[] {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  const actionsOf = (formType: FormType) =>
    [
      {
        key: 'edit',
        label: t('policy:formTypes.edit'),
        permission: 'form:edit',
        onPick: () => openModal('form-type', { formType }),
      },
      {
        key: 'history',
        label: t('common:timeline.history'),
        permission: 'form:view',
        onPick: () =>
          openModal('history', { noun: 'form-type', id: formType.id, name: formType.name }),
      },
      {
        key: 'delete',
        label: t('policy:formTypes.delete'),
        permission: 'form:delete',
        isDanger: true,
        onPick: () => openModal('form-type-delete', { formType }),
      },
    ].filter(({ permission }) => can(permission));
  return [
    {
      key: 'name',
      title: t('policy:formTypes.name'),
      sortField: 'name',
      render: ({ name }) => name,
    },
    {
      key: 'description',
      title: t('policy:formTypes.description'),
      grow: 2,
      onCard: 'line',
      render: ({ description }) => description ?? '–',
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (formType) => <RowMenu name={formType.name} actions={actionsOf(formType)} />,
    },
  ];
}
