import { currency, share } from './blocks';
import { publishes } from './event';
import { date, int, list, minorUnits, nullable, object, oneOf, str, uuid } from './schema';

const accrued = {
  commissionId: uuid,
  agencyId: uuid,
  policyId: uuid,
  policyNumber: str(40),
  lineType: oneOf('NBS', 'RWL', 'PCH', 'XLC', 'REI', 'RIX', 'ADJ'),
  currency,
  commissionable: minorUnits,
  pct: share,
  amount: minorUnits,
};

const statement = {
  statementId: uuid,
  agencyId: uuid,
  year: int(2020),
  month: int(1, 12),
  currency,
  opening: minorUnits,
  total: minorUnits,
  lines: list(
    object(accrued, 'StatementLine', {
      insuredName: str(200),
      effectiveDate: date,
      transactionDate: date,
      nonCommissionable: minorUnits,
      // Of the premium of the policy, when the line came onto the statement.
      paidShare: share,
    }),
  ),
};

// Where a statement was paid to; of the account the last digits.
const bank = object({ name: str(200), account: str(40) });

/** The events that commissions publishes. */
export const COMMISSIONS_EVENTS = publishes('commissions', {
  'commission.accrued.v1': {
    when: 'on issue, endorsement, renewal',
    payload: accrued,
    consumers: { billing: 'ledger posting' },
    out: ['browser'],
  },
  'commission.released.v1': {
    when: 'on premium paid',
    payload: accrued,
    consumers: { billing: 'ledger posting' },
    out: ['browser'],
  },
  'commission.charged-back.v1': {
    when: 'cancellation, void, negative endorsement; the amount is negative',
    payload: accrued,
    consumers: { billing: 'ledger posting' },
    out: ['webhook', 'browser'],
  },
  'commission.paid.v1': {
    when: 'a statement is paid',
    payload: {
      paymentId: uuid,
      statementId: uuid,
      agencyId: uuid,
      currency,
      amount: minorUnits,
      paidOn: date,
      description: nullable(str(500)),
    },
    addedLater: { bank },
    consumers: {
      billing: 'ledger posting',
      docs: 'statement, with its payment',
      auth: 'letter',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'commission-statement.finalized.v1': {
    when: 'the month is closed',
    payload: statement,
    consumers: { docs: 'statement', auth: 'letter' },
    out: ['browser', 'notification'],
  },
  'commission-statement.paper-asked.v1': {
    when: 'a statement that was closed elsewhere, as those of the demo, has no paper yet',
    payload: {
      ...statement,
      agencyName: str(200),
      payment: nullable(object({ paidOn: date, bank: nullable(bank) })),
    },
    consumers: { docs: 'statement, with its payment' },
    out: [],
  },
});
