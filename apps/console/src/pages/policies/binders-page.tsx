import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bindersQuery, exportBinders } from '../../features/policies/api';
import { useBinderColumns } from '../../features/policies/columns';
import {
  BINDER_LIST_RULES,
  binderSearch,
  useBinderFilters,
} from '../../features/policies/list-filters';
import { ListPage } from '../../kit/list-page';
import { useListState } from '../../kit/use-list-state';
import { useSession } from '../../lib/session';

export function BindersPage() {
  const { t } = useTranslation(['common', 'policy', 'quote', 'coverage']);
  const { basePath, landing } = useSession();
  const list = useListState(BINDER_LIST_RULES);
  const query = binderSearch(list.query);
  const result = useQuery(bindersQuery(query));
  const columns = useBinderColumns();
  const filters = useBinderFilters();

  return (
    <ListPage
      id="binders"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('policy:binders.title')}
      columns={columns}
      list={list}
      result={result}
      rowHref={({ id }) => `${basePath}/policies/${id}`}
      countLabel={(count) => t('policy:binders.count', { count })}
      filters={filters}
      empty={{ text: t('policy:binders.empty') }}
      exportCsv={() => exportBinders(query)}
    />
  );
}
