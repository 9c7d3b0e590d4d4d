import type { CloudEvent, EventData, EventType } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Currency, Region } from '@palisade/kernel';
import {
  SAMPLE_CONTACT,
  SAMPLE_INSURED,
  SAMPLE_TERMS,
  samplePolicyHead,
  sampleQuoteHead,
} from '@palisade/testing';

type Edition = Pick<EventData<'policy.issued.v1'>['policyHead'], 'product' | 'market'> & {
  currency: Currency;
};

export const EDITIONS: Readonly<Record<Region, Edition>> = {
  US: { product: 'P250_S', market: 'SURPLUS', currency: 'USD' },
  UK: { product: 'P_ONE', market: 'UK', currency: 'GBP' },
};

export const ID = '01900000-0000-7000-8000-0000000000b1';
const common = { version: 1, scope: scopeOf({}) };

/** An event with what all of them have. */
export const event = <Type extends EventType>(
  type: Type,
  data: Omit<EventData<Type>, 'version' | 'scope'>,
) => ({ type, data: { ...common, ...data } }) as unknown as CloudEvent;

/** What is charged; no two amounts are alike, so that none can stand for another. */
const chargesOf = (
  currency: Currency,
  amountDue: number,
): EventData<'policy.issued.v1'>['charges'] => ({
  currency,
  premium: 123_401,
  brokerFee: 5_002,
  mgaFee: 703,
  totalPremium: 129_106,
  surplusLineTax: 6_227,
  surplusStampingFee: 51,
  ipt: 804,
  amountDue,
});

/** Events of quotes, with every field that their publisher fills in; no two days are alike. */
export function quoteEvents(region: Region) {
  const { product, currency } = EDITIONS[region];
  const quoteHead = { ...sampleQuoteHead(ID), product };
  const terms = { ...SAMPLE_TERMS, product };
  return {
    declined: event('quote.declined.v1', {
      quoteHead,
      reason: 'The controls are too few for the limit',
      reasonSummary: 'Poor Cyber Security Controls',
      notify: true,
    } as EventData<'quote.declined.v1'>),
    referred: event('quote.referred.v1', {
      quoteHead,
      terms,
      charges: chargesOf(currency, 134_678),
      rating: null,
      reasons: [
        { code: 'REF_MFA', text: 'No multi factor authentication' },
        { code: 'REF_SIZE', text: 'Revenue above the limit' },
      ],
      urgencyIndex: 3,
      needByDate: '2026-07-09',
    }),
    assigned: event('quote.assigned.v1', { quoteHead, assignedUnderwriterId: ID }),
    toBind: event('quote.changed.v1', {
      quoteHead,
      action: 'requestToBind',
      assignedUnderwriterId: null,
      subjectivities: null,
    }),
    released: event('quote.released.v1', {
      quoteHead,
      terms,
      charges: chargesOf(currency, 134_678),
      rating: null,
      expiresOn: '2026-07-10T12:00:00.000Z',
      subjectivities: [{ title: 'Backup report' }, { title: 'Signed application' }],
      commissionPct: 0.15,
      byUnderwriter: true,
    } as unknown as EventData<'quote.released.v1'>),
    expired: event('quote.expired.v1', {
      quoteHead,
      reason: null,
      reasonSummary: null,
      notify: true,
    } as unknown as EventData<'quote.expired.v1'>),
    rescinded: event('quote.rescinded.v1', {
      quoteHead: { ...quoteHead, policyId: ID },
      reason: 'Bound by mistake',
    }),
    conditions: event('quote.conditions-due.v1', {
      quoteHead,
      conditions: [{ title: 'Backup report' }, { title: 'Signed application' }],
      dueAt: '2026-07-02T12:00:00.000Z',
    } as unknown as EventData<'quote.conditions-due.v1'>),
  };
}

/** What events of policies have in common. */
export function policyOf(region: Region) {
  const { currency, ...paper } = EDITIONS[region];
  const policyHead = { ...samplePolicyHead(ID), ...paper };
  const charges = (amountDue: number) => chargesOf(currency, amountDue);
  const about = { policyHead, insured: SAMPLE_INSURED, contact: SAMPLE_CONTACT };
  return { paper, policyHead, charges, about };
}

/** Events of policies in their term, likewise. */
export function policyEvents(region: Region) {
  const { paper, policyHead, charges, about } = policyOf(region);
  const endorsed = (amountDue: number, type: 'PREMIUM' | 'ERP' = 'PREMIUM', follows?: string) =>
    event('policy.endorsed.v1', {
      policyHead,
      insured: SAMPLE_INSURED,
      endorsementId: ID,
      type,
      effectiveDate: '2026-07-01',
      terms: { ...SAMPLE_TERMS, ...paper },
      charges: charges(amountDue),
      factor: '0.5',
      priorKnowledgeDate: '2026-06-01',
      erp: { months: 12, from: '2026-07-03', to: '2027-07-03' },
      ...(follows && { follows }),
    });
  return {
    binderExpired: event('binder.expired.v1', {
      policyHead,
      binderExpiresOn: '2026-03-05T00:00:00.000Z',
      charges: charges(134_678),
    }),
    binderExtended: event('binder.extended.v1', {
      policyHead,
      binderExpiresOn: '2026-04-05T00:00:00.000Z',
      charges: charges(134_678),
    }),
    refused: event('binder.expired.v1', {
      policyHead,
      binderExpiresOn: '2026-03-06T00:00:00.000Z',
      charges: charges(134_679),
      refusal: 'This client has Prime 250 already.',
    }),
    cancelAsked: event('policy.changed.v1', {
      policyHead,
      action: 'requestCancellation',
      cancelRequest: { reason: 'FRAUD', cancelDate: '2026-07-22' },
    } as unknown as EventData<'policy.changed.v1'>),
    issued: event('policy.issued.v1', {
      ...about,
      charges: charges(134_678),
    } as unknown as EventData<'policy.issued.v1'>),
    dearer: endorsed(5_067),
    cheaper: endorsed(-5_068),
    free: endorsed(0),
    followed: endorsed(5_069, 'PREMIUM', 'P-25-0000003'),
    extended: endorsed(850_001, 'ERP'),
  };
}

/** Events that end a policy, or take that back, likewise. */
export function endEvents(region: Region) {
  const { policyHead, charges, about } = policyOf(region);
  const end = {
    policyHead,
    reason: 'NON_PAYMENT',
    method: 'PRO_RATA',
    cancelDate: '2026-07-20',
  } as const;
  return {
    noticed: event('policy.cancel-pending.v1', {
      ...about,
      ...end,
      mailedOn: '2026-07-05',
      noticeDays: 15,
      charges: charges(-67_339),
      owed: 43_746,
    }),
    stopped: event('policy.cancel-stopped.v1', { policyHead, reason: 'FRAUD', stopped: null }),
    cancelled: (owed: number, reinstateUntil: string | null = null) =>
      event('policy.cancelled.v1', {
        ...end,
        policyHead,
        factor: '0.5',
        charges: charges(-67_339),
        feesReturned: false,
        reinstateUntil,
        owed,
      }),
    voided: event('policy.voided.v1', {
      policyHead,
      reason: 'ERROR',
      charges: charges(-134_677),
      premiums: [-130_000],
    }),
    reinstated: (prepaid?: number) =>
      event('policy.reinstated.v1', {
        policyHead,
        effectiveDate: '2026-07-21',
        charges: charges(67_340),
        lapse: false,
        prepaid,
      }),
  };
}

const invoice = {
  invoiceId: ID,
  invoiceNumber: 'I-26-7',
  policyId: ID,
  policyNumber: 'P-26-0000001',
};

/** Events of bills likewise. */
export function billEvents(region: Region) {
  const { currency, product } = EDITIONS[region];
  const bill = { ...invoice, currency, dueDate: '2026-07-31' };
  const asked = (letter: 'invoice' | 'paymentReminder') =>
    event('invoice.letter-asked.v1', {
      ...bill,
      letter,
      to: SAMPLE_CONTACT,
      sender: 'Nora Vale',
      accountId: ID,
      accountName: SAMPLE_INSURED.name,
      agencyName: 'Harborline',
      product,
      endDate: '2027-02-01',
      balance: 98_765,
    });
  return {
    billed: event('invoice.created.v1', {
      ...bill,
      kind: 'NEW',
      lines: [{ type: 'Premium', amount: 99_001 }],
      amountDue: 105_002,
      balance: 104_003,
      agencyBilled: false,
    }),
    mailed: asked('invoice'),
    reminded: asked('paymentReminder'),
  };
}

/** Events of payments and of a claim likewise. */
export function paymentEvents(region: Region) {
  const { currency } = EDITIONS[region];
  const payment = {
    ...invoice,
    transactionId: 'T-1',
    method: 'Check',
    currency,
    amount: 10_051,
    premiumPart: 9_002,
    paidShare: 7.5,
    isDownPayment: true,
    payer: 'INSURED',
    paidOn: '2026-07-04',
    contact: SAMPLE_CONTACT,
  } as const;
  return {
    paid: event('payment.settled.v1', payment),
    failed: event('payment.failed.v1', { ...payment, reason: 'Declined', wasSettled: false }),
    held: event('payment.held.v1', {
      transactionId: 'T-1',
      policyId: ID,
      policyNumber: invoice.policyNumber,
      currency,
      amount: 10_053,
      payer: 'INSURED',
      paidOn: '2026-07-06',
      reason: 'Another policy covers these days',
    } as unknown as EventData<'payment.held.v1'>),
    refunded: event('payment.refunded.v1', {
      transactionId: 'T-1',
      policyId: ID,
      policyNumber: invoice.policyNumber,
      currency,
      amount: 10_052,
      premiumPart: 9_003,
      to: 'INSURED',
      reason: 'Paid too much',
    }),
  };
}
