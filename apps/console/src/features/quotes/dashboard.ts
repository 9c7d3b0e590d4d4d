import type { FilterCounts, Page } from '@palisade/kernel';
import { INACTIVE_QUOTES } from '@palisade/trade';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListRules } from '../../kit/lists/list-state';
import { api, unwrap } from '../../lib/api';
import type { QuoteDashboardSearch, QuoteSummary } from '../../lib/api-types';
import { QUOTE_LIST_RULES } from './list-filters';
import { statusWordKey } from './quote-status';

const TYPES = ['NEW BUSINESS', 'RENEWALS'];
const INACTIVE = 'INACTIVE';
/** Always offered; those of INACTIVE are not offered one by one. */
const FIRST = ['READY', 'REFERRED'];

export const QUOTE_DASHBOARD_RULES: ListRules = {
  ...QUOTE_LIST_RULES,
  filters: { type: TYPES, status: null, duration: null },
};

/** The quotes that moved lately, with a count for each filter. */
export const quoteDashboardQuery = (query: QuoteDashboardSearch) =>
  queryOptions({
    queryKey: ['quotes', 'dashboard', query],
    queryFn: ({ signal }): Promise<Page<QuoteSummary>> =>
      unwrap(api.quote.GET('/api/quote/v1/search/dashboard', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** Spec 3 §4: the chips above the quotes of a dashboard, each with what it would show. */
export function useQuoteDashboardFilters(counts: FilterCounts | undefined): ListFilter[] {
  const { t } = useTranslation(['common', 'quote']);
  const others = Object.keys(counts?.status ?? {}).filter(
    (status) => ![...FIRST, ...INACTIVE_QUOTES, INACTIVE].includes(status),
  );
  return [
    {
      name: 'type',
      label: t('quote:filter.type'),
      options: TYPES.map((value) => ({
        value,
        label: t(value === 'RENEWALS' ? 'quote:filter.renewals' : 'quote:filter.newBusiness'),
        count: counts && (counts.type?.[value] ?? 0),
      })),
    },
    {
      name: 'status',
      label: t('quote:column.status'),
      options: [...FIRST, ...others.sort(), INACTIVE].map((value) => ({
        value,
        label: value === INACTIVE ? t('quote:filter.inactive') : t(statusWordKey(value)),
        count: counts && (counts.status?.[value] ?? 0),
      })),
    },
  ];
}
