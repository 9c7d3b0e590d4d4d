import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tagsQuery } from '../../features/tags/api';
import { TagLabel } from '../../kit/values/tag-label';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu } from '../../kit/lists/row-menu';
import { useListState } from '../../kit/lists/use-list-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import type { Tag } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';

const RULES: ListRules = {
  sortable: ['name'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: {},
};

/** The tags of the agency. */
export function TagsPage() {
  const { t } = useTranslation(['common', 'account']);
  const { landing } = useSession();
  const list = useListState(RULES);
  const add = (
    <PermissionGuard need="tag:edit">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('tag-form')}
      >
        {t('account:tags.add')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="tags"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('account:tags.title')}
      action={add}
      columns={useColumns()}
      list={list}
      countLabel={(count) => t('account:tags.count', { count })}
      empty={{ text: t('account:tags.empty'), action: add }}
      source={tagsQuery}
      rowName={({ name }) => name}
    />
  );
}

function useColumns(): ListColumn<Tag>[] {
  const { t } = useTranslation(['common', 'account']);
  const { can } = usePermissions();
  const { basePath } = useSession();
  const actionsOf = (tag: Tag) =>
    [
      {
        key: 'edit',
        label: t('account:tags.edit'),
        permission: 'tag:edit',
        onPick: () => openModal('tag-form', { tag }),
      },
      {
        key: 'delete',
        label: t('account:tags.delete'),
        permission: 'tag:delete',
        isDanger: true,
        onPick: () => openModal('tag-delete', { tag }),
      },
    ].filter(({ permission }) => can(permission));
  return [
    {
      key: 'name',
      title: t('account:tags.name'),
      sortField: 'name',
      grow: 2,
      render: (tag) => <TagLabel tag={tag} />,
    },
    { key: 'color', title: t('account:tags.color'), from: 'md', render: ({ color }) => color },
    {
      key: 'accounts',
      title: t('account:list.title'),
      isNumber: true,
      onCard: true,
      render: ({ id, accounts }) => <Link to={`${basePath}/accounts?tags=${id}`}>{accounts}</Link>,
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (tag) => <RowMenu name={tag.name} actions={actionsOf(tag)} />,
    },
  ];
}
