import type { components, operations } from '@palisade/clients/policy';
import type { Page } from '@palisade/kernel';
import { endReasonText } from '@palisade/trade';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../../kit/lists/filter-chips';
import type { ListColumn } from '../../../kit/lists/list-columns';
import type { ListQuery, ListRules } from '../../../kit/lists/list-state';
import { moneyText } from '../../../kit/values/money';
import { ShortDate } from '../../../kit/values/short-date';
import { api, unwrap } from '../../../lib/api';

type MidtermChange = components['schemas']['MidtermChangeResponse'];
type MidtermSearch = operations['searchMidtermChanges']['parameters']['query'];

const TYPES: readonly MidtermChange['type'][] = [
  ...(['ENDORSEMENT', 'NONPREMIUM', 'CANCEL', 'REINSTATE', 'REVERSAL', 'VOID'] as const),
  'EXTENSION',
];

export const MIDTERM_LIST_RULES: ListRules = {
  sortable: ['created', 'effectiveDate', 'policyNumber', 'companyName'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: { filter: TYPES },
};

/** What changed policies within their terms. */
export const midtermQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['policies', 'midterm', query],
    queryFn: ({ signal }): Promise<Page<MidtermChange>> =>
      unwrap(
        api.policy.GET('/api/policy/v1/midterm/search', {
          params: { query: query as MidtermSearch },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** The chips above the list. */
export function useMidtermFilters(): ListFilter[] {
  const { t } = useTranslation('policy');
  const options = TYPES.map((value) => ({ value, label: t(`midterm.type.${value}`) }));
  return [{ name: 'filter', label: t('midterm.change'), options }];
}

export function useMidtermColumns(): ListColumn<MidtermChange>[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  return [
    {
      key: 'number',
      title: t('policy:column.number'),
      sortField: 'policyNumber',
      render: ({ policyNumber }) => policyNumber,
    },
    {
      key: 'client',
      title: t('quote:column.client'),
      sortField: 'companyName',
      grow: 2,
      onCard: true,
      render: ({ companyName }) => companyName,
    },
    {
      key: 'type',
      title: t('policy:midterm.change'),
      onCard: true,
      render: ({ type }) => t(`policy:midterm.type.${type}`),
    },
    {
      key: 'effective',
      title: t('quote:column.effective'),
      sortField: 'effectiveDate',
      from: 'md',
      render: ({ effectiveDate }) => <ShortDate value={effectiveDate} />,
    },
    {
      key: 'premium',
      title: t('common:amounts.premium'),
      isNumber: true,
      render: ({ premium, currency }) => moneyText(premium, currency),
    },
    {
      key: 'reason',
      title: t('quote:field.reason'),
      from: 'lg',
      grow: 1,
      render: ({ reason }) => reason && endReasonText(reason),
    },
    {
      key: 'created',
      title: t('policy:midterm.entered'),
      sortField: 'created',
      from: 'lg',
      render: ({ created }) => <ShortDate value={created} />,
    },
  ];
}
