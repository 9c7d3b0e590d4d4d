import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import type { ListViews } from '../../kit/lists/list-view';
import { ShortDate } from '../../kit/values/short-date';
import type { ClaimSummary } from '../../lib/api-types';
import { CLAIM_STATUSES, ClaimStatusTag } from './claim-status';

const KINDS = ['CLAIM', 'CIRCUMSTANCE'] as const;

export const CLAIM_LIST_RULES: ListRules = {
  sortable: ['created', 'claimNumber', 'reportedDate', 'status'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: { status: Object.keys(CLAIM_STATUSES), kind: [...KINDS] },
};

/** What a claim is called where its row is not read with it. */
export const claimName = ({ insuredName, policyNumber }: ClaimSummary): string =>
  `${insuredName}, ${policyNumber}`;

/** The views of every list of claims. */
export function useClaimViews(): ListViews {
  const { t } = useTranslation(['common', 'account']);
  return {
    id: 'claims',
    builtIn: [
      { key: 'all', label: t('common:views.all'), query: '' },
      ...Object.entries(CLAIM_STATUSES).map(([status, { labelKey }]) => ({
        key: status,
        label: t(labelKey),
        query: `status=${status}`,
      })),
    ],
  };
}

/** The columns of a list of claims. */
export function useClaimColumns<Row extends ClaimSummary>(): ListColumn<Row>[] {
  const { t } = useTranslation(['common', 'account', 'quote']);
  return [
    {
      key: 'number',
      title: t('account:claim.number'),
      sortField: 'claimNumber',
      render: ({ claimNumber }) => claimNumber ?? t('account:claim.noNumber'),
    },
    {
      key: 'company',
      title: t('account:claim.company'),
      grow: 2,
      onCard: true,
      render: ({ insuredName }) => insuredName,
    },
    {
      key: 'policy',
      title: t('account:claim.policy'),
      from: 'md',
      render: ({ policyNumber }) => policyNumber,
    },
    {
      key: 'loss',
      title: t('account:claim.lossDate'),
      from: 'md',
      render: ({ lossDate }) => (lossDate ? <ShortDate value={lossDate} /> : '–'),
    },
    {
      key: 'reported',
      title: t('account:claim.reported'),
      sortField: 'reportedDate',
      from: 'lg',
      render: ({ reportedDate }) => (reportedDate ? <ShortDate value={reportedDate} /> : '–'),
    },
    {
      key: 'created',
      title: t('quote:field.created'),
      sortField: 'created',
      from: 'xl',
      render: ({ created }) => <ShortDate value={created} />,
    },
    {
      key: 'status',
      title: t('quote:column.status'),
      sortField: 'status',
      render: ({ status }) => <ClaimStatusTag status={status} />,
    },
  ];
}

/** The chips above a list of claims. */
export function useClaimFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'account', 'quote']);
  return [
    {
      name: 'status',
      label: t('quote:column.status'),
      options: Object.entries(CLAIM_STATUSES).map(([value, { labelKey }]) => ({
        value,
        label: t(labelKey),
      })),
    },
    {
      name: 'kind',
      label: t('account:claim.kind'),
      options: KINDS.map((value) => ({ value, label: t(`account:claim.kind.${value}`) })),
    },
  ];
}
