import { useTranslation } from 'react-i18next';
import { brokersQuery } from '../../features/policies/brokers/api';
import {
  BROKER_LIST_RULES,
  useBrokerColumns,
  useBrokerFilters,
} from '../../features/policies/brokers/broker-list';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { PageHeader } from '../../kit/pages/page-header';
import { useSession } from '../../lib/session';

/** The changes of the broker of record that come to an agency, and that go from it. */
export function BrokersPage() {
  const { t } = useTranslation(['common', 'policy']);
  const { basePath, landing } = useSession();
  const list = useListState(BROKER_LIST_RULES);
  const columns = useBrokerColumns();
  const filters = useBrokerFilters();
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[
          { title: t('common:page.home'), href: landing },
          { title: t('policy:list.title'), href: `${basePath}/policies` },
        ]}
        title={t('policy:bor.title')}
      />
      <ListView
        id="brokers"
        label={t('policy:bor.title')}
        columns={columns}
        list={list}
        // The new agency sees no policy until it serves the insured.
        rowHref={({ policyId }) => `${basePath}/policies/${policyId ?? 'broker-of-record'}`}
        countLabel={(count) => t('policy:bor.count', { count })}
        filters={filters}
        empty={{ text: t('policy:bor.empty') }}
        source={brokersQuery}
        rowName={({ companyName, policyNumber }) => `${companyName}, ${policyNumber}`}
      />
    </div>
  );
}
