import { useTranslation } from 'react-i18next';
import { BillingTabs } from '../../features/billing/billing-tabs';
import { useTransactionColumns } from '../../features/billing/transaction-columns';
import {
  TRANSACTION_RULES,
  transactionName,
  transactionsQuery,
  useTransactionFilters,
  useTransactionViews,
} from '../../features/billing/transactions';
import { ListPage } from '../../kit/lists/list-page';
import type { ListQuery } from '../../kit/lists/list-state';
import { useListState } from '../../kit/lists/use-list-state';
import type { BillingSearch } from '../../lib/api-types';
import { useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

/** Payments and refunds, the latest first. */
export function TransactionsPage() {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { landing } = useSession();
  const ofTeam = useOfTeam();
  const list = useListState(TRANSACTION_RULES);
  return (
    <ListPage
      id="transactions"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('policy:billing.transactions.title')}
      above={<BillingTabs />}
      columns={useTransactionColumns()}
      list={list}
      countLabel={(count) => t('policy:billing.transactions.count', { count })}
      filters={useTransactionFilters()}
      empty={{ text: t('policy:billing.transactions.empty') }}
      source={(query: ListQuery) => transactionsQuery(ofTeam(query as BillingSearch))}
      rowName={transactionName}
      report={{ list: 'transactions', search: ofTeam }}
      views={useTransactionViews()}
    />
  );
}
