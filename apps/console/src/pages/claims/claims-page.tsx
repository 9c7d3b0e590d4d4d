import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { claimsQuery } from '../../features/claims/api';
import { ClaimsLine } from '../../features/claims/claims-line';
import { CLAIM_LIST_RULES, useClaimColumns, useClaimFilters } from '../../features/claims/columns';
import { NewClaimButton } from '../../features/claims/new-claim-button';
import { ListPage } from '../../kit/lists/list-page';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';
import { queryClient } from '../../lib/query-client';

export function ClaimsPage() {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const { basePath, landing } = useSession();
  const list = useListState(CLAIM_LIST_RULES);
  const result = useQuery(claimsQuery(list.query));
  const columns = useClaimColumns();
  const filters = useClaimFilters();
  const home = `${basePath}/claims`;

  return (
    <>
      <ListPage
        id="claims"
        // The list is itself the home of who only handles claims.
        crumbs={landing === home ? [] : [{ title: t('common:page.home'), href: landing }]}
        title={t('account:claim.list')}
        action={<NewClaimButton />}
        columns={columns}
        list={list}
        result={result}
        rowHref={({ claimId }) => `${home}/${claimId}`}
        countLabel={(count) => t('account:claim.count', { count })}
        filters={filters}
        empty={{ text: t('account:claim.empty'), action: <NewClaimButton /> }}
        readPage={(at) => queryClient.fetchQuery(claimsQuery({ ...list.query, ...at }))}
      />
      <ClaimsLine />
    </>
  );
}
