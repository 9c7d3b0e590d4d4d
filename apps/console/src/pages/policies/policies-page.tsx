import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { exportPolicies, policiesQuery } from '../../features/policies/api';
import { usePolicyColumns } from '../../features/policies/columns';
import {
  POLICY_LIST_RULES,
  policySearch,
  usePolicyFilters,
} from '../../features/policies/list-filters';
import { ListPage } from '../../kit/list-page';
import { useListState } from '../../kit/use-list-state';
import { useSession } from '../../lib/session';

export function PoliciesPage() {
  const { t } = useTranslation(['common', 'policy', 'quote', 'coverage']);
  const { basePath, landing } = useSession();
  const list = useListState(POLICY_LIST_RULES);
  const query = policySearch(list.query);
  const result = useQuery(policiesQuery(query));
  const columns = usePolicyColumns();
  const filters = usePolicyFilters();

  return (
    <ListPage
      id="policies"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('policy:list.title')}
      columns={columns}
      list={list}
      result={result}
      rowHref={({ id }) => `${basePath}/policies/${id}`}
      countLabel={(count) => t('policy:list.count', { count })}
      filters={filters}
      empty={{ text: t('policy:list.empty') }}
      exportCsv={() => exportPolicies(query)}
    />
  );
}
