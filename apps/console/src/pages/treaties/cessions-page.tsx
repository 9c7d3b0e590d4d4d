import { PRODUCT_CODES, PRODUCTS } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import '../../kit/kit.css';
import { cessionsQuery } from '../../features/treaties/api';
import { CESSION_FIGURES } from '../../features/treaties/cession-figures';
import { CessionTotals } from '../../features/treaties/cession-totals';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { PageHeader } from '../../kit/pages/page-header';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import type { Cession } from '../../lib/api-types';
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
        columns={useColumns()}
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

function useColumns(): ListColumn<Cession>[] {
  const { t } = useTranslation(['common', 'carrier', 'policy', 'quote']);
  const { isStaff } = useSession();
  const reinsurer: ListColumn<Cession> = {
    key: 'reinsurer',
    title: t('carrier:persona.reinsurer'),
    from: 'xl',
    render: ({ reinsurerName }) => reinsurerName,
  };
  const amounts = CESSION_FIGURES.map((name): ListColumn<Cession> => ({
    key: name,
    title: t(`carrier:cession.${name}`),
    ...(name !== 'net' && { sortField: name }),
    isNumber: true,
    ...(name === 'cededPremium' ? { onCard: 'line' as const } : { from: 'lg' as const }),
    render: (cession) => moneyText(cession[name], cession.currency),
  }));
  return [
    {
      key: 'policy',
      title: t('policy:column.number'),
      render: ({ policyNumber }) => policyNumber,
    },
    {
      key: 'client',
      title: t('quote:column.client'),
      grow: 2,
      onCard: true,
      render: ({ companyName }) => companyName,
    },
    ...(isStaff ? [reinsurer] : []),
    {
      key: 'type',
      title: t('carrier:cession.type'),
      from: 'md',
      render: ({ type }) => t(`carrier:cession.of.${type}`),
    },
    {
      key: 'date',
      title: t('carrier:cession.date'),
      sortField: 'effectiveDate',
      from: 'md',
      render: ({ effectiveDate }) => <ShortDate value={effectiveDate} />,
    },
    {
      key: 'share',
      title: t('carrier:treaty.ceded'),
      isNumber: true,
      from: 'xl',
      render: ({ cededPct }) => `${cededPct}%`,
    },
    ...amounts,
  ];
}
