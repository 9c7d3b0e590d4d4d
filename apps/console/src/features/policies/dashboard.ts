import type { FilterCounts, Page } from '@palisade/kernel';
import { POLICY_GROUPS } from '@palisade/trade';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListRules } from '../../kit/lists/list-state';
import { api, unwrap } from '../../lib/api';
import type { PolicyDashboardSearch, PolicySummary } from '../../lib/api-types';
import { POLICY_LIST_RULES } from './list-filters';

const GROUPS = {
  'OPEN FOR RENEWAL': 'policy:filter.openForRenewal',
  CANCELLATIONS: 'policy:filter.cancellations',
  INACTIVE: 'quote:filter.inactive',
} as const;
/** Always offered; the statuses of the groups are not offered one by one. */
const FIRST = ['ISSUED', 'IN FORCE'];
const GROUPED: readonly string[] = Object.values(POLICY_GROUPS).flat();

export const POLICY_DASHBOARD_RULES: ListRules = {
  ...POLICY_LIST_RULES,
  filters: { filter: null, duration: null },
};

/** The policies that moved lately, with a count for each filter. */
export const policyDashboardQuery = (query: PolicyDashboardSearch) =>
  queryOptions({
    queryKey: ['policies', 'dashboard', query],
    queryFn: ({ signal }): Promise<Page<PolicySummary>> =>
      unwrap(api.policy.GET('/api/policy/v1/search/dashboard', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** Spec 3 §4: the chips above the policies of a dashboard, each with what it would show. */
export function usePolicyDashboardFilters(counts: FilterCounts | undefined): ListFilter[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const groups = Object.keys(GROUPS);
  const others = Object.keys(counts?.filter ?? {}).filter(
    (status) => ![...FIRST, ...GROUPED, ...groups].includes(status),
  );
  const statuses = [...FIRST, ...others.sort()].map((value) => ({
    value,
    label: t(`quote:statusWord.${value.replaceAll(' ', '_')}`),
  }));
  const named = Object.entries(GROUPS).map(([value, key]) => ({ value, label: t(key) }));
  return [
    {
      name: 'filter',
      label: t('policy:filter.group'),
      options: [...statuses, ...named].map((option) => ({
        ...option,
        count: counts && (counts.filter?.[option.value] ?? 0),
      })),
    },
  ];
}
