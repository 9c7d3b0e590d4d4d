import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_STATUSES } from '../../features/accounts/account-status';
import { accountsQuery } from '../../features/accounts/api';
import { ACCOUNT_FILTERS, useAccountViews } from '../../features/accounts/views';
import { useAccountColumns } from '../../features/accounts/columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { useListState } from '../../kit/lists/use-list-state';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

// A deleted account is in no list, so there is nothing to filter for.
const LISTED_STATUSES = Object.keys(ACCOUNT_STATUSES).filter((status) => status !== 'Deleted');

const RULES: ListRules = {
  sortable: ['name', 'status', 'created'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: { status: LISTED_STATUSES, filter: ACCOUNT_FILTERS, tags: null },
};

export function AccountsPage() {
  const { t } = useTranslation(['common', 'account']);
  const { basePath, landing } = useSession();
  const { can } = usePermissions();
  const ofTeam = useOfTeam();
  const list = useListState(RULES);
  const columns = useAccountColumns();
  const statuses = LISTED_STATUSES.map((value) => ({
    value,
    label: t(ACCOUNT_STATUSES[value]!.key),
  }));

  return (
    <ListPage
      id="accounts"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('account:list.title')}
      action={<NewAccountButton />}
      columns={columns}
      list={list}
      rowHref={({ id }) => `${basePath}/accounts/${id}`}
      countLabel={(count) => t('account:list.count', { count })}
      filters={[{ name: 'status', label: t('account:field.status'), options: statuses }]}
      empty={
        can('account:create')
          ? { text: t('account:list.empty'), action: <NewAccountButton /> }
          : { text: t('account:list.emptyReadOnly') }
      }
      source={(query) => accountsQuery(ofTeam(query))}
      rowName={({ name }) => name}
      views={useAccountViews()}
    />
  );
}

function NewAccountButton() {
  const { t } = useTranslation(['common', 'account']);
  return (
    <PermissionGuard need="account:create">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('account-create')}
      >
        {t('account:create.title')}
      </Button>
    </PermissionGuard>
  );
}
