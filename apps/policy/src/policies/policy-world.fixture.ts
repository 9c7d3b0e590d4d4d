import { randomUUID } from 'node:crypto';
import type { EventData, EventType } from '@palisade/contracts';
import { EVENTS, scopeOf } from '@palisade/contracts';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { Charges } from '../domain/money/charges';
import { chargesOf } from '../domain/money/charges';

const ajv = new Ajv({ strict: false });
addFormats(ajv);

type Bound = EventData<'quote.bound.v1'>;

/** The service under test, as far as this world uses it. */
interface World {
  deliver(type: 'quote.bound.v1', data: Bound): Promise<void>;
  dataSource: { query<T>(sql: string, values: unknown[]): Promise<T> };
}

export const AGENCY = randomUUID();
export const ACCOUNT = randomUUID();
export const CARRIER = randomUUID();
export const TEAM = randomUUID();

/** A charge in dollars and cents of nothing but what is named. */
export const charged = (parts: Partial<Charges>): Charges =>
  chargesOf({
    currency: 'USD',
    premium: 0,
    brokerFee: 0,
    mgaFee: 0,
    surplusLineTax: 0,
    surplusStampingFee: 0,
    ipt: 0,
    ...parts,
  });

const INSURED: Bound['insured'] = {
  accountId: ACCOUNT,
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
};

const CONTACT: Bound['contact'] = {
  firstName: 'Ira',
  lastName: 'Stone',
  email: 'ira@redrock.example',
  phone: null,
};

const AGENT: Bound['agent'] = {
  agencyId: AGENCY,
  agencyName: 'Harborline',
  userId: null,
  name: 'Nora Vale',
  email: 'nora@harborline.example',
  phone: null,
  npn: null,
};

const TERMS: Bound['terms'] = {
  product: 'P250',
  market: 'ADMITTED',
  state: 'NV',
  effectiveDate: '2026-01-15',
  endDate: '2027-01-15',
  aggregateLimit: 100_000_000,
  attachment: null,
  retention: 2_500_000,
  waitingPeriod: 12,
  retroActivePeriod: -1,
  coverages: [{ key: 'LIABILITY', limit: 100_000_000, retention: 2_500_000, premium: 99_000 }],
  premiumLines: [{ key: 'TRIA', amount: 1_000 }],
  endorsements: [],
  additionalInsureds: [],
  isTriaExcluded: false,
};

/**
 * A bound and signed P250 of the agency, a year from 15 January 2026, at 1,000.00 and a fee. Each is
 * of a client of its own unless one is named: nobody has two of a product at a time.
 */
export function boundQuote(
  change: Partial<Bound> = {},
  terms: Partial<Bound['terms']> = {},
  accountId: string = randomUUID(),
): Bound {
  const quoteId = randomUUID();
  const scope = scopeOf({ accountId, agencyId: AGENCY, carrierId: CARRIER });
  return {
    quoteHead: {
      quoteId,
      quoteNumber: 'Q-26-0000001',
      submissionId: null,
      policyId: null,
      kind: 'NEW',
      product: 'P250',
      status: 'BOUND',
      effectiveDate: '2026-01-15',
    },
    policyId: randomUUID(),
    parentPolicyId: null,
    insured: { ...INSURED, accountId },
    contact: CONTACT,
    agent: AGENT,
    carrierId: CARRIER,
    terms: { ...TERMS, ...terms },
    charges: charged({ premium: 100_000, brokerFee: 5_000 }),
    rating: {
      ratingId: randomUUID(),
      inputHash: 'a'.repeat(64),
      rateBookId: 'US',
      rateBookVersion: 'US-2026-01',
    },
    boundOn: '2026-01-15T12:00:00.000Z',
    binderExpiresOn: '2026-02-14T08:01:00.000Z',
    commissionPct: 15,
    surplus: null,
    subjectivities: [],
    signed: { docId: randomUUID(), at: '2026-01-15T11:00:00.000Z' },
    agencyBilled: false,
    paymentTerms: 30,
    version: 9,
    scope,
    ...change,
  };
}

/** Binds a quote; answers the id of its binder and policy. */
export async function bound(app: World, ...quote: Parameters<typeof boundQuote>): Promise<Bound> {
  const data = boundQuote(...quote);
  await app.deliver('quote.bound.v1', data);
  return data;
}

/** The events of a subject in the order in which they were written; each fits its contract. */
export async function eventsOf(app: World, subject: string): Promise<Record<string, never>[]> {
  const rows = await app.dataSource.query<{ body: Record<string, never> }[]>(
    'select body from outbox where subject = $1 order by sequence',
    [subject],
  );
  for (const { body } of rows) {
    if (!ajv.validate(EVENTS[body.type as EventType].schema, body.data)) {
      throw new Error(`${String(body.type)}: ${ajv.errorsText()}`);
    }
  }
  return rows.map(({ body }) => body);
}

/** The types of the events of a subject. */
export const typesOf = async (app: World, subject: string): Promise<unknown[]> =>
  (await eventsOf(app, subject)).map(({ type }) => type);

/** An account as account tells of it, with the team of the agency. */
export const accountCreated = (teamIds = [TEAM]): EventData<'account.created.v1'> => ({
  insured: INSURED,
  status: 'Quoted',
  domains: [],
  contact: null,
  agent: null,
  aggregatorId: null,
  msspIds: [],
  revenue: null,
  currency: 'USD',
  employees: null,
  yearEstablished: null,
  records: null,
  entityType: null,
  ownershipType: null,
  franchiseSystemConnectivity: null,
  percentInternationalSales: null,
  claimHistory: null,
  securityAnswers: {},
  profileScore: null,
  version: 1,
  scope: scopeOf({ accountId: ACCOUNT, agencyId: AGENCY, teamIds }),
});

/** An agency as account tells of it. */
export const agencySaved = (canIssue: boolean): EventData<'agency.saved.v1'> => ({
  agencyId: AGENCY,
  name: 'Harborline',
  description: null,
  npn: '1234567',
  hostname: null,
  contact: boundQuote().contact,
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
  canIssue,
  programs: [],
  levels: [],
  logoDocId: null,
  deleted: false,
  version: 1,
  scope: scopeOf({ agencyId: AGENCY }),
});
