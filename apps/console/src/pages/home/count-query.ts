import type { Page } from '@palisade/kernel';
import { queryOptions } from '@tanstack/react-query';
import { accountsQuery } from '../../features/accounts/api';
import { claimsQuery } from '../../features/claims/api';
import { policiesQuery } from '../../features/policies/api';
import { policySearch } from '../../features/policies/list-filters';
import { quotesQuery } from '../../features/quotes/api';
import { inboxSearch } from '../../features/quotes/inbox-queues';
import { quoteSearch } from '../../features/quotes/list-filters';
import { submissionsQuery } from '../../features/submissions/api';
import type { Count } from '../../kit/dashboard/count-text';
import { listQuery, readListState } from '../../kit/lists/list-state';
import { queryClient } from '../../lib/query-client';
import { ofTeam } from '../../lib/team';
import { rulesOf } from './list-rules';
import type { CountedList, TallySetup } from './tallies';

/** The first part of the keys that live events make stale. */
const NOUNS: Record<CountedList, string> = {
  inbox: 'quotes',
  quotes: 'quotes',
  policies: 'policies',
  claims: 'claims',
  accounts: 'accounts',
  submissions: 'submissions',
};

/** Who counts, as far as the calls of lists depend on it. */
interface Counter {
  isStaff: boolean;
  /** The team that is chosen in the header. */
  teamId: string | null;
}

/** Counts a list by the call that the list makes when it is opened at this address. */
export const countQuery = ({ list, query }: Pick<TallySetup, 'list' | 'query'>, counter: Counter) =>
  queryOptions({
    queryKey: [NOUNS[list], 'count', list, query, counter.teamId],
    queryFn: async (): Promise<Count> => {
      const { totalElements, totalIsLowerBound } = await readPage({ list, query }, counter);
      return { total: totalElements, isLowerBound: totalIsLowerBound ?? false };
    },
  });

function readPage(
  { list, query }: Pick<TallySetup, 'list' | 'query'>,
  { isStaff, teamId }: Counter,
): Promise<Page<unknown>> {
  const state = readListState(new URLSearchParams(query), rulesOf(list, isStaff));
  const asked = ofTeam(listQuery({ ...state, size: 1 }), teamId);
  switch (list) {
    case 'inbox':
      return queryClient.fetchQuery(quotesQuery(inboxSearch(asked, isStaff)));
    case 'quotes':
      return queryClient.fetchQuery(quotesQuery(quoteSearch(asked)));
    case 'policies':
      return queryClient.fetchQuery(policiesQuery(policySearch(asked)));
    case 'claims':
      return queryClient.fetchQuery(claimsQuery(asked));
    case 'accounts':
      return queryClient.fetchQuery(accountsQuery(asked));
    case 'submissions':
      return queryClient.fetchQuery(submissionsQuery(asked));
  }
}
