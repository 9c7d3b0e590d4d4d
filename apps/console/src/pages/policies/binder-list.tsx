import { useTranslation } from 'react-i18next';
import { bindersQuery } from '../../features/policies/api';
import { useBinderColumns } from '../../features/policies/columns';
import {
  BINDER_LIST_RULES,
  binderSearch,
  useBinderFilters,
  useBinderViews,
} from '../../features/policies/list-filters';
import type { ListQuery, ListRules } from '../../kit/lists/list-state';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

interface BinderListProps {
  /** Names the stored preferences and the exported file. */
  id: string;
  rules?: ListRules;
}

/** The binders as a part of another page. */
export function BinderList({ id, rules = BINDER_LIST_RULES }: BinderListProps) {
  const { t } = useTranslation(['common', 'policy', 'quote', 'coverage']);
  const { basePath } = useSession();
  const ofTeam = useOfTeam();
  const list = useListState(rules);
  const columns = useBinderColumns();
  const filters = useBinderFilters();
  const views = useBinderViews();
  const search = (query: ListQuery) => ofTeam(binderSearch(query));
  return (
    <div className="kit-page">
      <ListView
        id={id}
        label={t('policy:binders.title')}
        columns={columns}
        list={list}
        rowHref={(row) => `${basePath}/policies/${row.id}`}
        countLabel={(count) => t('policy:binders.count', { count })}
        filters={filters}
        empty={{ text: t('policy:binders.empty') }}
        source={(query) => bindersQuery(search(query))}
        rowName={({ companyName, policyNumber }) => `${companyName}, ${policyNumber}`}
        report={rules === BINDER_LIST_RULES ? { list: 'binders', search } : undefined}
        views={views}
      />
    </div>
  );
}
