import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';

type Charges = EventData<'binder.bound.v1'>['charges'];

/** Charges of a US policy on admitted paper, in minor units. */
export const charges = (change: Partial<Charges> = {}): Charges => {
  const parts = {
    premium: 1_000_000,
    brokerFee: 0,
    mgaFee: 0,
    surplusLineTax: 0,
    surplusStampingFee: 0,
    ipt: 0,
    ...change,
  };
  const totalPremium = parts.premium + parts.brokerFee + parts.mgaFee;
  const taxes = parts.surplusLineTax + parts.surplusStampingFee + parts.ipt;
  return { currency: 'USD', totalPremium, amountDue: totalPremium + taxes, ...parts };
};

/** The charges of a surplus policy: premium, both fees, tax and stamping fee. */
export const SURPLUS_CHARGES = charges({
  premium: 2_000_000,
  brokerFee: 20_000,
  mgaFee: 30_000,
  surplusLineTax: 99_425,
  surplusStampingFee: 820,
});

/** A policy of a test: who holds it and how it is named. */
export interface TestPolicy {
  policyId: string;
  quoteId: string;
  policyNumber: string;
  accountId: string;
  agencyId: string;
}

let count = 0;

/** A policy that no other test has. */
export const newPolicy = (change: Partial<TestPolicy> = {}): TestPolicy => ({
  policyId: randomUUID(),
  quoteId: randomUUID(),
  policyNumber: `P-26-${String(++count).padStart(7, '0')}`,
  accountId: randomUUID(),
  agencyId: randomUUID(),
  ...change,
});

/** The head and scope that every event of a policy has. */
export function policyState(
  { policyId, quoteId, policyNumber, accountId, agencyId }: TestPolicy,
  version = 1,
  status: EventData<'policy.in-force.v1'>['policyHead']['status'] = 'BOUND',
): Pick<EventData<'policy.in-force.v1'>, 'policyHead' | 'scope' | 'version'> {
  const dates = { effectiveDate: '2026-02-01', endDate: '2027-02-01' };
  const names = { policyId, policyNumber, quoteId };
  const kind = { product: 'P250' as const, market: 'ADMITTED' as const };
  return {
    policyHead: { ...names, ...kind, ...dates, status, revision: version },
    scope: scopeOf({ accountId, agencyId }),
    version,
  };
}

/** A binder as `binder.bound` carries it. */
export function binder(
  policy: TestPolicy,
  change: Partial<EventData<'binder.bound.v1'>> = {},
): EventData<'binder.bound.v1'> {
  return {
    ...policyState(policy),
    insured: { ...INSURED, accountId: policy.accountId },
    contact: { firstName: 'Ada', lastName: 'Reed', email: 'ada@redrock.example', phone: null },
    agent: {
      agencyId: policy.agencyId,
      agencyName: 'Harborline',
      userId: null,
      name: 'Nora Vale',
      email: 'nora@harborline.example',
      phone: null,
      npn: null,
    },
    carrierId: randomUUID(),
    terms: TERMS,
    charges: charges(),
    boundOn: '2026-01-15T12:00:00.000Z',
    binderExpiresOn: '2026-03-03T12:00:00.000Z',
    commissionPct: 15,
    agencyBilled: false,
    paymentTerms: 30,
    surplus: null,
    ...change,
  };
}

const INSURED = {
  name: 'Red Rock Dental',
  address1: '10 Canyon Road',
  address2: null,
  address3: null,
  city: 'Las Vegas',
  state: 'NV',
  zipCode: '89101',
  country: 'USA' as const,
  timeZone: 'America/Los_Angeles',
  industryCode: '621210',
  hazard: 3,
};

const TERMS: EventData<'binder.bound.v1'>['terms'] = {
  product: 'P250',
  market: 'ADMITTED',
  state: 'NV',
  effectiveDate: '2026-02-01',
  endDate: '2027-02-01',
  aggregateLimit: 100_000_000,
  attachment: null,
  retention: 2_500_000,
  waitingPeriod: 12,
  retroActivePeriod: -1,
  coverages: [],
  endorsements: [],
  additionalInsureds: [],
  isTriaExcluded: false,
};

/** A cancellation as `policy.cancelled` carries it; the charges are the return, negative. */
export const cancelled = (
  policy: TestPolicy,
  returned: Charges,
  version = 2,
): EventData<'policy.cancelled.v1'> => ({
  ...policyState(policy, version, 'CANCELLED'),
  reason: 'INSURED_REQUEST',
  method: 'PRO_RATA',
  cancelDate: '2026-05-01',
  factor: '0.7534',
  charges: returned,
  feesReturned: false,
  reinstateUntil: null,
});

/** An endorsement as `policy.endorsed` carries it; the charges are the difference. */
export const endorsed = (
  policy: TestPolicy,
  difference: Charges,
  version = 2,
): EventData<'policy.endorsed.v1'> => ({
  ...policyState(policy, version, 'ISSUED'),
  insured: { ...INSURED, accountId: policy.accountId },
  endorsementId: randomUUID(),
  type: 'PREMIUM',
  effectiveDate: '2026-03-01',
  terms: TERMS,
  charges: difference,
  factor: '0.4959',
  priorKnowledgeDate: null,
  erp: null,
});

/** A binder whose quote was rescinded, as policy tells of it. */
export const rescinded = (policy: TestPolicy): EventData<'policy.changed.v1'> => ({
  ...policyState(policy, 5, 'RESCIND'),
  action: 'rescind',
  isPaid: false,
  nocStopped: false,
  isOpenForRenewal: false,
  cancelRequest: null,
});
