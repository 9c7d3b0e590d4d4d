import { useTranslation } from 'react-i18next';
import { AgeingLine } from '../../features/billing/ageing-line';
import { invoiceListQuery } from '../../features/billing/api';
import { BillingTabs } from '../../features/billing/billing-tabs';
import { useOutstandingColumns } from '../../features/billing/invoice-columns';
import {
  invoiceName,
  invoiceSearch,
  OUTSTANDING_RULES,
  useInvoiceFilters,
  useOutstandingViews,
} from '../../features/billing/invoice-list';
import { ListPage } from '../../kit/lists/list-page';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

const search = invoiceSearch('outstanding balances');

/** What is still to be paid, and for how long it has been. */
export function OutstandingPage() {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { basePath, landing } = useSession();
  const ofTeam = useOfTeam();
  const list = useListState(OUTSTANDING_RULES);
  return (
    <ListPage
      id="outstanding"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('policy:billing.outstanding.title')}
      above={
        <>
          <BillingTabs />
          <AgeingLine />
        </>
      }
      columns={useOutstandingColumns()}
      list={list}
      rowHref={({ id }) => `${basePath}/billing/invoices/${id}`}
      countLabel={(count) => t('policy:billing.outstanding.count', { count })}
      filters={useInvoiceFilters(['Unpaid', 'Partially Paid', 'Processed'])}
      empty={{ text: t('policy:billing.outstanding.empty') }}
      source={(query) => invoiceListQuery(ofTeam(search(query)))}
      rowName={invoiceName}
      report={{ list: 'outstanding', search: (query) => ofTeam(search(query)) }}
      views={useOutstandingViews()}
    />
  );
}
