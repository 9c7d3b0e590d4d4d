import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { ShortDate } from '../../kit/values/short-date';
import type { Notice } from '../../lib/api-types';
import { noticesQuery } from './api';
import { MarkAllButton, MarkButton } from './mark-button';
import { NoticeSentence } from './notice-sentence';
import { SubscriptionsCard } from './subscriptions-card';

const RULES: ListRules = {
  sortable: ['occurred'],
  defaultSort: { field: 'occurred', direction: 'desc' },
  filters: { unread: ['true'] },
};

/** All notices of the person, and which kinds come. */
export function NoticesCard() {
  const { t } = useTranslation();
  const list = useListState(RULES);
  return (
    <div className="kit-page">
      <div>
        <MarkAllButton />
      </div>
      <ListView
        id="notifications"
        label={t('common:notices.tab')}
        columns={useColumns()}
        list={list}
        source={({ unread, ...query }) =>
          noticesQuery({ ...query, ...(unread && { unread: true }) })
        }
        rowName={({ companyName, number }) => [companyName, number].filter(Boolean).join(', ')}
        countLabel={(count) => t('common:notices.count', { count })}
        filters={[
          {
            name: 'unread',
            label: t('common:notices.filter.group'),
            options: [{ value: 'true', label: t('common:notices.filter.unread') }],
          },
        ]}
        empty={{ text: t('common:notices.empty') }}
      />
      <SubscriptionsCard />
    </div>
  );
}

function useColumns(): ListColumn<Notice>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'what',
      title: t('common:notices.column.what'),
      grow: 4,
      render: (notice) => <NoticeSentence notice={notice} />,
    },
    {
      key: 'when',
      title: t('common:notices.column.when'),
      onCard: true,
      sortField: 'occurred',
      render: ({ occurred }) => <ShortDate value={occurred} />,
    },
    {
      key: 'read',
      title: t('common:notices.column.read'),
      onCard: true,
      render: (notice) => <MarkButton notice={notice} />,
    },
  ];
}
