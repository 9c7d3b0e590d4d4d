import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListQuery, ListRules } from '../../kit/lists/list-state';
import type { QuoteSearch, QuoteStatus } from '../../lib/api-types';

// Spec 3 §4: the groups of statuses that quotes are filtered by.
const STATUSES: Readonly<Record<string, QuoteStatus[]>> = {
  READY: ['READY', 'ACTIVE', 'SIGNED'],
  REFERRED: ['REFERRED', 'IN_REVIEW'],
  DRAFT: ['DRAFT'],
  INACTIVE: ['INVALID', 'DECLINED'],
};

const TYPES = ['NEW', 'RENEWAL'];

export const QUOTE_LIST_RULES: ListRules = {
  sortable: ['effectiveDate', 'modified', 'companyName', 'quoteNumber', 'status', 'totalPremium'],
  defaultSort: { field: 'modified', direction: 'desc' },
  filters: { type: TYPES, status: Object.keys(STATUSES) },
};

/** The search call of what the address asks for. */
export function quoteSearch({ type, status, ...query }: ListQuery): QuoteSearch {
  return {
    ...query,
    ...(status && { status: STATUSES[String(status)] }),
    ...(type && { isRenewal: type === 'RENEWAL' }),
  };
}

/** The chips above a list of quotes. */
export function useQuoteFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'quote']);
  const statusLabels: Record<string, string> = {
    READY: t('quote:statusWord.READY'),
    REFERRED: t('quote:statusWord.REFERRED'),
    DRAFT: t('quote:statusWord.DRAFT'),
    INACTIVE: t('quote:filter.inactive'),
  };
  return [
    {
      name: 'type',
      label: t('quote:filter.type'),
      options: [
        { value: 'NEW', label: t('quote:filter.newBusiness') },
        { value: 'RENEWAL', label: t('quote:filter.renewals') },
      ],
    },
    {
      name: 'status',
      label: t('quote:column.status'),
      options: Object.keys(STATUSES).map((value) => ({ value, label: statusLabels[value] ?? '' })),
    },
  ];
}
