import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActivityCounts } from './activity-counts';
import { activityQuery } from '../../features/activity/api';
import { logFilter, logSearch, PERIODS } from './log-filter';
import { nounOf, NOUNS, SUBJECTS } from './subjects';
import { nameOf } from '../../features/timeline/timeline-words';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import { useListState } from '../../kit/lists/use-list-state';
import { RelativeTime } from '../../kit/values/relative-time';
import type { ActivityEntry } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';

const RULES: ListRules = {
  sortable: ['occurred'],
  defaultSort: { field: 'occurred', direction: 'desc' },
  filters: { filter: NOUNS, period: PERIODS },
};

/** Who did what to the records that the person sees. */
export function ActivityPage() {
  const { t } = useTranslation();
  const { landing } = useSession();
  const list = useListState(RULES);
  return (
    <ListPage
      id="activity"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('common:nav.activity')}
      above={<ActivityCounts query={logFilter(list.query)} />}
      columns={useColumns()}
      list={list}
      countLabel={(count) => t('common:activity.count', { count })}
      filters={[
        {
          name: 'filter',
          label: t('common:activity.object'),
          options: NOUNS.map((value) => ({ value, label: t(SUBJECTS[value].labelKey) })),
        },
        {
          name: 'period',
          label: t('common:activity.period'),
          options: PERIODS.map((value) => ({ value, label: t(`common:activity.period.${value}`) })),
        },
      ]}
      empty={{ text: t('common:activity.empty') }}
      source={(query) => activityQuery(logSearch(query))}
      rowName={({ title, number }) => [title, number].filter(Boolean).join(', ')}
    />
  );
}

function useColumns(): ListColumn<ActivityEntry>[] {
  const { t } = useTranslation(['common', 'account', 'policy', 'quote']);
  const { basePath } = useSession();
  return [
    {
      key: 'occurred',
      title: t('common:activity.time'),
      sortField: 'occurred',
      render: ({ occurred }) => <RelativeTime value={occurred} />,
    },
    {
      key: 'by',
      title: t('common:activity.user'),
      from: 'md',
      render: ({ by }) => nameOf(by, t),
    },
    {
      key: 'object',
      title: t('common:activity.object'),
      grow: 2,
      onCard: 'line',
      render: ({ subjectType, subjectId, title, number }) => (
        <Link to={`${basePath}/${SUBJECTS[nounOf(subjectType)].path}/${subjectId}`}>
          {[number, title].filter(Boolean).join(', ')}
        </Link>
      ),
    },
    {
      key: 'action',
      title: t('common:activity.action'),
      grow: 3,
      onCard: 'line',
      render: (entry) => (
        <Button type="link" size="small" onClick={() => openModal('activity-entry', { entry })}>
          {t(`common:timeline.${entry.action}`, { who: nameOf(entry.by, t) })}
        </Button>
      ),
    },
  ];
}
