import { useTranslation } from 'react-i18next';
import { invoiceListQuery } from '../../features/billing/api';
import { BillingTabs } from '../../features/billing/billing-tabs';
import { useInvoiceColumns } from '../../features/billing/invoice-columns';
import {
  INVOICE_LIST_RULES,
  invoiceName,
  invoiceSearch,
  useInvoiceFilters,
  useInvoiceViews,
} from '../../features/billing/invoice-list';
import { ListPage } from '../../kit/lists/list-page';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

const search = invoiceSearch('invoices');

/** All invoices that the person may see. */
export function InvoicesPage() {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { basePath, landing } = useSession();
  const ofTeam = useOfTeam();
  const list = useListState(INVOICE_LIST_RULES);
  return (
    <ListPage
      id="invoices"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('policy:billing.invoices.title')}
      above={<BillingTabs />}
      columns={useInvoiceColumns()}
      list={list}
      rowHref={({ id }) => `${basePath}/billing/invoices/${id}`}
      countLabel={(count) => t('policy:billing.invoices.count', { count })}
      filters={useInvoiceFilters()}
      empty={{ text: t('policy:billing.invoices.empty') }}
      source={(query) => invoiceListQuery(ofTeam(search(query)))}
      rowName={invoiceName}
      report={{ list: 'invoices', search: (query) => ofTeam(search(query)) }}
      views={useInvoiceViews()}
    />
  );
}
