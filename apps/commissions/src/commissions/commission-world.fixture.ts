import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';

type Charges = EventData<'policy.issued.v1'>['charges'];
type Currency = Charges['currency'];

/** Charges with this premium and, when named, fees. */
export const charges = (premium: number, fees = 0, currency: Currency = 'USD'): Charges => ({
  currency,
  premium,
  brokerFee: fees,
  mgaFee: 0,
  totalPremium: premium + fees,
  surplusLineTax: 0,
  surplusStampingFee: 0,
  ipt: 0,
  amountDue: premium + fees,
});

/** A policy of a test: its agency and its rate. */
export interface TestPolicy {
  policyId: string;
  policyNumber: string;
  agencyId: string;
}

let count = 0;

/** A policy that no other test has. */
export const newPolicy = (agencyId: string = randomUUID()): TestPolicy => ({
  policyId: randomUUID(),
  agencyId,
  policyNumber: `P-26-${String(++count).padStart(7, '0')}`,
});

const policyHeadOf = ({ policyId, policyNumber, agencyId }: TestPolicy, version: number) => ({
  policyHead: {
    policyId,
    policyNumber,
    quoteId: randomUUID(),
    revision: version,
    product: 'P250' as const,
    market: 'ADMITTED' as const,
    status: 'ISSUED' as const,
    effectiveDate: '2026-01-01',
    endDate: '2027-01-01',
  },
  version,
  scope: scopeOf({ agencyId, accountId: randomUUID() }),
});

const TERMS: EventData<'policy.issued.v1'>['terms'] = {
  product: 'P250',
  market: 'ADMITTED',
  state: 'NV',
  effectiveDate: '2026-01-01',
  endDate: '2027-01-01',
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

const INSURED: EventData<'policy.issued.v1'>['insured'] = {
  accountId: randomUUID(),
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

/** An issue as `policy.issued` carries it. */
export const issued = (
  policy: TestPolicy,
  amounts: Charges,
  change: Partial<EventData<'policy.issued.v1'>> = {},
): EventData<'policy.issued.v1'> => ({
  ...policyHeadOf(policy, 1),
  insured: INSURED,
  contact: { firstName: 'Ada', lastName: 'Reed', email: 'ada@redrock.example', phone: null },
  agent: null,
  carrierId: randomUUID(),
  terms: TERMS,
  charges: amounts,
  treatyIds: [],
  rating: {
    ratingId: randomUUID(),
    inputHash: 'a'.repeat(64),
    rateBookId: randomUUID(),
    rateBookVersion: 'US-2026-01',
  },
  commissionPct: 15,
  timeZone: 'America/Los_Angeles',
  parentPolicyId: null,
  issuedBy: 'system',
  ...change,
});

/** A cancellation as `policy.cancelled` carries it. */
export const cancelled = (
  policy: TestPolicy,
  returned: Charges,
  version = 2,
): EventData<'policy.cancelled.v1'> => ({
  ...policyHeadOf(policy, version),
  reason: 'INSURED_REQUEST',
  method: 'PRO_RATA',
  cancelDate: '2026-04-01',
  factor: '0.7534',
  charges: returned,
  feesReturned: false,
  reinstateUntil: null,
});

/** A reinstatement as `policy.reinstated` carries it. */
export const reinstated = (
  policy: TestPolicy,
  again: Charges,
  version = 3,
): EventData<'policy.reinstated.v1'> => ({
  ...policyHeadOf(policy, version),
  effectiveDate: '2026-04-01',
  charges: again,
  lapse: false,
});

/** An endorsement as `policy.endorsed` carries it. */
export const endorsed = (
  policy: TestPolicy,
  difference: Charges,
  version = 2,
): EventData<'policy.endorsed.v1'> => ({
  ...policyHeadOf(policy, version),
  insured: INSURED,
  endorsementId: randomUUID(),
  type: 'PREMIUM',
  effectiveDate: '2026-03-01',
  terms: TERMS,
  charges: difference,
  factor: '0.4959',
  priorKnowledgeDate: null,
  erp: null,
});

/** A payment as `payment.settled` carries it. */
export const settled = (
  { policyId, policyNumber, agencyId }: TestPolicy,
  premiumPart: number,
  transactionId = `T-${randomUUID()}`,
): EventData<'payment.settled.v1'> => ({
  transactionId,
  invoiceId: randomUUID(),
  invoiceNumber: 'I-26-0000001',
  policyId,
  policyNumber,
  method: 'Wire',
  currency: 'USD',
  amount: premiumPart,
  premiumPart,
  paidShare: 50,
  isDownPayment: false,
  payer: 'INSURED',
  paidOn: '2026-01-15',
  contact: null,
  version: 1,
  scope: scopeOf({ agencyId }),
});

/** A refund as `payment.refunded` carries it. */
export const refunded = (
  { policyId, policyNumber, agencyId }: TestPolicy,
  premiumPart: number,
): EventData<'payment.refunded.v1'> => ({
  transactionId: `T-${randomUUID()}`,
  policyId,
  policyNumber,
  currency: 'USD',
  amount: premiumPart,
  premiumPart,
  to: 'INSURED',
  reason: 'Cancelled',
  version: 1,
  scope: scopeOf({ agencyId }),
});

/** Money of a binder that ended as `payment.held` carries it. */
export const held = (policy: TestPolicy, premiumPart: number): EventData<'payment.held.v1'> => {
  const { to: payer, ...part } = refunded(policy, premiumPart);
  return { ...part, payer, paidOn: '2026-01-15', reason: 'The binder ended' };
};

/** An agency as `agency.saved` carries it. */
export const agencySaved = (agencyId: string, name: string): EventData<'agency.saved.v1'> => ({
  agencyId,
  name,
  description: null,
  npn: '1234567',
  hostname: null,
  contact: { firstName: 'Nora', lastName: 'Vale', email: 'nora@harborline.example', phone: null },
  address: null,
  region: 'US',
  commissionPct: 15,
  additionalBrokerFee: 0,
  currency: 'USD',
  isWholesale: false,
  isAppointed: true,
  agencyBilled: false,
  paymentTerms: 30,
  enforceMFA: false,
  canIssue: true,
  programs: [],
  levels: [],
  logoDocId: null,
  deleted: false,
  version: 1,
  scope: scopeOf({ agencyId }),
});
