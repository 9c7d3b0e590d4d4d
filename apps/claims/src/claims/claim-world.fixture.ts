import { randomUUID } from 'node:crypto';
import type { EventData, EventType } from '@palisade/contracts';
import { EVENTS, scopeOf } from '@palisade/contracts';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

const ajv = new Ajv({ strict: false });
addFormats(ajv);

type Issued = EventData<'policy.issued.v1'>;

/** The service under test, as far as this world uses it. */
interface World {
  dataSource: { query<T>(sql: string, values: unknown[]): Promise<T> };
}

/** An event as a test reads it. */
interface Written {
  type: EventType;
  data: object;
}

/** The events of a claim in the order in which they were written; each fits its contract. */
export async function eventsOf(app: World, claimId: string): Promise<Written[]> {
  const rows = await app.dataSource.query<{ body: Written }[]>(
    'select body from outbox where subject = $1 order by sequence',
    [claimId],
  );
  for (const { body } of rows) {
    if (!ajv.validate(EVENTS[body.type].schema, body.data)) {
      throw new Error(`${body.type}: ${ajv.errorsText()}`);
    }
  }
  return rows.map(({ body }) => body);
}

export const AGENCY = randomUUID();
export const ACCOUNT = randomUUID();
export const CARRIER = randomUUID();
export const TEAM = randomUUID();

/** An issued P250 of the agency with a limit of 1,000,000, 2026 long. */
export function policyIssued(
  policyId: string,
  head: Partial<Issued['policyHead']> = {},
  change: Partial<Issued> = {},
): Issued {
  const policyHead = {
    policyId,
    policyNumber: 'P-26-0000001',
    quoteId: randomUUID(),
    product: 'P250' as const,
    market: 'ADMITTED' as const,
    status: 'ISSUED' as const,
    effectiveDate: '2026-01-01',
    endDate: '2027-01-01',
    revision: 1,
    ...head,
  };
  return {
    policyHead,
    insured: {
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
    },
    contact: { firstName: 'Ira', lastName: 'Stone', email: 'ira@redrock.example', phone: null },
    agent: null,
    carrierId: CARRIER,
    terms: issuedTerms(100_000_000),
    charges: CHARGES,
    treatyIds: [],
    rating: {
      ratingId: randomUUID(),
      inputHash: 'a'.repeat(64),
      rateBookId: 'US',
      rateBookVersion: 'US-2026-01',
    },
    commissionPct: 15,
    timeZone: 'America/Los_Angeles',
    parentPolicyId: null,
    issuedBy: 'system',
    version: 2,
    scope: scopeOf({ accountId: ACCOUNT, agencyId: AGENCY, carrierId: CARRIER }),
    ...change,
  };
}

export const CHARGES: Issued['charges'] = {
  currency: 'USD',
  premium: 100_000,
  brokerFee: 0,
  mgaFee: 0,
  totalPremium: 100_000,
  surplusLineTax: 0,
  surplusStampingFee: 0,
  ipt: 0,
  amountDue: 100_000,
};

/** Terms of the P250 with a limit. */
export const issuedTerms = (aggregateLimit: number): Issued['terms'] => ({
  product: 'P250',
  market: 'ADMITTED',
  state: 'NV',
  effectiveDate: '2026-01-01',
  endDate: '2027-01-01',
  aggregateLimit,
  attachment: null,
  retention: 2_500_000,
  waitingPeriod: 12,
  retroActivePeriod: 0,
  coverages: [{ key: 'LIABILITY', limit: aggregateLimit, retention: 2_500_000, premium: 1_000 }],
  endorsements: [],
  additionalInsureds: [],
  isTriaExcluded: false,
});

/** An account as account tells of it, with the team of the agency. */
export const accountCreated = (teamIds = [TEAM]): EventData<'account.created.v1'> => ({
  insured: policyIssued(randomUUID()).insured,
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

/** A notice that can be filed. */
export const NOTICE = {
  name: 'Ira Stone',
  address: '10 Canyon Road',
  city: 'Las Vegas',
  state: 'NV',
  zipCode: '89101',
  lossDate: '2026-01-10',
  lossDescription: 'The files are locked.',
};
