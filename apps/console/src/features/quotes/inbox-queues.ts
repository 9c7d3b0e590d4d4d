import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListViews } from '../../kit/lists/list-view';
import type { ListQuery, ListRules } from '../../kit/lists/list-state';
import type { QuoteSearch, QuoteStatus } from '../../lib/api-types';
import { useSession } from '../../lib/session';

type Queues = Readonly<Record<string, QuoteStatus[]>>;

/** What waits for an underwriter, by queue. */
const STAFF_QUEUES: Queues = {
  referred: ['REFERRED'],
  inReview: ['IN_REVIEW'],
  indication: ['INDICATION'],
};

/** What waits for an agent, by queue. */
const AGENCY_QUEUES: Queues = {
  drafts: ['DRAFT'],
  open: ['READY', 'ACTIVE', 'SIGNED', 'INDICATION'],
  waiting: ['REQUESTED', 'REFERRED', 'IN_REVIEW'],
};

const queuesOf = (isStaff: boolean): Queues => (isStaff ? STAFF_QUEUES : AGENCY_QUEUES);

/** What the person has put aside, of every queue. */
const SNOOZED = 'snoozed';

const rulesOf = (queues: Queues): ListRules => ({
  sortable: [
    'effectiveDate',
    'needByDate',
    'modified',
    'companyName',
    'quoteNumber',
    'status',
    'totalPremium',
  ],
  // The cover that begins first waits least.
  defaultSort: { field: 'effectiveDate', direction: 'asc' },
  filters: { queue: [...Object.keys(queues), SNOOZED], type: ['RENEWAL'], agencyId: null },
});

const STAFF_RULES = rulesOf(STAFF_QUEUES);
const AGENCY_RULES = rulesOf(AGENCY_QUEUES);

export const inboxRules = (isStaff: boolean): ListRules => (isStaff ? STAFF_RULES : AGENCY_RULES);

/** The search call of an inbox: one queue, or all of them together; what is put aside is apart. */
export function inboxSearch({ queue, type, ...query }: ListQuery, isStaff: boolean): QuoteSearch {
  const queues = queuesOf(isStaff);
  const status = queues[String(queue)] ?? Object.values(queues).flat();
  return { ...query, status, isSnoozed: queue === SNOOZED, ...(type && { isRenewal: true }) };
}

export function useInboxFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'quote']);
  return [
    {
      name: 'type',
      label: t('quote:filter.type'),
      options: [{ value: 'RENEWAL', label: t('quote:filter.renewals') }],
    },
  ];
}

/** The queues of an inbox as its tabs. */
export function useInboxViews(isStaff: boolean): ListViews {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  return {
    id: isStaff ? 'underwriting-inbox' : 'agency-inbox',
    path: `${basePath}/inbox`,
    builtIn: [
      { key: 'all', label: t('common:views.all'), query: '' },
      ...[...Object.keys(queuesOf(isStaff)), SNOOZED].map((queue) => ({
        key: queue,
        label: t(`quote:inbox.${queue}`),
        query: `queue=${queue}`,
      })),
    ],
  };
}
