import { currency } from './blocks';
import { publishes } from './event';
import { date, dateTime, int, minorUnits, oneOf, percent, str, uuid } from './schema';

const finance = { financeId: uuid, policyId: uuid };

/** The events of premium finance. */
export const FINANCE_EVENTS = publishes('billing', {
  'finance.accepted.v1': {
    when: 'a finance plan is accepted with a signature',
    payload: {
      financeId: uuid,
      financeQuoteNumber: str(60),
      policyId: uuid,
      policyNumber: str(40),
      processorId: uuid,
      currency,
      amountFinanced: minorUnits,
      downPayment: minorUnits,
      apr: percent,
      installments: int(1),
      installmentAmount: minorUnits,
      firstInstallmentDue: date,
      signeeName: str(200),
      signedAt: dateTime,
      // Of the agreement, which docs prints under this id.
      docId: uuid,
    },
    consumers: {
      policy: 'isPremiumFinanced, processorId',
      docs: 'renders the agreement',
      auth: 'who cannot be deleted',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'finance.funded.v1': {
    when: 'the financer funds',
    payload: { ...finance, processorId: uuid, currency, amount: minorUnits },
    consumers: { policy: 'isPremiumFinancePaid' },
    out: ['webhook', 'browser'],
  },
  'finance.defaulted.v1': {
    when: 'the financer reports a default',
    payload: {
      ...finance,
      processorId: uuid,
      currency,
      unpaid: minorUnits,
      noticeSentOn: date,
    },
    consumers: { policy: 'CANCEL PENDING' },
    out: ['webhook', 'browser'],
  },
  'finance.ended.v1': {
    when: 'paid off, disaffirmed, cured, expired',
    payload: { ...finance, outcome: oneOf('PAID_OFF', 'CANCELLED', 'CURED', 'EXPIRED') },
    consumers: {
      policy: 'CURED stops the notice, CANCELLED makes the balance due',
      auth: 'who can be deleted',
    },
    out: ['webhook', 'browser'],
  },
});
