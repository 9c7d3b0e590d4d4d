import type { AccountType } from '@palisade/kernel';
import { EXPIRING_DAYS } from '@palisade/trade';
import { asTheyStand } from './home-figures';
import type { Counted, PagePart, TaskItem } from './home-items';

const SELLERS: readonly AccountType[] = ['AGENCY', 'DIGITAL'];
const STAFF: readonly AccountType[] = ['COWBELL'];
const READERS: readonly AccountType[] = ['CARRIER', 'CLUSTER', 'RE_INSURER', 'PREMIUM_PROCESSOR'];

const exactly = (count: number): Counted => ({ count, isLowerBound: false });

const rows = ({ totalElements, totalIsLowerBound = false }: PagePart): Counted => ({
  count: totalElements,
  isLowerBound: totalIsLowerBound,
});

/** The stages of the desk of renewals at which somebody can still do something. */
function renewalTasks(stages: readonly (readonly [key: string, stage: string])[]): TaskItem[] {
  return stages.map(([key, stage]) => ({
    key,
    types: ['AGENCY', ...STAFF],
    part: 'renewals',
    read: ({ renewals }) => exactly(renewals.counts.filter[stage] ?? 0),
    list: 'policies/renewals',
    query: asTheyStand({ filter: stage }),
  }));
}

/** What waits for somebody, in the order in which it is shown. */
export const HOME_TASKS: readonly TaskItem[] = [
  {
    key: 'referred',
    types: STAFF,
    part: 'quotes',
    read: ({ quotes }) => exactly(quotes.referred),
    list: 'inbox',
    query: asTheyStand({ queue: 'referred' }),
  },
  {
    key: 'inReview',
    types: STAFF,
    part: 'quotes',
    read: ({ quotes }) => exactly(quotes.inReview),
    list: 'inbox',
    query: asTheyStand({ queue: 'inReview' }),
  },
  {
    key: 'newSubmissions',
    types: STAFF,
    part: 'newSubmissions',
    read: ({ newSubmissions }) => rows(newSubmissions),
    list: 'submissions',
    query: asTheyStand({ filter: 'UNASSIGNED' }),
  },
  {
    key: 'openSubmissions',
    types: ['AGENCY'],
    part: 'openSubmissions',
    read: ({ openSubmissions }) => rows(openSubmissions),
    list: 'submissions',
    query: asTheyStand({ filter: 'OPEN' }),
  },
  {
    key: 'nameRequests',
    types: STAFF,
    part: 'nameRequests',
    read: ({ nameRequests }) => rows(nameRequests),
    list: 'accounts',
    query: asTheyStand({ filter: 'NAME REQUESTS' }),
  },
  {
    key: 'toFinish',
    types: SELLERS,
    part: 'quotes',
    read: ({ quotes }) => exactly(quotes.toFinish),
    list: 'quotes',
    query: asTheyStand({ status: 'DRAFT' }),
  },
  {
    key: 'withUnderwriter',
    types: SELLERS,
    part: 'quotes',
    read: ({ quotes }) => exactly(quotes.withUnderwriter),
    list: 'quotes',
    query: asTheyStand({ status: 'REFERRED' }),
  },
  {
    key: 'toSign',
    types: [...SELLERS, ...STAFF, 'CUSTOMER'],
    part: 'quotes',
    read: ({ quotes }) => exactly(quotes.toSign),
    list: 'quotes',
    query: asTheyStand({ waitsFor: 'SIGNATURE' }),
  },
  {
    key: 'toBind',
    types: [...SELLERS, ...STAFF],
    part: 'quotes',
    read: ({ quotes }) => exactly(quotes.toBind),
    list: 'quotes',
    query: asTheyStand({ waitsFor: 'BIND' }),
  },
  {
    key: 'unpaid',
    types: [...SELLERS, ...STAFF, 'CUSTOMER', 'PREMIUM_PROCESSOR'],
    part: 'policies',
    read: ({ policies }) => exactly(policies.unpaid),
    list: 'policies',
    query: asTheyStand({ unpaid: 'true' }),
  },
  {
    key: 'overdue',
    types: [...STAFF, 'PREMIUM_PROCESSOR'],
    part: 'overdue',
    read: ({ overdue }) => rows(overdue),
    list: 'billing/outstanding',
    query: asTheyStand({ ageing: 'overdue' }),
  },
  {
    key: 'unfiledClaims',
    types: ['CUSTOMER'],
    part: 'unfiledClaims',
    read: ({ unfiledClaims }) => rows(unfiledClaims),
    list: 'claims',
    query: asTheyStand({ status: 'UN_FILED' }),
  },
  {
    key: 'reportsDue',
    types: ['VENDOR'],
    part: 'reportsDue',
    read: ({ reportsDue }) => rows(reportsDue),
    list: 'claims/files',
    query: asTheyStand({ waitsFor: 'REPORT' }),
  },
  {
    key: 'weakClients',
    types: ['MSSP'],
    part: 'weakClients',
    read: ({ weakClients }) => rows(weakClients),
    list: 'accounts',
    query: asTheyStand({ filter: 'LOW SCORE' }),
  },
  {
    key: 'offersUnsent',
    types: STAFF,
    part: 'policies',
    read: ({ policies }) => policies.offersUnsent,
    list: 'policies',
    query: asTheyStand({ offerUnsent: 'true' }),
  },
  ...renewalTasks([
    ['renewalsToQuote', 'TO_QUOTE'],
    ['renewalsAtRisk', 'AT_RISK'],
    ['renewalsLapsed', 'LAPSED'],
  ]),
  {
    key: 'expiring',
    types: [...SELLERS, ...STAFF, ...READERS, 'CUSTOMER'],
    part: 'policies',
    read: ({ policies }) => policies.expiring,
    list: 'policies',
    query: asTheyStand({ expiresWithin: String(EXPIRING_DAYS) }),
  },
];
