import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { AgencyBillStats } from '../../features/billing/agency-bill-stats';
import {
  AGENCY_BILL_RULES,
  agencyBillName,
  agencyBillsQuery,
  useAgencyBillColumns,
  useAgencyBillFilters,
} from '../../features/billing/agency-bills';
import { BillingTabs } from '../../features/billing/billing-tabs';
import { ListPage } from '../../kit/lists/list-page';
import { useListState } from '../../kit/lists/use-list-state';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';

/** What agencies collect themselves, month by month. */
export function AgencyBillsPage() {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { account, landing } = useSession();
  const list = useListState(AGENCY_BILL_RULES);
  const { year = String(new Date().getFullYear()), agencyId } = list.state.filters;
  const agency = account.accountType === 'AGENCY' ? account.id : agencyId;
  return (
    <ListPage
      id="agency-bills"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('policy:billing.agencyBills.title')}
      action={
        <Button onClick={() => openModal('agency-invoice-download')}>
          {t('policy:agencyBill.title')}
        </Button>
      }
      above={
        <>
          <BillingTabs />
          <AgencyBillStats agencyId={agency} year={Number(year)} />
        </>
      }
      columns={useAgencyBillColumns()}
      list={list}
      countLabel={(count) => t('policy:billing.agencyBills.count', { count })}
      filters={useAgencyBillFilters()}
      empty={{ text: t('policy:billing.agencyBills.empty') }}
      source={agencyBillsQuery}
      rowName={agencyBillName}
    />
  );
}
