import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountsQuery } from '../../features/accounts/api';
import { useAccountColumns } from '../../features/accounts/columns';
import {
  ACCOUNT_DASHBOARD_FILTERS,
  useAccountDashboardFilters,
} from '../../features/accounts/dashboard';
import { ACCOUNT_LIST_RULES } from '../../features/accounts/views';
import { usePolicyColumns } from '../../features/policies/columns';
import {
  POLICY_DASHBOARD_RULES,
  policyDashboardQuery,
  usePolicyDashboardFilters,
} from '../../features/policies/dashboard';
import { useQuoteBulk } from '../../features/quotes/bulk';
import { quoteName, useQuoteColumns } from '../../features/quotes/columns';
import {
  QUOTE_DASHBOARD_RULES,
  quoteDashboardQuery,
  useQuoteDashboardFilters,
} from '../../features/quotes/dashboard';
import { ClearClosedButton } from '../../features/quotes/desk/clear-closed-button';
import { submissionsQuery } from '../../features/submissions/api';
import { useSubmissionBulk } from '../../features/submissions/bulk';
import {
  SUBMISSION_LIST_RULES,
  useSubmissionColumns,
  useSubmissionFilters,
} from '../../features/submissions/columns';
import { StatsStrip } from '../../features/submissions/stats-strip';
import type { ListQuery, ListRules } from '../../kit/lists/list-state';
import { ListView, type ListViews } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';
import { DurationSelect } from './duration-select';

// Spec 3 §2: dashboard page size 20.
const onDashboard = (rules: ListRules): ListRules => ({ ...rules, sizes: [20] });
const QUOTES = onDashboard(QUOTE_DASHBOARD_RULES);
const POLICIES = onDashboard(POLICY_DASHBOARD_RULES);
const SUBMISSIONS = onDashboard(SUBMISSION_LIST_RULES);
const ACCOUNTS = onDashboard({
  ...ACCOUNT_LIST_RULES,
  filters: { filter: ACCOUNT_DASHBOARD_FILTERS },
});

interface OfAccount {
  /** Only what is of this account. */
  accountId: string | undefined;
}

/** The views that people keep of one tab. */
function useKeptViews(id: string): ListViews {
  const { t } = useTranslation();
  return { id, builtIn: [{ key: 'all', label: t('common:views.all'), query: '' }] };
}

/** Narrows a search to the account that the address names, else to the chosen team. */
function useNarrowed(accountId: string | undefined) {
  const ofTeam = useOfTeam();
  return (query: ListQuery) => (accountId ? { ...query, accountId } : ofTeam(query));
}

/** The quotes that moved lately. */
export function DashboardQuotes({ accountId }: OfAccount) {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const narrowed = useNarrowed(accountId);
  const list = useListState(QUOTES);
  const source = (query: ListQuery) => quoteDashboardQuery(narrowed(query));
  const { data } = useQuery(source(list.query));
  return (
    <div className="kit-page">
      <div className="home-list-head">
        <DurationSelect list={list} />
        <ClearClosedButton query={list.query} accountId={accountId} />
      </div>
      <ListView
        id="dashboard-quotes"
        label={t('quote:list.title')}
        columns={useQuoteColumns()}
        list={list}
        rowHref={({ id }) => `${basePath}/quotes/${id}`}
        countLabel={(count) => t('quote:list.count', { count })}
        filters={useQuoteDashboardFilters(data?.counts)}
        empty={{ text: t('common:dashboard.nothingMoved') }}
        source={source}
        rowName={quoteName}
        views={useKeptViews('dashboard-quotes')}
        bulk={useQuoteBulk()}
      />
    </div>
  );
}

/** The policies that moved lately. */
export function DashboardPolicies({ accountId }: OfAccount) {
  const { t } = useTranslation(['common', 'policy']);
  const { basePath } = useSession();
  const narrowed = useNarrowed(accountId);
  const list = useListState(POLICIES);
  const source = (query: ListQuery) => policyDashboardQuery(narrowed(query));
  const { data } = useQuery(source(list.query));
  return (
    <div className="kit-page">
      <div className="home-list-head">
        <DurationSelect list={list} />
      </div>
      <ListView
        id="dashboard-policies"
        label={t('policy:list.title')}
        columns={usePolicyColumns()}
        list={list}
        rowHref={({ id }) => `${basePath}/policies/${id}`}
        countLabel={(count) => t('policy:list.count', { count })}
        filters={usePolicyDashboardFilters(data?.counts)}
        empty={{ text: t('common:dashboard.nothingMoved') }}
        source={source}
        rowName={({ companyName, policyNumber }) => `${companyName}, ${policyNumber}`}
        views={useKeptViews('dashboard-policies')}
      />
    </div>
  );
}

/** The clients, and what they wait for. */
export function DashboardAccounts() {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  const ofTeam = useOfTeam();
  return (
    <div className="kit-page">
      <ListView
        id="dashboard-accounts"
        label={t('account:list.title')}
        columns={useAccountColumns()}
        list={useListState(ACCOUNTS)}
        rowHref={({ id }) => `${basePath}/accounts/${id}`}
        countLabel={(count) => t('account:list.count', { count })}
        filters={useAccountDashboardFilters()}
        empty={{ text: t('account:list.emptyReadOnly') }}
        source={(query) => accountsQuery(ofTeam(query))}
        rowName={({ name }) => name}
        views={useKeptViews('dashboard-accounts')}
      />
    </div>
  );
}

/** What was sent in, and what became of it. */
export function DashboardSubmissions() {
  const { t } = useTranslation(['common', 'submission']);
  const { basePath } = useSession();
  const ofTeam = useOfTeam();
  return (
    <div className="kit-page">
      <StatsStrip />
      <ListView
        id="dashboard-submissions"
        label={t('submission:list.title')}
        columns={useSubmissionColumns()}
        list={useListState(SUBMISSIONS)}
        rowHref={({ id }) => `${basePath}/submissions/${id}`}
        countLabel={(count) => t('submission:list.count', { count })}
        filters={useSubmissionFilters()}
        empty={{ text: t('submission:list.empty') }}
        source={(query) => submissionsQuery(ofTeam(query))}
        rowName={({ accountName }) => accountName}
        views={useKeptViews('dashboard-submissions')}
        bulk={useSubmissionBulk()}
      />
    </div>
  );
}
