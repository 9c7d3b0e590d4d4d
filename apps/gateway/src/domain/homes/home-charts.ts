import type { AccountType } from '@palisade/kernel';
import { decidedInPeriod, inPeriod, turnedInPeriod } from './home-figures';
import type { Bucket, ChartItem, HomeParts } from './home-items';

const STAFF: readonly AccountType[] = ['COWBELL'];

/** What is incurred on the claims files opened in a month, beside the premium earned in it. */
function lossesByMonth({ claimsFiles, earned }: HomeParts): Bucket[] {
  const losses = new Map(claimsFiles.byMonth.map((one) => [one.month, one]));
  const premiums = new Map(
    earned.points.map(({ date, earnedPremium }) => [
      date.slice(0, 'YYYY-MM'.length),
      earnedPremium,
    ]),
  );
  return [...new Set([...losses.keys(), ...premiums.keys()])].sort().map((month) => ({
    key: month,
    label: month,
    count: losses.get(month)?.count ?? 0,
    premium: premiums.get(month) ?? 0,
    incurred: losses.get(month)?.incurred ?? 0,
  }));
}

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
    key: 'referralReasons',
    types: STAFF,
    kind: 'GROUPS',
    narrows: 'becameFor',
    part: 'quotes',
    read: ({ quotes }) => quotes.referralReasons,
    list: 'quotes',
    query: turnedInPeriod('REFERRED'),
  },
  {
    key: 'declineReasons',
    types: STAFF,
    kind: 'GROUPS',
    narrows: 'becameFor',
    part: 'quotes',
    read: ({ quotes }) => quotes.declineReasons,
    list: 'quotes',
    query: turnedInPeriod('TURNED_DOWN'),
  },
  {
    key: 'decisions',
    types: STAFF,
    kind: 'GROUPS',
    narrows: 'became',
    part: 'quotes',
    read: ({ quotes }) => quotes.decisions,
    list: 'quotes',
    query: decidedInPeriod,
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
    key: 'premiumByIndustry',
    types: [...STAFF, 'CARRIER'],
    kind: 'GROUPS',
    narrows: 'industry',
    part: 'policies',
    read: ({ policies }) => policies.byIndustry,
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
  {
    key: 'lossesByMonth',
    types: [...STAFF, 'CARRIER', 'RE_INSURER'],
    kind: 'MONTHS',
    part: 'claimsFiles',
    beside: 'earned',
    read: lossesByMonth,
    list: 'claims/files',
    query: inPeriod({}),
  },
  {
    key: 'claimsByStage',
    types: ['VENDOR'],
    kind: 'GROUPS',
    part: 'claimsFiles',
    read: ({ claimsFiles }) =>
      claimsFiles.byStatus.map(({ status, count }) => ({
        key: status,
        label: status,
        count,
        premium: 0,
      })),
    list: 'claims/files',
    query: () => '',
  },
];
