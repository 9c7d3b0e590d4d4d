import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { claimsQuery, type ClaimRow } from '../../features/claims/api';
import { ClaimsLine } from '../../features/claims/claims-line';
import { useClaimBulk } from '../../features/claims/bulk';
import {
  CLAIM_LIST_RULES,
  claimName,
  useClaimColumns,
  useClaimFilters,
  useClaimViews,
} from '../../features/claims/columns';
import { NewClaimButton } from '../../features/claims/new-claim-button';
import { ListPage } from '../../kit/lists/list-page';
import { useListState } from '../../kit/lists/use-list-state';
import { RecordActions } from '../../kit/pages/record-actions';
import { usePermissions, useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

export function ClaimsPage() {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const { basePath, landing } = useSession();
  const { can } = usePermissions();
  const navigate = useNavigate();
  const ofTeam = useOfTeam();
  const list = useListState(CLAIM_LIST_RULES);
  const columns = useClaimColumns<ClaimRow>();
  const filters = useClaimFilters();
  const home = `${basePath}/claims`;
  const { account } = useSession();
  const isStaff = account.accountType === 'COWBELL';
  const triangles = {
    key: 'triangles',
    label: t('account:triangle.title'),
    onPick: () => void navigate(`${home}/triangles`),
  };
  const desk = {
    key: 'desk',
    label: t('account:desk.title'),
    onPick: () => void navigate(`${home}/desk`),
  };
  const files = {
    key: 'files',
    label: t('account:file.list'),
    onPick: () => void navigate(`${home}/files`),
  };

  return (
    <>
      <ListPage
        id="claims"
        // The list is itself the home of who only handles claims.
        crumbs={landing === home ? [] : [{ title: t('common:page.home'), href: landing }]}
        title={t('account:claim.list')}
        action={
          <RecordActions
            primary={<NewClaimButton />}
            actions={[
              ...(can('claim:manage') ? [files] : []),
              ...(isStaff && can('claim:manage') ? [triangles] : []),
              ...(isStaff && can('claim:close') ? [desk] : []),
            ]}
          />
        }
        columns={columns}
        list={list}
        rowHref={({ claimId }) => `${home}/${claimId}`}
        countLabel={(count) => t('account:claim.count', { count })}
        filters={filters}
        empty={{ text: t('account:claim.empty'), action: <NewClaimButton /> }}
        source={(query) => claimsQuery(ofTeam(query))}
        rowName={claimName}
        report={{ list: 'claims', search: ofTeam }}
        views={useClaimViews()}
        bulk={useClaimBulk()}
      />
      <ClaimsLine />
    </>
  );
}
