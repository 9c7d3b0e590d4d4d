import { addDays, todayIn } from '@palisade/kernel';
import type { HomeAsked, PartName } from './home-items';

type HomeService =
  'gateway' | 'account' | 'quote' | 'policy' | 'billing' | 'commissions' | 'claims';

/** Where a part of a home is read: the service, and its address without what narrows it. */
interface PartSource {
  service: HomeService;
  path: string;
  /** What the address asks for. */
  query: (asked: HomeAsked) => Record<string, string | undefined>;
}

const ONE_ROW = { size: '1' };

const ofTeam = ({ teamId, agencyId }: HomeAsked) => ({ teamId, agencyId });

const figures = (asked: HomeAsked) => ({
  ...ofTeam(asked),
  currency: asked.currency,
  after: asked.current.after,
  before: asked.current.before,
  previousAfter: asked.previous.after,
  previousBefore: asked.previous.before,
  timeZone: asked.timeZone,
});

/** A list of which the number of its rows is meant. */
const rowsOf = (service: HomeService, path: string, filters: Record<string, string>) => ({
  service,
  path,
  query: ({ teamId }: HomeAsked) => ({ ...ONE_ROW, ...filters, teamId }),
});

/** Each part is one public call in the name of who reads. */
export const HOME_PARTS: Readonly<Record<PartName, PartSource>> = {
  quotes: { service: 'quote', path: '/api/quote/v1/search/home', query: figures },
  policies: { service: 'policy', path: '/api/policy/v1/search/home', query: figures },
  renewals: {
    service: 'policy',
    path: '/api/policy/v1/search/renewals',
    query: (asked) => ({ ...ONE_ROW, ...ofTeam(asked) }),
  },
  filedClaims: rowsOf('claims', '/api/claims/v1/search', { status: 'FILED', kind: 'CLAIM' }),
  unfiledClaims: rowsOf('claims', '/api/claims/v1/search', { status: 'UN_FILED' }),
  claimsFiles: {
    service: 'claims',
    path: '/api/claims/v1/claimsFile/home',
    query: ({ currency, teamId, timeZone, current: { after, before } }) => ({
      currency,
      teamId,
      after,
      before,
      timeZone,
    }),
  },
  reportsDue: {
    service: 'claims',
    path: '/api/claims/v1/claimsFile/search',
    query: () => ({ ...ONE_ROW, waitsFor: 'REPORT' }),
  },
  earned: {
    service: 'policy',
    path: '/api/policy/v1/earned-premium/graph',
    query: ({ currency, teamId, timeZone, current: { after, before } }) => ({
      currency,
      teamId,
      after: todayIn(timeZone, new Date(after)),
      before: addDays(todayIn(timeZone, new Date(before)), 1),
    }),
  },
  clients: rowsOf('account', '/api/account/v1/search', {}),
  weakClients: rowsOf('account', '/api/account/v1/search', { filter: 'LOW SCORE' }),
  newSubmissions: rowsOf('account', '/api/account/v1/submission/search', { filter: 'UNASSIGNED' }),
  openSubmissions: rowsOf('account', '/api/account/v1/submission/search', { filter: 'OPEN' }),
  nameRequests: rowsOf('account', '/api/account/v1/search', { filter: 'NAME REQUESTS' }),
  agencies: {
    service: 'account',
    path: '/api/account/v1/agency/search',
    query: () => ONE_ROW,
  },
  outstanding: {
    service: 'billing',
    path: '/api/billing/v1/outstanding/ageing',
    query: ({ teamId }) => ({ teamId }),
  },
  overdue: rowsOf('billing', '/api/billing/v1/search', {
    filter: 'outstanding balances',
    ageing: 'overdue',
  }),
  commissions: {
    service: 'commissions',
    path: '/api/commissions/v1/aggregate',
    query: ({ currency, agencyId }) => ({ currency, agencyId }),
  },
  cessions: { service: 'policy', path: '/api/policy/v1/cessions/aggregate', query: () => ({}) },
  apiCalls: {
    service: 'gateway',
    path: '/api/apiactivity/v1/agg/stats',
    query: ({ current: { after, before } }) => ({ after, before }),
  },
};

/** The address of a part as it is asked. */
export function addressOf(part: PartName, asked: HomeAsked): string {
  const { path, query } = HOME_PARTS[part];
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query(asked))) if (value) params.set(name, value);
  return params.size ? `${path}?${params}` : path;
}
