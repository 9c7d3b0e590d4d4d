import { useTranslation } from 'react-i18next';
import { feedbackQuery } from '../../features/feedback/api';
import { CATEGORIES, sentAs } from '../../features/feedback/categories';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import { useListState } from '../../kit/lists/use-list-state';
import { ShortDate } from '../../kit/values/short-date';
import type { Feedback, FeedbackCategory } from '../../lib/api-types';
import { useSession } from '../../lib/session';

const NAMES = Object.keys(CATEGORIES) as FeedbackCategory[];

const RULES: ListRules = {
  sortable: ['created'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: { category: NAMES },
};

/** What people said of the platform. */
export function FeedbackPage() {
  const { t } = useTranslation();
  const { landing } = useSession();
  const list = useListState(RULES);
  return (
    <ListPage
      id="feedback"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('common:feedback.list')}
      columns={useColumns()}
      list={list}
      countLabel={(count) => t('common:feedback.count', { count })}
      filters={[
        {
          name: 'category',
          label: t('common:feedback.category'),
          options: NAMES.map((value) => ({ value, label: t(sentAs(value)) })),
        },
      ]}
      empty={{ text: t('common:feedback.empty') }}
      source={feedbackQuery}
      rowName={({ feedbackText }) => feedbackText}
    />
  );
}

function useColumns(): ListColumn<Feedback>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'text',
      title: t('common:feedback.text'),
      grow: 3,
      render: ({ feedbackText }) => feedbackText,
    },
    {
      key: 'category',
      title: t('common:feedback.category'),
      from: 'sm',
      render: ({ category }) => t(sentAs(category)),
    },
    {
      key: 'by',
      title: t('common:feedback.by'),
      from: 'md',
      render: ({ userName, organizationName }) =>
        [userName, organizationName].filter(Boolean).join(', '),
    },
    {
      key: 'share',
      title: t('common:feedback.sharing'),
      from: 'lg',
      render: ({ permissionToShare }) =>
        t(permissionToShare ? 'common:feedback.yes' : 'common:feedback.no'),
    },
    {
      key: 'created',
      title: t('common:feedback.created'),
      sortField: 'created',
      render: ({ created }) => <ShortDate value={created} />,
    },
  ];
}
