import { Skeleton } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BINDER_LIST_RULES } from '../../features/policies/list-filters';
import { DetailTabs } from '../../kit/pages/detail-tabs';
import { usePermissions } from '../../lib/session';

// Loaded when their tab is opened.
const lists = () => import('./dashboard-lists');
const Quotes = lazy(async () => ({ default: (await lists()).DashboardQuotes }));
const Policies = lazy(async () => ({ default: (await lists()).DashboardPolicies }));
const Accounts = lazy(async () => ({ default: (await lists()).DashboardAccounts }));
const Submissions = lazy(async () => ({ default: (await lists()).DashboardSubmissions }));
const BinderList = lazy(async () => ({
  default: (await import('../policies/binder-list')).BinderList,
}));

// Spec 3 §2: dashboard page size 20.
const BINDER_RULES = { ...BINDER_LIST_RULES, sizes: [20] };

const OVERVIEW = 'OVERVIEW';

/** Spec 3 §2: the work lists of an agency, the chosen one kept in the address. */
export function DashboardTabs({ overview }: { overview: ReactNode }) {
  const { t } = useTranslation(['common', 'account', 'policy', 'quote', 'submission']);
  const { can } = usePermissions();
  const [params, setParams] = useSearchParams();
  const accountId = params.get('prefilterAccountId') ?? undefined;
  const tabs = [
    {
      key: 'QUOTES',
      label: t('quote:dashboard.tab.quotes'),
      permission: 'quote:view',
      children: <Quotes accountId={accountId} />,
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
      children: <Policies accountId={accountId} />,
    },
    {
      key: 'ACCOUNTS',
      label: t('account:dashboard.tab.accounts'),
      permission: 'account:view',
      children: <Accounts />,
    },
    {
      key: 'SUBMISSIONS',
      label: t('submission:dashboard.tab.submissions'),
      permission: 'submission:view',
      children: <Submissions />,
    },
  ].filter(({ permission }) => can(permission));
  if (tabs.length === 0) return overview;
  const chosen = tabs.find(({ key }) => key === params.get('tab'))?.key ?? OVERVIEW;
  return (
    <DetailTabs
      active={chosen}
      onChoose={(tab) => setParams(tab === OVERVIEW ? {} : { tab })}
      items={[
        { key: OVERVIEW, label: t('common:home.overview'), children: overview },
        ...tabs.map(({ key, label, children }) => ({
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
