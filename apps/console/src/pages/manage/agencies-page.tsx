import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  AGENCY_LIST_RULES,
  useAgencyColumns,
  useAgencyFilters,
} from '../../features/agencies/columns';
import { ListPage } from '../../kit/lists/list-page';
import { useListState } from '../../kit/lists/use-list-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { agenciesQuery } from '../../lib/agencies';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';

/** The agencies that sell, and how to take one in. */
export function AgenciesPage() {
  const { t } = useTranslation(['common', 'agency']);
  const { basePath, landing } = useSession();
  const list = useListState(AGENCY_LIST_RULES);
  const add = (
    <PermissionGuard need="agency:create">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('agency-add')}
      >
        {t('agency:add.title')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="agencies"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('agency:list.title')}
      action={add}
      columns={useAgencyColumns()}
      list={list}
      filters={useAgencyFilters()}
      countLabel={(count) => t('agency:list.count', { count })}
      empty={{ text: t('agency:list.empty'), action: add }}
      source={agenciesQuery}
      rowName={({ name }) => name}
      rowHref={({ id }) => `${basePath}/manage/agency/${id}/settings`}
    />
  );
}
