import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { claimsQuery, type ClaimRow } from '../../features/claims/api';
import {
  CLAIM_LIST_RULES,
  claimName,
  useClaimColumns,
  useClaimFilters,
  useClaimViews,
} from '../../features/claims/columns';
import { LossRunButton } from '../../features/claims/loss-run/loss-run-button';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';

/** The claims of one account, as a part of its page. */
export function ClaimList({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const { basePath } = useSession();
  const list = useListState(CLAIM_LIST_RULES);
  const columns = useClaimColumns<ClaimRow>();
  const filters = useClaimFilters();
  return (
    <div className="kit-page">
      <Flex justify="end">
        <LossRunButton accountId={accountId} />
      </Flex>
      <ListView
        id="account-claims"
        label={t('account:claim.list')}
        columns={columns}
        list={list}
        rowHref={({ claimId }) => `${basePath}/claims/${claimId}`}
        countLabel={(count) => t('account:claim.count', { count })}
        filters={filters}
        empty={{ text: t('account:claim.emptyAccount') }}
        source={(query) => claimsQuery({ ...query, accountId })}
        rowName={claimName}
        views={useClaimViews()}
      />
    </div>
  );
}
