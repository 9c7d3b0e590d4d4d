import type { AccountType } from '@palisade/kernel';
import type {
  FigureItem,
  HomeAsked,
  HomeParts,
  IssuedFigures,
  PagePart,
  QuotedFigures,
} from './home-items';

const SELLERS: readonly AccountType[] = ['AGENCY', 'DIGITAL'];
const STAFF: readonly AccountType[] = ['COWBELL'];

const narrowed = (filters: Record<string, string>, { teamId, agencyId }: HomeAsked): string =>
  new URLSearchParams({
    ...filters,
    ...(teamId && { teamId }),
    ...(agencyId && { agencyId }),
  }).toString();

/** The rows of a currency that were made or issued in the time of the home. */
export const inPeriod =
  (filters: Record<string, string>) =>
  (asked: HomeAsked): string => {
    const { currency, current } = asked;
    const { after, before } = current;
    return narrowed({ ...filters, currency, after, before }, asked);
  };

/** The quotes that were referred, decided or turned down in a time, by its first and last instant. */
const turned = (asked: HomeAsked, became: string, { after, before } = asked.current) => ({
  became,
  becameAfter: after,
  becameBefore: before,
});

/** The same of a currency in the time of the home. */
export const turnedInPeriod =
  (became: string) =>
  (asked: HomeAsked): string =>
    narrowed({ ...turned(asked, became), currency: asked.currency }, asked);

/** What the reader decided in the time of the home, which ends today. */
export const decidedInPeriod = (asked: HomeAsked): string =>
  narrowed(
    { ...turned(asked, 'DECIDED'), becameBy: asked.userId, currency: asked.currency },
    asked,
  );

const decidedToday = (asked: HomeAsked): string =>
  narrowed({ ...turned(asked, 'DECIDED', asked.today), becameBy: asked.userId }, asked);

/** The rows as they stand now. */
export const asTheyStand =
  (filters: Record<string, string>) =>
  (asked: HomeAsked): string =>
    narrowed(filters, asked);

/** Whole percent, rounded half up; null when there is nothing to divide by. */
export const percentOfAll = (part: number, all: number): number | null =>
  all > 0 ? Math.round((part * 100) / all) : null;

/** Domain §5.13.23. */
const hits = ({ bound, newBusiness }: QuotedFigures): number | null =>
  percentOfAll(bound, newBusiness);

const now = (value: number | null) => ({ value, previous: null });

const rows = (page: PagePart) => now(page.totalElements);

const both = <T extends QuotedFigures | IssuedFigures>(
  { current, previous }: { current: T; previous: T },
  numberOf: (figures: T) => number | null,
) => ({ value: numberOf(current), previous: numberOf(previous) });

const outstandingOf = ({ outstanding }: HomeParts, { currency }: HomeAsked) =>
  now(outstanding.find((one) => one.currency === currency)?.total ?? 0);

/** The figures of all homes, in the order in which they are shown. */
export const HOME_FIGURES: readonly FigureItem[] = [
  {
    key: 'inForce',
    types: [
      ...SELLERS,
      ...STAFF,
      'CARRIER',
      'CLUSTER',
      'RE_INSURER',
      'PREMIUM_PROCESSOR',
      'CUSTOMER',
    ],
    unit: 'COUNT',
    part: 'policies',
    read: ({ policies }) => now(policies.inForce),
    list: 'policies',
    query: asTheyStand({ status: 'IN FORCE' }),
  },
  {
    key: 'issuedPremium',
    types: [...SELLERS, ...STAFF, 'CARRIER', 'CLUSTER', 'RE_INSURER'],
    unit: 'MONEY',
    part: 'policies',
    read: ({ policies }) => both(policies, ({ premium }) => premium),
    list: 'policies',
    query: inPeriod({}),
  },
  {
    key: 'issued',
    types: ['CARRIER', 'RE_INSURER', 'CLUSTER'],
    unit: 'COUNT',
    part: 'policies',
    read: ({ policies }) => both(policies, ({ count }) => count),
    list: 'policies',
    query: inPeriod({}),
  },
  {
    key: 'quoted',
    types: ['DIGITAL', 'CLUSTER'],
    unit: 'COUNT',
    part: 'quotes',
    read: ({ quotes }) => both(quotes, ({ count }) => count),
    list: 'quotes',
    query: inPeriod({ status: 'COUNTED' }),
  },
  {
    key: 'quotedPremium',
    types: ['AGENCY', ...STAFF],
    unit: 'MONEY',
    part: 'quotes',
    read: ({ quotes }) => both(quotes, ({ premium }) => premium),
    list: 'quotes',
    query: inPeriod({ status: 'COUNTED' }),
  },
  {
    key: 'hitRatio',
    types: [...SELLERS, ...STAFF, 'CLUSTER'],
    unit: 'PERCENT',
    part: 'quotes',
    read: ({ quotes }) => both(quotes, hits),
    list: 'quotes',
    query: inPeriod({ status: 'WON' }),
  },
  {
    key: 'apiSuccess',
    types: ['DIGITAL'],
    unit: 'PERCENT',
    part: 'apiCalls',
    read: ({ apiCalls }) => now(percentOfAll(apiCalls.successCalls, apiCalls.totalCalls)),
    list: 'manage/api-activity',
    query: ({ current: { after, before } }) => new URLSearchParams({ after, before }).toString(),
  },
  {
    key: 'commissionToCome',
    types: ['AGENCY', 'CLUSTER'],
    unit: 'MONEY',
    part: 'commissions',
    read: ({ commissions }) => now(commissions.outstanding),
    list: 'commissions',
    query: () => 'toCome=RELEASED',
  },
  {
    key: 'commissionUnreleased',
    types: ['AGENCY'],
    unit: 'MONEY',
    part: 'commissions',
    read: ({ commissions }) => now(commissions.unreleased),
    list: 'commissions',
    query: () => 'toCome=UNRELEASED',
  },
  {
    key: 'outstanding',
    types: [...STAFF, 'PREMIUM_PROCESSOR'],
    unit: 'MONEY',
    part: 'outstanding',
    read: outstandingOf,
    list: 'billing/outstanding',
    query: () => '',
  },
  {
    key: 'due',
    types: ['CUSTOMER'],
    unit: 'MONEY',
    part: 'outstanding',
    read: outstandingOf,
    list: 'policies',
    query: asTheyStand({ unpaid: 'true' }),
  },
  {
    key: 'ceded',
    types: ['RE_INSURER'],
    unit: 'MONEY',
    part: 'cessions',
    read: ({ cessions }, { currency }) =>
      now(cessions.totals.find((one) => one.currency === currency)?.cededPremium ?? 0),
    list: 'cessions',
    query: () => '',
  },
  {
    key: 'decidedToday',
    types: STAFF,
    unit: 'COUNT',
    part: 'quotes',
    read: ({ quotes }) => now(quotes.decidedToday),
    list: 'quotes',
    query: decidedToday,
  },
  {
    key: 'clients',
    types: ['MSSP'],
    unit: 'COUNT',
    part: 'clients',
    read: ({ clients }) => rows(clients),
    list: 'accounts',
    query: () => '',
  },
  {
    key: 'agencies',
    types: ['CLUSTER', 'DIGITAL'],
    unit: 'COUNT',
    part: 'agencies',
    read: ({ agencies }) => rows(agencies),
    list: 'manage/agencies',
    query: () => '',
  },
  {
    key: 'claims',
    types: ['AGENCY', ...STAFF, 'CARRIER', 'CUSTOMER', 'RE_INSURER', 'VENDOR'],
    unit: 'COUNT',
    part: 'filedClaims',
    read: ({ filedClaims }) => rows(filedClaims),
    list: 'claims',
    query: asTheyStand({ status: 'FILED', kind: 'CLAIM' }),
  },
];
