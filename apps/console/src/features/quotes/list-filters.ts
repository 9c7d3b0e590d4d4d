import { BOUND_QUOTES } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListQuery, ListRules } from '../../kit/lists/list-state';
import type { ListViews } from '../../kit/lists/list-view';
import type { Narrowing } from '../../kit/lists/narrowing-chips';
import { NARROWED_BY, useNarrowings } from '../../kit/lists/use-narrowings';
import type { QuoteReadSearch, QuoteStatus } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatDays } from '../../lib/formatting';
import { useSession } from '../../lib/session';
import { QUOTE_STATUSES } from './quote-status';
import { useReasonWord } from './reason-word';

const UNCOUNTED: readonly QuoteStatus[] = ['INVALID', 'DRAFT', 'TEMPORARY', 'DELETED'];

// Spec 3 §4: the groups of statuses that quotes are filtered by.
const STATUSES: Readonly<Record<string, QuoteStatus[]>> = {
  READY: ['READY', 'ACTIVE', 'SIGNED'],
  REFERRED: ['REFERRED', 'IN_REVIEW'],
  DRAFT: ['DRAFT'],
  INACTIVE: ['INVALID', 'EXPIRED', 'DECLINED'],
  BOUND: [...BOUND_QUOTES],
  // What figures count: a draft has no price yet, and what is invalid or deleted counts for nothing.
  COUNTED: QUOTE_STATUSES.filter((status) => !UNCOUNTED.includes(status)),
};

// New business that was bound, whatever became of it.
const WON = 'WON';

// What quotes became by a step that a home counts; a decision is an underwriter's.
const BECAME: Readonly<Record<string, NonNullable<NonNullable<QuoteReadSearch>['became']>>> = {
  REFERRED: ['REFERRED'],
  RELEASED: ['RELEASED'],
  DECLINED: ['DECLINED'],
  DECIDED: ['RELEASED', 'DECLINED'],
  TURNED_DOWN: ['DECLINED', 'REFUSED'],
};

const WAITS = ['SIGNATURE', 'BIND'] as const;

const TYPES = ['NEW', 'RENEWAL'];

export const QUOTE_LIST_RULES: ListRules = {
  sortable: ['effectiveDate', 'modified', 'companyName', 'quoteNumber', 'status', 'totalPremium'],
  defaultSort: { field: 'modified', direction: 'desc' },
  filters: {
    type: TYPES,
    status: [...Object.keys(STATUSES), WON],
    waitsFor: WAITS,
    unread: ['YES'],
    became: Object.keys(BECAME),
    becameBy: null,
    becameFor: null,
    becameAfter: null,
    becameBefore: null,
    ...NARROWED_BY,
  },
};

/** The search call of what the address asks for. */
export function quoteSearch(asked: ListQuery): QuoteReadSearch {
  const { type, status, waitsFor, unread, became, ...query } = asked;
  return {
    ...query,
    ...(status === WON ? { isWon: true } : status && { status: STATUSES[String(status)] }),
    ...(type && { isRenewal: type === 'RENEWAL' }),
    ...(unread && { isRead: false }),
    ...(became && { became: BECAME[String(became)] }),
    ...(waitsFor && { waitsFor: waitsFor as (typeof WAITS)[number] }),
  };
}

/** The chips above a list of quotes. */
export function useQuoteFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'quote']);
  const { account } = useSession();
  // A policyholder sees a quote once it was sent: there is little to choose from.
  if (account.accountType === 'CUSTOMER') return [];
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
      options: Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
    },
  ];
}

/** What else the address narrows a list of quotes by: those that a figure counts. */
export function useQuoteNarrowings(chosen: Record<string, string>): Narrowing[] {
  const { t } = useTranslation(['common', 'quote']);
  const narrowings = [...useTurnNarrowings(chosen), ...useNarrowings(chosen, 'quote:filter.made')];
  const { status, after } = chosen;
  const groups: Record<string, string> = {
    COUNTED: t('quote:filter.counted'),
    [WON]: t('quote:filter.won'),
    ...(after && { BOUND: t('quote:view.bound') }),
  };
  const group = status && groups[status];
  return group ? [{ names: ['status'], label: group }, ...narrowings] : narrowings;
}

/** What quotes became, and when, by whom and why. */
function useTurnNarrowings(chosen: Record<string, string>): Narrowing[] {
  const { t } = useTranslation('quote');
  const { locale } = useEdition();
  const { user } = useSession();
  const reasonWord = useReasonWord();
  const { became, becameBy, becameFor, becameAfter, becameBefore } = chosen;
  const what = became && t(`quote:filter.became.${became}`);
  const days = becameAfter && becameBefore && formatDays(becameAfter, becameBefore, locale);
  return [
    ...(what
      ? [
          {
            names: ['became', 'becameAfter', 'becameBefore'],
            label: days ? t('quote:filter.turned', { what, days }) : what,
          },
        ]
      : []),
    ...(becameBy
      ? [
          {
            names: ['becameBy'],
            label: t(becameBy === user.id ? 'quote:filter.byYou' : 'quote:filter.byColleague'),
          },
        ]
      : []),
    ...(becameFor ? [{ names: ['becameFor'], label: reasonWord(becameFor) }] : []),
  ];
}

/** The views of every list of quotes, by what waits for whom; a policyholder has few to choose from. */
export function useQuoteViews(): ListViews | undefined {
  const { t } = useTranslation(['common', 'quote']);
  const { account } = useSession();
  if (account.accountType === 'CUSTOMER') return undefined;
  return {
    id: 'quotes',
    builtIn: [
      { key: 'all', label: t('common:views.all'), query: '' },
      ...(account.accountType === 'AGENCY'
        ? [{ key: 'unread', label: t('quote:view.unread'), query: 'unread=YES' }]
        : []),
      { key: 'toFinish', label: t('quote:view.toFinish'), query: 'status=DRAFT' },
      { key: 'referred', label: t('quote:view.withUnderwriter'), query: 'status=REFERRED' },
      { key: 'toSign', label: t('quote:view.toSign'), query: 'waitsFor=SIGNATURE' },
      { key: 'toBind', label: t('quote:view.toBind'), query: 'waitsFor=BIND' },
      { key: 'bound', label: t('quote:view.bound'), query: 'status=BOUND' },
    ],
  };
}
