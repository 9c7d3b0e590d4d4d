import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../kit/lists/filter-chips';
import { api, unwrap } from '../../lib/api';
import { ofTeam, useTeam } from '../../lib/team';

/** Each with its count and its text. */
const FILTERS = {
  'ACTIVE POLICY': ['activePolicy', 'account:filter.activePolicy'],
  'OPEN FOR RENEWAL': ['openForRenewal', 'policy:filter.openForRenewal'],
  'NOT QUOTED YET': ['notQuotedYet', 'account:filter.notQuotedYet'],
  'POTENTIAL SUBMISSIONS': ['potentialSubmissions', 'account:filter.potentialSubmissions'],
} as const;

export const ACCOUNT_DASHBOARD_FILTERS = Object.keys(FILTERS);

const statsQuery = (teamId: string | null) =>
  queryOptions({
    queryKey: ['accounts', 'stats', teamId],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.GET('/api/account/v1/stats', { params: { query: ofTeam({}, teamId) }, signal }),
      ),
  });

/** Spec 3 §4: the chips above the accounts of a dashboard, each with what it would show. */
export function useAccountDashboardFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'account', 'policy']);
  const { data: stats } = useQuery(statsQuery(useTeam().teamId));
  return [
    {
      name: 'filter',
      label: t('policy:filter.group'),
      options: Object.entries(FILTERS).map(([value, [count, key]]) => ({
        value,
        label: t(key),
        count: stats?.[count],
      })),
    },
  ];
}
