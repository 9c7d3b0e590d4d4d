import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';

/** An account as `account.created` carries it, ready to be quoted. */
export function accountCreated(
  accountId: string,
  agencyId: string,
  teamIds: string[],
  change: Partial<EventData<'account.created.v1'>> = {},
): EventData<'account.created.v1'> {
  return {
    insured: {
      accountId,
      name: 'Red Rock Dental',
      address1: '10 Canyon Road',
      address2: null,
      address3: null,
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89101',
      country: 'USA',
      timeZone: 'America/Los_Angeles',
      industryCode: '621210',
      hazard: 3,
    },
    status: 'Open',
    domains: [],
    contact: null,
    agent: null,
    aggregatorId: null,
    msspIds: [],
    revenue: 1_000_000_000,
    currency: 'USD',
    employees: 40,
    yearEstablished: 2012,
    records: 40_000,
    entityType: null,
    ownershipType: null,
    franchiseSystemConnectivity: null,
    percentInternationalSales: null,
    claimHistory: 0,
    securityAnswers: {},
    profileScore: 6,
    version: 1,
    scope: scopeOf({ accountId, agencyId, teamIds }),
    ...change,
  };
}

/** A person as `user.saved` tells of them. */
export function userSaved(
  userId: string,
  organizationId: string,
  authorityLevel: number | null = null,
): EventData<'user.saved.v1'> {
  return {
    userId,
    organizationId,
    accountType: authorityLevel === null ? 'AGENCY' : 'COWBELL',
    contact: { firstName: 'Nora', lastName: 'Vale', email: 'nora@harborline.example', phone: null },
    roleId: organizationId,
    roleName: 'Test',
    teamIds: [],
    agencyIds: [],
    accountIds: [],
    npn: null,
    authorityLevel,
    enabled: true,
    removed: false,
    version: 1,
    scope: scopeOf({}),
  };
}

/** An agency as `organization.saved` carries it. */
export const organizationSaved = (
  organizationId: string,
  name: string,
): EventData<'organization.saved.v1'> => ({
  organizationId,
  accountType: 'AGENCY',
  name,
  fullName: null,
  hostname: null,
  locationAlias: 'US',
  enforceMfa: false,
  deleted: false,
  version: 1,
  scope: scopeOf({}),
});

/** The coverages that every quote but excess must have. */
export const MANDATORY = ['LIABILITY', 'PCI', 'REGULATORY', 'COWBELL_BREACH_FUND'].map((key) => ({
  key,
}));

/** Every answer without which a quote cannot be bound. */
export const ALL_ANSWERS = {
  claimHistory: 0,
  mfaCloud: true,
  mfaRemote: true,
  mfaAdmin: true,
  backupFrequency: 'WEEKLY',
  civilOrCriminalAction: false,
  pendingLitigation: false,
  securityBreachRequiringNotification: false,
  lossInBusinessIncome: false,
  pastCyberIncident: false,
};

interface RaterCall {
  path: string;
  token: string;
  input: Record<string, unknown>;
}

/** A local HTTP server in the place of the rater: it answers what a test says. */
export interface StandInRater {
  url: string;
  calls: RaterCall[];
  /** Fields of the next answers; a status other than 200 makes them refusals. */
  answer: Record<string, unknown> & { status?: number };
  /** The whole price of an input, in place of 1,370.00. */
  priceOf?: (input: RaterCall['input']) => number;
  /** Answers wait for it, so that a test can let calls meet. */
  gate: Promise<void>;
  close(): void;
}

const PRESETS = ['BASIC', 'POPULAR', 'ELITE'].map((name) => ({
  name,
  agencyId: null,
  limit: 1_000_000,
  deductible: 25_000,
  waitingPeriod: 12,
  retroActivePeriod: -1,
  coverages: {},
}));

/** Starts a stand-in that rates everything at 1,370.00. */
export async function startRater(ids: () => string): Promise<StandInRater> {
  const calls: RaterCall[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      if (request.method === 'GET') return response.end(JSON.stringify(PRESETS));
      const token = String(request.headers.authorization);
      const input = JSON.parse(text) as RaterCall['input'];
      calls.push({ path: String(request.url), token, input });
      const { status = 200, ...fields } = rater.answer;
      const price = rater.priceOf?.(input);
      const priced = price && { premium: price, totalPremium: price, amountDue: price };
      const answer = { ...rated(ids()), ...priced, ...fields };
      const body = JSON.stringify(status === 200 ? answer : fields);
      void rater.gate.then(() => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const rater: StandInRater = {
    url,
    calls,
    answer: {},
    gate: Promise.resolve(),
    close: () => void server.close(),
  };
  return rater;
}

const rated = (ratingId: string): Record<string, unknown> => ({
  ratingId,
  inputHash: 'a'.repeat(64),
  rateBook: { id: ratingId, version: 'US-2026-01', sha256: 'b'.repeat(64) },
  engine: 'palisade-rater/1',
  hazard: '3',
  classAction: 'accept',
  irpmModifier: '1',
  coverages: { LIABILITY: 299, EXTORTION: 182 },
  premium: 1370,
  brokerFee: 0,
  mgaFee: 0,
  totalPremium: 1370,
  surplusLineTax: 0,
  surplusStampingFee: 0,
  ipt: 0,
  amountDue: 1370,
  currency: 'USD',
  flags: [],
  coercions: [],
  bypassed: [],
  lines: [{ coverage: 'LIABILITY', amount: 299 }],
  referToUnderwriter: false,
});

/** An agency as `agency.saved` carries it. */
export const agencySaved = (
  agencyId: string,
  change: Partial<EventData<'agency.saved.v1'>> = {},
): EventData<'agency.saved.v1'> => ({
  agencyId,
  name: 'Harborline',
  description: null,
  npn: '10234567',
  hostname: null,
  contact: { firstName: 'Nora', lastName: 'Vale', email: 'nora@harborline.example', phone: null },
  address: null,
  region: 'US',
  commissionPct: null,
  additionalBrokerFee: 0,
  currency: 'USD',
  isWholesale: false,
  isAppointed: true,
  agencyBilled: false,
  paymentTerms: null,
  enforceMFA: false,
  canIssue: true,
  programs: [],
  levels: [],
  logoDocId: null,
  deleted: false,
  version: 1,
  scope: scopeOf({ agencyId }),
  ...change,
});

/** A licence of an agency, or of its producer, as `license.saved` carries it. */
export const licenseSaved = (
  agencyId: string,
  kind: EventData<'license.saved.v1'>['kind'],
  state: string,
  change: Partial<EventData<'license.saved.v1'>> = {},
): EventData<'license.saved.v1'> => ({
  licenseId: randomUUID(),
  kind,
  agencyId,
  holderName: 'Harborline',
  userId: null,
  email: kind === 'AGENT' ? 'nora@harborline.example' : null,
  state,
  number: kind === 'SURPLUS' ? 'SL 4471' : 'A 1',
  npn: null,
  expirationDate: '2027-01-01',
  activeResidentState: true,
  signatureOnFile: true,
  deleted: false,
  version: 1,
  scope: scopeOf({ agencyId }),
  ...change,
});
