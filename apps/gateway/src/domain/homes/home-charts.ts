import type { AccountType } from '@palisade/kernel';
import { inPeriod } from './home-figures';
import type { ChartItem } from './home-items';

const STAFF: readonly AccountType[] = ['COWBELL'];

/** What homes draw, in the order in which it is shown. */
export const HOME_CHARTS: readonly ChartItem[] = [
  {
    key: 'issuedByMonth',
    types: ['AGENCY', 'DIGITAL', ...STAFF, 'CARRIER', 'CLUSTER', 'RE_INSURER'],
    kind: 'MONTHS',
    part: 'policies',
    read: ({ policies }) => policies.byMonth,
    list: 'policies',
    query: inPeriod({}),
  },
  {
    key: 'quotesByProduct',
    types: ['AGENCY', 'DIGITAL', ...STAFF],
    kind: 'GROUPS',
    part: 'quotes',
    read: ({ quotes }) => quotes.byProduct,
    list: 'quotes',
    query: inPeriod({ status: 'COUNTED' }),
  },
  {
    key: 'quotesByStatus',
    types: ['AGENCY', 'DIGITAL', ...STAFF],
    kind: 'GROUPS',
    part: 'quotes',
    read: ({ quotes }) => quotes.byStatus,
    list: 'quotes',
    query: inPeriod({ status: 'COUNTED' }),
  },
  {
    key: 'quotesByAgency',
    types: ['CLUSTER', 'DIGITAL'],
    kind: 'GROUPS',
    part: 'quotes',
    read: ({ quotes }) => quotes.byAgency,
    list: 'quotes',
    query: inPeriod({ status: 'COUNTED' }),
  },
  {
    key: 'premiumByAgency',
    types: [...STAFF, 'CLUSTER', 'DIGITAL'],
    kind: 'GROUPS',
    part: 'policies',
    read: ({ policies }) => policies.byAgency,
    list: 'policies',
    query: inPeriod({}),
  },
  {
    key: 'premiumByProduct',
    types: ['AGENCY', ...STAFF, 'CARRIER', 'RE_INSURER'],
    kind: 'GROUPS',
    part: 'policies',
    read: ({ policies }) => policies.byProduct,
    list: 'policies',
    query: inPeriod({}),
  },
  {
    key: 'premiumByState',
    types: [...STAFF, 'CARRIER', 'RE_INSURER'],
    kind: 'GROUPS',
    part: 'policies',
    read: ({ policies }) => policies.byState,
    list: 'policies',
    query: inPeriod({}),
  },
  {
    key: 'premiumByLimit',
    types: [...STAFF, 'CARRIER', 'RE_INSURER'],
    kind: 'GROUPS',
    part: 'policies',
    read: ({ policies }) => policies.byLimit,
    list: 'policies',
    query: inPeriod({}),
  },
];
