import { currency } from './blocks';
import { publishes } from './event';
import { bool, date, list, minorUnits, nullable, object, oneOf, str, text, uuid } from './schema';

const head = { claimId: uuid, claimNumber: str(40), policyId: uuid };

// Who of claims staff works on the file.
const handler = { handlerId: nullable(uuid) };

const byCategory = object({
  firstPartyExpense: minorUnits,
  firstPartyLoss: minorUnits,
  lossAdjustment: minorUnits,
  thirdPartyLoss: minorUnits,
});

// Told of and no claim yet; left out, it is a claim.
const circumstance = { isCircumstance: bool };

const fileStatus = oneOf(
  'OPEN',
  'REOPENED',
  'DENIED',
  'CLOSED_WITH_PAYMENT',
  'CLOSED_NO_PAYMENT',
  'VOID',
);

/** The events that claims publishes. */
export const CLAIMS_EVENTS = publishes('claims', {
  'claim.filed.v1': {
    when: 'a claim or a circumstance is filed, a circumstance is made a claim',
    payload: {
      ...head,
      lossDate: nullable(date),
      reportedDate: date,
      causes: list(str(80)),
      reporterName: str(200),
    },
    addedLater: circumstance,
    consumers: {
      auth: 'letter',
      policy: 'claim flag (guards of rescind, void, flat cancel and auto-renewal)',
      quote: 'flags open and renewal quotes',
      docs: 'who may bring files for it; prints that it was received',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'claim.reserve-changed.v1': {
    when: 'reserves are set, a claim payment is made',
    payload: {
      ...head,
      currency,
      reserves: byCategory,
      paid: byCategory,
      total: minorUnits,
      incurred: minorUnits,
      aggregateLeft: minorUnits,
    },
    consumers: { policy: 'what is gone of the limit below an excess policy' },
    out: ['browser'],
  },
  'claim.money-moved.v1': {
    when: 'a claim payment is issued, stopped, void or refunded, or something is recovered',
    payload: {
      ...head,
      moveId: uuid,
      kind: oneOf('ISSUED', 'STOPPED', 'VOID', 'REFUNDED', 'RECOVERED'),
      category: oneOf('firstPartyExpense', 'firstPartyLoss', 'lossAdjustment', 'thirdPartyLoss'),
      coverage: nullable(str(80)),
      payee: nullable(str(200)),
      payeeType: nullable(oneOf('INSURED', 'VENDOR', 'CLAIMANT', 'COUNSEL', 'REGULATOR')),
      method: nullable(oneOf('CHECK', 'WIRE')),
      currency,
      // What left the insurer; negative where it came back.
      amount: minorUnits,
    },
    // The day for the insured.
    addedLater: { movedOn: nullable(date) },
    consumers: { auth: 'letter', billing: 'posts it in the ledger' },
    out: ['browser'],
  },
  'claim.large-loss.v1': {
    when: 'the gross incurred of an event first reaches 250,000.00: once for each event',
    payload: {
      ...head,
      lossDate: date,
      cause: str(80),
      currency,
      // Of all claims of the event.
      incurred: minorUnits,
      carrierId: nullable(uuid),
      // Of the treaties that were taken at issue.
      reinsurerIds: list(uuid),
    },
    consumers: { auth: 'letter to carrier and reinsurers' },
    // What is reserved is no news to agency and insured, who hear what goes out.
    out: [],
  },
  'claim.closed.v1': {
    when: 'denied, closed with or without payment, void',
    payload: { ...head, fileStatus, closedDate: date, currency, incurred: minorUnits },
    // Why, as the insured is told.
    addedLater: { ...handler, reason: nullable(text) },
    consumers: { auth: 'letter', policy: 'claim flag', docs: 'prints the denial' },
    out: ['webhook', 'browser', 'notification'],
  },
  'claim.changed.v1': {
    when:
      'opened, reopened, assigned, vendor added, notice corrected, diary due, a circumstance ended ' +
      'or taken up again',
    payload: { ...head, fileStatus, action: str(80) },
    addedLater: {
      ...handler,
      ...circumstance,
      reason: nullable(text),
      // Of a circumstance: when it ended without becoming a claim.
      endedOn: nullable(date),
      // Since when the insured knows that the insurer may still refuse.
      rightsReservedOn: nullable(date),
    },
    consumers: {
      auth: 'letter; what vendors are in use by',
      policy: 'claim flag on reopen; a circumstance that ended is no loss',
      docs: 'vendors who see its documents; prints that rights are reserved',
    },
    out: ['browser', 'notification'],
  },
});
