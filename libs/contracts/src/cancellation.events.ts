import {
  charges,
  contact,
  insured,
  noLossStatement,
  policyHead,
  stoppedCancellation,
} from './blocks';
import { publishes } from './event';
import { bool, date, factor, int, list, minorUnits, nullable, object, oneOf, text } from './schema';

/** The events that end a policy early, or take that back. */
export const CANCELLATION_EVENTS = publishes('policy', {
  'policy.cancel-pending.v1': {
    when: 'a cancellation is approved and its notice issued; charges are the expected return',
    payload: {
      policyHead,
      reason: text,
      method: oneOf('FLAT', 'PRO_RATA', 'SHORT_RATE'),
      cancelDate: date,
      mailedOn: nullable(date),
      noticeDays: nullable(int()),
      charges,
      insured,
      contact,
    },
    addedLater: { owed: minorUnits }, // Still to be paid of the policy then.
    consumers: {
      auth: 'letter',
      docs: 'renders the notice',
      billing: 'stops reminders, takes payment',
      claims: 'status',
      quote: 'status',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'policy.cancel-stopped.v1': {
    when: 'a notice is stopped, a request rejected or withdrawn',
    payload: { policyHead, reason: text, stopped: nullable(stoppedCancellation) },
    consumers: {
      auth: 'letter',
      docs: 'notice stopped',
      billing: 'goes on',
      claims: 'status',
      quote: 'status',
    },
    out: ['browser', 'notification'],
  },
  'policy.notice-due.v1': {
    when: 'ten days after an invoice was due, where the notice for non-payment waits for a person',
    payload: {
      policyHead,
      why: oneOf('BY_HAND', 'HELD', 'RENEWAL_ISSUED', 'TERM_ENDS'),
      owed: minorUnits,
      dueDate: nullable(date),
      heldReason: nullable(text),
    },
    consumers: {},
    out: ['browser', 'notification'],
  },
  'policy.cancelled.v1': {
    when: 'the cancel date is reached, or flat cancel; charges are the return, negative',
    payload: {
      policyHead,
      reason: text,
      method: oneOf('FLAT', 'PRO_RATA', 'SHORT_RATE'),
      cancelDate: date,
      factor,
      charges,
      feesReturned: bool,
      reinstateUntil: nullable(date),
    },
    // Still to be paid before the return; the premium of each line that the charges are the sum of.
    // And the first day on which a loss of before is reported too late.
    addedLater: {
      owed: minorUnits,
      premiums: list(minorUnits),
      reportingUntil: nullable(date),
    },
    consumers: {
      policy: 'the excess policies above it end too',
      auth: 'letter',
      billing: 'credit, refund (finance company first)',
      commissions: 'charges back',
      docs: 'renders the final notice, loss statement link',
      account: 'Open when it was the last',
      quote: 'renewal quotes LOST',
      claims: 'end of cover',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'policy.reporting-offered.v1': {
    when: 'a policy has ended, and more time to report is offered',
    payload: {
      policyHead,
      endOfCover: date,
      automaticUntil: nullable(date),
      buyBy: date,
      citation: text,
      options: list(object({ months: int(1), until: date, charges })),
    },
    consumers: { auth: 'letter', docs: 'renders the offer' },
    out: ['browser', 'notification'],
  },
  'policy.voided.v1': {
    when: 'a policy that was issued in error never was; charges are all of it, negative',
    // Of each line that the charges are the sum of, its premium.
    payload: { policyHead, reason: text, charges, premiums: list(minorUnits) },
    consumers: {
      policy: 'the excess policies above it end too',
      auth: 'letter',
      billing: 'all money back',
      commissions: 'all back',
      docs: 'renders that it is void',
      quote: 'VOID',
      account: 'Open when it was the last',
      claims: 'no cover',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'policy.statement-due.v1': {
    when: 'all is paid to reinstate a policy, and nobody has signed that no loss happened',
    payload: { policyHead, reinstateUntil: nullable(date) },
    consumers: {},
    out: ['browser', 'notification'],
  },
  'policy.no-loss-signed.v1': {
    when: 'the insured of a policy cancelled for non-payment signs that no loss happened since',
    payload: { policyHead, statement: noLossStatement },
    consumers: { docs: 'renders the signed statement' },
    out: ['browser', 'notification'],
  },
  'policy.reinstated.v1': {
    when: 'reinstate, undo cancelled, cancel transaction applied; charges are the reversed return',
    payload: { policyHead, effectiveDate: date, charges, lapse: bool },
    // The premium of each line that the charges are the sum of; what of them was paid before.
    addedLater: { premiums: list(minorUnits), prepaid: minorUnits },
    consumers: {
      policy: 'the excess policies above it that ended with it run again',
      auth: 'letter',
      billing: 'reverses the credit, pays it with what is held',
      commissions: 'accrues again',
      claims: 'cover',
      account: 'Active Policy',
      quote: 'status',
    },
    out: ['webhook', 'browser', 'notification'],
  },
});
