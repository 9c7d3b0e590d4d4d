import { Skeleton } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { QUOTE_LIST_RULES } from '../../features/quotes/list-filters';
import { DetailTabs } from '../../kit/detail-tabs';
import { usePermissions } from '../../lib/session';

// Loaded when its tab is opened.
const QuoteList = lazy(async () => ({
  default: (await import('../quotes/quote-list')).QuoteList,
}));

// Spec 3 §2: dashboard page size 20.
const RULES = { ...QUOTE_LIST_RULES, sizes: [20] };

const OVERVIEW = 'OVERVIEW';

/** Spec 3 §2: the work lists of an agency, the chosen one kept in the address. */
export function DashboardTabs({ overview }: { overview: ReactNode }) {
  const { t } = useTranslation(['common', 'quote']);
  const { can } = usePermissions();
  const [params, setParams] = useSearchParams();
  if (!can('quote:view')) return overview;
  const accountId = params.get('prefilterAccountId') ?? undefined;
  const choose = (tab: string) => setParams(tab === OVERVIEW ? {} : { tab });
  return (
    <DetailTabs
      active={params.get('tab') === 'QUOTES' ? 'QUOTES' : OVERVIEW}
      onChoose={choose}
      items={[
        { key: OVERVIEW, label: t('common:home.overview'), children: overview },
        {
          key: 'QUOTES',
          label: t('quote:dashboard.tab.quotes'),
          children: (
            <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
              <QuoteList
                id="dashboard-quotes"
                emptyText={t('quote:list.empty')}
                accountId={accountId}
                rules={RULES}
              />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
