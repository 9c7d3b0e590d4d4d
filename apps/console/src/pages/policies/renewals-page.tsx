import { useTranslation } from 'react-i18next';
import { renewalsQuery } from '../../features/policies/renewal/api';
import {
  RENEWAL_LIST_RULES,
  renewalSearch,
  useRenewalBulk,
  useRenewalColumns,
  useRenewalFilters,
} from '../../features/policies/renewal/renewal-list';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { useNarrowings } from '../../kit/lists/use-narrowings';
import { PageHeader } from '../../kit/pages/page-header';
import { useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

/** The policies near their end, with how far the renewal of each has come. */
export function RenewalsPage() {
  const { t } = useTranslation(['common', 'policy']);
  const { basePath, landing } = useSession();
  const list = useListState(RENEWAL_LIST_RULES);
  const columns = useRenewalColumns();
  const filters = useRenewalFilters();
  const bulk = useRenewalBulk();
  const ofTeam = useOfTeam();
  const narrowings = useNarrowings(list.state.filters, 'policy:filter.issued');
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[
          { title: t('common:page.home'), href: landing },
          { title: t('policy:list.title'), href: `${basePath}/policies` },
        ]}
        title={t('policy:renewal.title')}
      />
      <ListView
        id="renewals"
        label={t('policy:renewal.title')}
        columns={columns}
        list={list}
        rowHref={(row) => `${basePath}/policies/${row.id}`}
        countLabel={(count) => t('policy:list.count', { count })}
        filters={filters}
        narrowings={narrowings}
        empty={{ text: t('policy:renewal.empty') }}
        source={(query) => renewalsQuery(ofTeam(renewalSearch(query)))}
        rowName={({ companyName, policyNumber }) => `${companyName}, ${policyNumber}`}
        bulk={bulk}
      />
    </div>
  );
}
