import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { ACCOUNT_STATUSES } from '../../features/accounts/account-status';
import { accountsQuery } from '../../features/accounts/api';
import {
  ACCOUNT_LIST_RULES,
  LISTED_STATUSES,
  useAccountViews,
} from '../../features/accounts/views';
import { useAccountColumns } from '../../features/accounts/columns';
import { ListPage } from '../../kit/lists/list-page';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { useListState } from '../../kit/lists/use-list-state';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

export function AccountsPage() {
  const { basePath, account } = useSession();
  // A policyholder is one account, and has no list.
  if (account.accountType !== 'CUSTOMER') return <AccountList />;
  return <Navigate to={`${basePath}/accounts/${account.id}`} replace />;
}

function AccountList() {
  const { t } = useTranslation(['common', 'account']);
  const { basePath, landing } = useSession();
  const { can } = usePermissions();
  const ofTeam = useOfTeam();
  const list = useListState(ACCOUNT_LIST_RULES);
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
      action={
        <Flex gap={8} wrap>
          <BulkUploadButton />
          <NewAccountButton />
        </Flex>
      }
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
      report={{ list: 'accounts', search: ofTeam }}
      views={useAccountViews()}
    />
  );
}

function BulkUploadButton() {
  const { t } = useTranslation(['common', 'account']);
  return (
    <PermissionGuard need="bulk-upload:create">
      <Button onClick={() => openModal('bulk-upload')}>{t('account:bulkUpload.title')}</Button>
    </PermissionGuard>
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
