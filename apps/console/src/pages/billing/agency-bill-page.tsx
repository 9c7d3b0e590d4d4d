import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AgencyBillDetails } from '../../features/billing/agency-bill-details';
import { agencyBillQuery } from '../../features/billing/agency-bill-record';
import { invoiceStatusKey } from '../../features/billing/invoice-list';
import { Timeline } from '../../features/timeline/timeline';
import { downloadDocument } from '../../kit/files/download-document';
import type { RowAction } from '../../kit/lists/row-menu';
import type { Crumb } from '../../kit/pages/page-header';
import { LoadedRecord, RecordPage } from '../../kit/pages/record-page';
import { Due } from '../../kit/values/amounts';
import type { Fact } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import { PaymentStatusTag } from '../../kit/values/payment-status-tag';
import { ShortDate } from '../../kit/values/short-date';
import type { AgencyBillRecord } from '../../features/billing/agency-bill-types';
import { useEdition } from '../../lib/edition';
import { formatMonth } from '../../lib/formatting';
import { openModal } from '../../lib/modals';
import { isOutOfReach } from '../../lib/problem';
import { usePermissions, useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { NotFoundPage } from '../public/notices/not-found-page';

/** What an agency owes of a month: its invoices, what was paid of it, and who did what. */
export function AgencyBillPage() {
  const { agencyBillId = '' } = useParams();
  const { t } = useTranslation(['common', 'policy']);
  const { basePath, landing } = useSession();
  const result = useQuery(agencyBillQuery(agencyBillId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const title = t('policy:billing.agencyBills.title');
  const crumbs = [
    { title: t('common:page.home'), href: landing },
    { title, href: `${basePath}/billing/agency-bills` },
  ];
  return (
    <LoadedRecord result={result} crumbs={crumbs} title={title}>
      {(bill) => <Record id={agencyBillId} bill={bill} crumbs={crumbs} />}
    </LoadedRecord>
  );
}

function Record({ id, bill, crumbs }: { id: string; bill: AgencyBillRecord; crumbs: Crumb[] }) {
  const { locale } = useEdition();
  const { agencyName, year, month, status, currency } = bill;
  return (
    <RecordPage
      crumbs={crumbs}
      title={agencyName ?? ''}
      number={formatMonth({ year, month }, locale)}
      tag={<PaymentStatusTag status={status} />}
      strip={useStrip(bill)}
      {...useActions(id, bill)}
      rail={
        <Timeline noun="agency-bill" id={id} currency={currency} statusWordKey={invoiceStatusKey} />
      }
    >
      <AgencyBillDetails bill={bill} />
    </RecordPage>
  );
}

/** The agency pays, staff records what came outside of the platform; both read the statement. */
function useActions(agencyBillId: string, { payable, docId, agencyName }: AgencyBillRecord) {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  const { account } = useSession();
  const snackbar = useSnackbar();
  const isAgency = account.accountType === 'AGENCY';
  const download = () =>
    downloadDocument({ docId: docId ?? '', fileName: `${agencyName ?? 'agency'}.pdf` }).catch(() =>
      snackbar.error(t('common:download.failed')),
    );
  const actions: RowAction[] = [
    ...(isAgency && can('billing:pay') && payable > 0
      ? [
          {
            key: 'pay',
            label: t('policy:agencyBill.pay'),
            onPick: () => openModal('agency-bill-pay', { agencyBillId }),
          },
        ]
      : []),
    ...(can('billing:record') && payable > 0
      ? [
          {
            key: 'receive',
            label: t('policy:apply.title'),
            onPick: () => openModal('agency-bill-receive', { agencyBillId }),
          },
        ]
      : []),
    ...(docId
      ? [
          {
            key: 'statement',
            label: t('policy:agencyBill.statement'),
            onPick: () => void download(),
          },
        ]
      : []),
  ];
  const [first, ...rest] = actions;
  const primary = first && (
    <Button type="primary" onClick={first.onPick}>
      {first.label}
    </Button>
  );
  return { primary, actions: rest };
}

function useStrip(bill: AgencyBillRecord): Fact[] {
  const { t } = useTranslation(['common', 'policy']);
  const { currency, billed, commission, netDueFromAgency, paid, outstanding, dueDate } = bill;
  const seen = (label: string, amount: number | null): Fact[] =>
    amount === null
      ? []
      : [{ label: t(`policy:agencyBill.${label}`), value: moneyText(amount, currency) }];
  return [
    ...seen('billed', billed),
    ...seen('commission', commission),
    ...seen('netDueFromAgency', netDueFromAgency),
    ...seen('paid', paid),
    {
      label: t('policy:agencyBill.outstanding'),
      value: <Due value={outstanding} currency={currency} />,
    },
    { label: t('policy:agencyBill.due'), value: <ShortDate value={dueDate} /> },
  ];
}
