import { PRODUCT_CODES, PRODUCTS } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import '../../kit/kit.css';
import { cessionsQuery } from '../../features/treaties/api';
import { useCessionColumns } from '../../features/treaties/cession-columns';
import { CessionTotals } from '../../features/treaties/cession-totals';
import type { ListRules } from '../../kit/lists/list-state';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { PageHeader } from '../../kit/pages/page-header';
import { useSession } from '../../lib/session';

const RULES: ListRules = {
  sortable: ['created', 'effectiveDate', 'premium', 'cededPremium', 'cedingCommission'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: { product: PRODUCT_CODES, policyId: null, reinsurerId: null },
};

/** What was ceded under the treaties, in all and by transaction; a row leads to its policy. */
export function CessionsPage() {
  const { t } = useTranslation(['common', 'carrier']);
  const { basePath, landing } = useSession();
  const list = useListState(RULES);
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('common:nav.cessions')}
      />
      <CessionTotals />
      <ListView
        id="cessions"
        label={t('common:nav.cessions')}
        columns={useCessionColumns()}
        list={list}
        rowHref={({ policyId }) => `${basePath}/policies/${policyId}`}
        rowName={({ companyName, policyNumber }) => `${companyName}, ${policyNumber}`}
        countLabel={(count) => t('carrier:cession.count', { count })}
        filters={[
          {
            name: 'product',
            label: t('carrier:treaty.products'),
            options: PRODUCT_CODES.map((value) => ({ value, label: PRODUCTS[value].name })),
          },
        ]}
        empty={{ text: t('carrier:cession.empty') }}
        source={cessionsQuery}
      />
    </div>
  );
}
