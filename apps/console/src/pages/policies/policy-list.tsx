import { useTranslation } from 'react-i18next';
import { policiesQuery } from '../../features/policies/api';
import { usePolicyColumns } from '../../features/policies/columns';
import {
  POLICY_LIST_RULES,
  policySearch,
  usePolicyFilters,
  usePolicyNarrowings,
  usePolicyViews,
} from '../../features/policies/list-filters';
import type { ListQuery } from '../../kit/lists/list-state';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

interface PolicyListProps {
  /** Names the stored preferences and the exported file. */
  id: string;
  emptyText: string;
  /** Only the policies of this account. */
  accountId?: string | undefined;
}

/** The policies of one account or of all, as a part of another page. */
export function PolicyList(props: PolicyListProps) {
  const { id, emptyText, accountId } = props;
  const { t } = useTranslation(['common', 'policy', 'quote', 'coverage']);
  const { basePath } = useSession();
  const ofTeam = useOfTeam();
  const list = useListState(POLICY_LIST_RULES);
  const columns = usePolicyColumns();
  const filters = usePolicyFilters();
  const narrowings = usePolicyNarrowings(list.state.filters);
  const views = usePolicyViews();
  const search = (query: ListQuery) =>
    accountId ? { ...policySearch(query), accountId } : ofTeam(policySearch(query));
  return (
    <div className="kit-page">
      <ListView
        id={id}
        label={t('policy:list.title')}
        columns={columns}
        list={list}
        rowHref={(row) => `${basePath}/policies/${row.id}`}
        countLabel={(count) => t('policy:list.count', { count })}
        filters={filters}
        narrowings={narrowings}
        empty={{ text: emptyText }}
        source={(query) => policiesQuery(search(query))}
        rowName={({ companyName, policyNumber }) => `${companyName}, ${policyNumber}`}
        report={accountId ? undefined : { list: 'policies', search }}
        views={views}
      />
    </div>
  );
}
