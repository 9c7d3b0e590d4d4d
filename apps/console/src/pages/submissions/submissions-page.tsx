import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { BlankApplicationButton } from '../../features/submissions/blank-application-button';
import { submissionsQuery } from '../../features/submissions/api';
import { useSubmissionBulk } from '../../features/submissions/bulk';
import {
  SUBMISSION_LIST_RULES,
  useSubmissionColumns,
  useSubmissionFilters,
  useSubmissionViews,
} from '../../features/submissions/columns';
import { StatsStrip } from '../../features/submissions/stats-strip';
import { SubmissionTabs } from '../../features/submissions/submission-tabs';
import { ListPage } from '../../kit/lists/list-page';
import { useListState } from '../../kit/lists/use-list-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

/** The business that was sent in, what became of it, and what waits. */
export function SubmissionsPage() {
  const { t } = useTranslation(['common', 'submission']);
  const { basePath, landing } = useSession();
  const ofTeam = useOfTeam();
  const list = useListState(SUBMISSION_LIST_RULES);
  const add = (
    <PermissionGuard need="submission:create">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('submission-create')}
      >
        {t('submission:action.create')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="submissions"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('submission:list.title')}
      action={
        <Flex gap={8} wrap>
          <BlankApplicationButton />
          {add}
        </Flex>
      }
      above={
        <>
          <SubmissionTabs />
          <StatsStrip />
        </>
      }
      columns={useSubmissionColumns()}
      list={list}
      rowHref={({ id }) => `${basePath}/submissions/${id}`}
      rowName={({ accountName }) => accountName}
      countLabel={(count) => t('submission:list.count', { count })}
      filters={useSubmissionFilters()}
      report={{ list: 'submissions', search: ofTeam }}
      views={useSubmissionViews()}
      bulk={useSubmissionBulk()}
      empty={{ text: t('submission:list.empty'), action: add }}
      source={(query) => submissionsQuery(ofTeam(query))}
    />
  );
}
