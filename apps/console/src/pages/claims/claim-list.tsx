import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { claimsQuery } from '../../features/claims/api';
import { CLAIM_LIST_RULES, useClaimColumns, useClaimFilters } from '../../features/claims/columns';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';
import { queryClient } from '../../lib/query-client';

/** The claims of one account, as a part of its page. */
export function ClaimList({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const { basePath } = useSession();
  const list = useListState(CLAIM_LIST_RULES);
  const query = { ...list.query, accountId };
  const result = useQuery(claimsQuery(query));
  const columns = useClaimColumns();
  const filters = useClaimFilters();
  return (
    <div className="kit-page">
      <ListView
        id="account-claims"
        label={t('account:claim.list')}
        columns={columns}
        list={list}
        result={result}
        rowHref={({ claimId }) => `${basePath}/claims/${claimId}`}
        countLabel={(count) => t('account:claim.count', { count })}
        filters={filters}
        empty={{ text: t('account:claim.emptyAccount') }}
        readPage={(at) => queryClient.fetchQuery(claimsQuery({ ...query, ...at }))}
      />
    </div>
  );
}
