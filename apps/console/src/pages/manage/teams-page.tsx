import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { teamRowsQuery } from '../../features/teams/api';
import { TEAM_LIST_RULES, useTeamColumns } from '../../features/teams/columns';
import { ListPage } from '../../kit/lists/list-page';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { useListState } from '../../kit/lists/use-list-state';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';

export function TeamsPage() {
  const { t } = useTranslation();
  const { landing } = useSession();
  const list = useListState(TEAM_LIST_RULES);
  const add = (
    <PermissionGuard need="team:create">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('team-form')}
      >
        {t('common:teams.add')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="teams"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('common:teams.title')}
      action={add}
      columns={useTeamColumns()}
      list={list}
      countLabel={(count) => t('common:teams.count', { count })}
      empty={{ text: t('common:teams.empty') }}
      source={teamRowsQuery}
      rowName={({ name }) => name}
    />
  );
}
