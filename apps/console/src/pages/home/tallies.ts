import type { AccountType } from '@palisade/kernel';

/** The lists that a home counts. */
export type CountedList = 'inbox' | 'quotes' | 'policies' | 'claims' | 'accounts' | 'submissions';

/** A list with what its address asks for, which a home counts and opens. */
export interface TallySetup {
  key: string;
  list: CountedList;
  query: string;
  labelKey: string;
  /** How it stands, or what waits for somebody. */
  kind: 'figure' | 'task';
  types: readonly AccountType[];
}

const SELLERS: readonly AccountType[] = ['AGENCY', 'DIGITAL'];
const STAFF: readonly AccountType[] = ['COWBELL'];
const READERS: readonly AccountType[] = ['CARRIER', 'CLUSTER', 'RE_INSURER', 'PREMIUM_PROCESSOR'];

/** What the homes count, in the order in which it is shown; a list counts by its own filter. */
export const TALLIES: readonly TallySetup[] = [
  {
    key: 'inForce',
    list: 'policies',
    query: 'status=IN+FORCE',
    labelKey: 'common:dashboard.inForce',
    kind: 'figure',
    types: [...SELLERS, ...STAFF, ...READERS, 'CUSTOMER'],
  },
  {
    key: 'claims',
    list: 'claims',
    query: 'status=FILED',
    labelKey: 'common:dashboard.filedClaims',
    kind: 'figure',
    types: ['AGENCY', 'COWBELL', 'CARRIER', 'CUSTOMER'],
  },
  {
    key: 'referred',
    list: 'inbox',
    query: 'queue=referred',
    labelKey: 'common:dashboard.referred',
    kind: 'task',
    types: STAFF,
  },
  {
    key: 'inReview',
    list: 'inbox',
    query: 'queue=inReview',
    labelKey: 'common:dashboard.inReview',
    kind: 'task',
    types: STAFF,
  },
  {
    key: 'submissions',
    list: 'submissions',
    query: 'filter=UNASSIGNED',
    labelKey: 'common:dashboard.submissions',
    kind: 'task',
    types: STAFF,
  },
  {
    key: 'asked',
    list: 'submissions',
    query: 'filter=OPEN',
    labelKey: 'common:dashboard.openSubmissions',
    kind: 'task',
    types: ['AGENCY'],
  },
  {
    key: 'names',
    list: 'accounts',
    query: 'filter=NAME+REQUESTS',
    labelKey: 'common:dashboard.nameRequests',
    kind: 'task',
    types: STAFF,
  },
  {
    key: 'drafts',
    list: 'quotes',
    query: 'status=DRAFT',
    labelKey: 'common:dashboard.toFinish',
    kind: 'task',
    types: SELLERS,
  },
  {
    key: 'underwriter',
    list: 'quotes',
    query: 'status=REFERRED',
    labelKey: 'common:dashboard.withUnderwriter',
    kind: 'task',
    types: SELLERS,
  },
  {
    key: 'signature',
    list: 'quotes',
    query: 'waitsFor=SIGNATURE',
    labelKey: 'common:dashboard.toSign',
    kind: 'task',
    types: [...SELLERS, ...STAFF],
  },
  {
    key: 'bind',
    list: 'quotes',
    query: 'waitsFor=BIND',
    labelKey: 'common:dashboard.toBind',
    kind: 'task',
    types: [...SELLERS, ...STAFF],
  },
  {
    key: 'unpaid',
    list: 'policies',
    query: 'unpaid=true',
    labelKey: 'common:dashboard.unpaid',
    kind: 'task',
    types: [...SELLERS, ...STAFF, 'CUSTOMER', 'PREMIUM_PROCESSOR'],
  },
  {
    key: 'unfiled',
    list: 'claims',
    query: 'status=UN_FILED',
    labelKey: 'common:dashboard.unfiledClaims',
    kind: 'task',
    types: ['CUSTOMER'],
  },
  {
    key: 'expiring',
    list: 'policies',
    query: 'expiresWithin=60',
    labelKey: 'common:dashboard.expiring',
    kind: 'task',
    types: [...SELLERS, ...STAFF, ...READERS, 'CUSTOMER'],
  },
];
