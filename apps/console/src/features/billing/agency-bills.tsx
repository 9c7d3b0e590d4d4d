import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { downloadFile } from '../../kit/files/download';
import { downloadDocument } from '../../kit/files/download-document';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListQuery, ListRules } from '../../kit/lists/list-state';
import { RowMenu } from '../../kit/lists/row-menu';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import { api, unwrap } from '../../lib/api';
import type { AgencyBill, AgencyBillSearch } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatMonth } from '../../lib/formatting';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { PaymentStatusTag } from '../../kit/values/payment-status-tag';

const YEARS = 3;

/** The years whose bills can be chosen, the latest first. */
export const billYears = (): string[] =>
  Array.from({ length: YEARS }, (_, back) => String(new Date().getFullYear() - back));

export const AGENCY_BILL_RULES: ListRules = {
  sortable: [],
  defaultSort: { field: 'month', direction: 'desc' },
  filters: { year: null, agencyId: null },
};

/** What agencies collect, month by month; the list has one order. */
export const agencyBillsQuery = ({ sort: _, year, ...rest }: ListQuery) => {
  const query = { ...rest, ...(year && { year: Number(year) }) } as AgencyBillSearch;
  return queryOptions({
    queryKey: ['policies', 'billing', 'agency-bills', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.billing.GET('/api/billing/v1/agencyBilledInvoices/search', {
          params: { query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
};

/** What one agency, or all, was billed in a year. */
export const agencyBillStatsQuery = (query: { year: number; agencyId?: string }) =>
  queryOptions({
    queryKey: ['policies', 'billing', 'agency-bill-stats', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.billing.GET('/api/billing/v1/agencyBilledInvoices/stats', {
          params: { query },
          signal,
        }),
      ),
  });

/** Downloads the invoices of a month that an agency collects. */
export async function downloadAgencyBill(
  { month, year }: { month: number; year: number },
  agencyId: string | undefined,
): Promise<void> {
  const file: unknown = await unwrap(
    api.billing.GET('/api/billing/v1/agencyBillInvoice/{month}/{year}', {
      params: { path: { month, year }, query: { ...(agencyId && { agencyId }) } },
      parseAs: 'blob',
    }),
  );
  downloadFile(file as Blob, `agency-bill-${year}-${String(month).padStart(2, '0')}.csv`);
}

/** What a bill is called where its row is not read with it. */
export const agencyBillName = ({ agencyName, month, year }: AgencyBill): string =>
  `${agencyName ?? ''} ${month}/${year}`.trim();

/** The chips above the bills. */
export function useAgencyBillFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'policy']);
  const options = billYears().map((value) => ({ value, label: value }));
  return [{ name: 'year', label: t('policy:agencyBill.year'), options }];
}

/** The columns of the bills; an agency knows its own name. */
export function useAgencyBillColumns(): ListColumn<AgencyBill>[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { locale } = useEdition();
  const { account, basePath } = useSession();
  const agency: ListColumn<AgencyBill> = {
    key: 'agency',
    title: t('common:wording.agency'),
    grow: 2,
    onCard: true,
    render: ({ agencyId, agencyName }) => (
      <Link to={`${basePath}/billing/agency-bills?agencyId=${agencyId}`}>{agencyName}</Link>
    ),
  };
  const amount = (
    key: 'billed' | 'commission' | 'netDueFromAgency' | 'paid' | 'outstanding',
    more: Partial<ListColumn<AgencyBill>> = {},
  ): ListColumn<AgencyBill> => ({
    key,
    title: t(`policy:agencyBill.${key}`),
    isNumber: true,
    ...more,
    render: (bill) => moneyText(bill[key], bill.currency),
  });
  return [
    {
      key: 'month',
      title: t('policy:agencyBill.month'),
      render: ({ year, month, agencyBillId }) =>
        agencyBillId ? (
          <Link to={`${basePath}/billing/agency-bills/${agencyBillId}`}>
            {formatMonth({ year, month }, locale)}
          </Link>
        ) : (
          formatMonth({ year, month }, locale)
        ),
    },
    ...(account.accountType === 'AGENCY' ? [] : [agency]),
    {
      key: 'policies',
      title: t('policy:agencyBill.policies'),
      isNumber: true,
      from: 'md',
      render: ({ policies }) => policies,
    },
    amount('billed', { from: 'xl' }),
    amount('commission', { from: 'xl' }),
    amount('netDueFromAgency', { from: 'md' }),
    amount('paid', { from: 'lg' }),
    amount('outstanding', { onCard: true }),
    {
      key: 'status',
      title: t('quote:column.status'),
      render: ({ status }) => <PaymentStatusTag status={status} />,
    },
    {
      key: 'due',
      title: t('policy:agencyBill.due'),
      from: 'md',
      render: ({ dueDate }) => <ShortDate value={dueDate} />,
    },
    useActionColumn(),
  ];
}

/** The statement of a month that is over, and its invoices. */
function useActionColumn(): ListColumn<AgencyBill> {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  return {
    key: 'actions',
    title: t('common:list.actions'),
    render: (bill) => {
      const { year, month, agencyId, agencyName: name, docId } = bill;
      const data = { year, month, agency: { id: agencyId, name: name ?? '' } };
      const fileName = `${agencyBillName(bill)}.pdf`.replaceAll('/', '-');
      return (
        <RowMenu
          name={agencyBillName(bill)}
          actions={[
            ...(docId
              ? [
                  {
                    key: 'statement',
                    label: t('policy:agencyBill.statement'),
                    onPick: () =>
                      void downloadDocument({ docId, fileName }).catch(() =>
                        snackbar.error(t('common:download.failed')),
                      ),
                  },
                ]
              : []),
            {
              key: 'download',
              label: t('policy:agencyBill.download'),
              onPick: () => openModal('agency-invoice-download', data),
            },
          ]}
        />
      );
    },
  };
}
