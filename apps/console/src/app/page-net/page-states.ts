import type { Changes } from './answers';

/** What is otherwise than in the examples where a page is asked about it, by its name in the table. */
export const STATES: Readonly<Record<string, Changes>> = {
  unpaid: {
    'getPaymentStatus.isPaid': false,
    'getPaymentStatus.status': 'Unpaid',
    'getFinancePlan.accepted': false,
  },
  filed: {
    'getClaim.isFiled': true,
    'getClaim.cover': {
      asOf: '2026-02-01',
      currency: 'USD',
      aggregateLimit: 1_000_000,
      retention: 10_000,
      waitingPeriod: 8,
      coverages: [{ key: 'LIABILITY', limit: 1_000_000, retention: 10_000 }],
    },
  },
  excess: {
    'getPolicy.underlying': {
      policyId: 'p0',
      policyNumber: 'P-26-0000002',
      insurer: null,
      limit: 1_000_000,
      attachment: 1_010_000,
      eroded: 5_000,
      left: 995_000,
      effectiveDate: '2026-01-01',
      endDate: '2027-01-01',
      isGap: false,
    },
    'getPolicy.reporting': {
      endOfCover: '2026-06-01',
      until: '2026-08-01',
      offeredOn: null,
      offerBy: '2026-06-20',
      buyBy: '2026-07-20',
      months: null,
      citation: 'Law of the state',
      options: [{ months: 12, until: '2027-06-01', charges: { premium: 1_000, amountDue: 1_100 } }],
    },
  },
};
