import { Skeleton } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BINDER_LIST_RULES, POLICY_LIST_RULES } from '../../features/policies/list-filters';
import { QUOTE_LIST_RULES } from '../../features/quotes/list-filters';
import { DetailTabs } from '../../kit/pages/detail-tabs';
import type { ListRules } from '../../kit/lists/list-state';
import { usePermissions } from '../../lib/session';

// Loaded when their tab is opened.
const QuoteList = lazy(async () => ({
  default: (await import('../quotes/quote-list')).QuoteList,
}));
const BinderList = lazy(async () => ({
  default: (await import('../policies/binder-list')).BinderList,
}));
const PolicyList = lazy(async () => ({
  default: (await import('../policies/policy-list')).PolicyList,
}));

// Spec 3 §2: dashboard page size 20.
const onDashboard = (rules: ListRules): ListRules => ({ ...rules, sizes: [20] });
const QUOTE_RULES = onDashboard(QUOTE_LIST_RULES);
const BINDER_RULES = onDashboard(BINDER_LIST_RULES);
const POLICY_RULES = onDashboard(POLICY_LIST_RULES);

const OVERVIEW = 'OVERVIEW';

/** Spec 3 §2: the work lists of an agency, the chosen one kept in the address. */
export function DashboardTabs({ overview }: { overview: ReactNode }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { can } = usePermissions();
  const [params, setParams] = useSearchParams();
  const accountId = params.get('prefilterAccountId') ?? undefined;
  const lists = [
    {
      key: 'QUOTES',
      label: t('quote:dashboard.tab.quotes'),
      permission: 'quote:view',
      children: (
        <QuoteList
          id="dashboard-quotes"
          emptyText={t('quote:list.empty')}
          accountId={accountId}
          rules={QUOTE_RULES}
        />
      ),
    },
    {
      key: 'BINDERS',
      label: t('quote:dashboard.tab.binders'),
      permission: 'binder:view',
      children: <BinderList id="dashboard-binders" rules={BINDER_RULES} />,
    },
    {
      key: 'POLICIES',
      label: t('policy:dashboard.tab.policies'),
      permission: 'policy:view',
      children: (
        <PolicyList
          id="dashboard-policies"
          emptyText={t('policy:list.empty')}
          accountId={accountId}
          rules={POLICY_RULES}
        />
      ),
    },
  ].filter(({ permission }) => can(permission));
  if (lists.length === 0) return overview;
  const chosen = lists.find(({ key }) => key === params.get('tab'))?.key ?? OVERVIEW;
  return (
    <DetailTabs
      active={chosen}
      onChoose={(tab) => setParams(tab === OVERVIEW ? {} : { tab })}
      items={[
        { key: OVERVIEW, label: t('common:home.overview'), children: overview },
        ...lists.map(({ key, label, children }) => ({
          key,
          label,
          children: (
            <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>{children}</Suspense>
          ),
        })),
      ]}
    />
  );
}
