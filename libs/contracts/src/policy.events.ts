import {
  agent,
  cancelRequest,
  charges,
  contact,
  insured,
  policyHead,
  product,
  rating,
  share,
  terms,
} from './blocks';
import { publishes } from './event';
import {
  bool,
  date,
  dateTime,
  factor,
  int,
  list,
  minorUnits,
  nullable,
  object,
  oneOf,
  str,
  text,
  uuid,
} from './schema';
import { surplus } from './surplus-blocks';

const bound = {
  policyHead,
  insured,
  contact,
  agent: nullable(agent),
  carrierId: uuid,
  terms,
  charges,
};

const binderTerm = { policyHead, binderExpiresOn: dateTime, charges };

/** The events from the binder to the policy in force. */
export const ISSUE_EVENTS = publishes('policy', {
  'binder.bound.v1': {
    when: 'a binder is made from quote.bound',
    payload: {
      ...bound,
      boundOn: dateTime,
      binderExpiresOn: dateTime,
      commissionPct: share,
      agencyBilled: bool,
      paymentTerms: int(),
      surplus: nullable(surplus),
    },
    consumers: {
      auth: 'mails the link to pay by',
      billing: 'invoice, due at the effective date plus terms',
      docs: 'renders the binder',
      quote: 'policyNumber',
      claims: 'coverage snapshot',
    },
    out: ['webhook', 'browser'],
  },
  'binder.expired.v1': {
    when: 'the binder ran out without a policy (nightly), or its policy can never be issued',
    payload: binderTerm,
    // What refused to issue, where that and no day ended it.
    addedLater: { refusal: text },
    consumers: {
      auth: 'letter',
      quote: 'BINDER EXPIRED',
      billing: 'credit; what was paid is unapplied cash',
      claims: 'cover',
    },
    out: ['browser', 'notification'],
  },
  'binder.extended.v1': {
    when: 'an expired binder is extended',
    payload: binderTerm,
    consumers: {
      auth: 'letter',
      quote: 'BOUND',
      billing: 'a new invoice',
      claims: 'cover until the new end',
    },
    out: ['browser', 'notification'],
  },
  'policy.issued.v1': {
    when: 'issue, by hand or by itself',
    payload: {
      ...bound,
      treatyIds: list(uuid),
      rating,
      commissionPct: share,
      timeZone: str(60),
      parentPolicyId: nullable(uuid),
      issuedBy: str(100),
    },
    addedLater: { agencyBilled: bool },
    consumers: {
      auth: 'letter',
      quote: 'ISSUED',
      account: 'Active Policy',
      commissions: 'accrues',
      docs: 'renders the packet',
      claims: 'policy snapshot',
      billing: 'stamping and tax report line',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'policy.in-force.v1': {
    when: 'the effective date is reached',
    payload: { policyHead },
    consumers: { quote: 'status', claims: 'status', billing: 'status' },
    out: ['browser'],
  },
});

/** The events that change a policy within its term. */
export const MID_TERM_EVENTS = publishes('policy', {
  'policy.endorsed.v1': {
    when: 'endorsement issued, ERP bought, revision reverted, out-of-sequence change reapplied',
    payload: {
      policyHead,
      insured,
      endorsementId: uuid,
      type: oneOf('PREMIUM', 'NONPREMIUM', 'ERP', 'REVERTED'),
      effectiveDate: date,
      terms,
      charges,
      factor,
      priorKnowledgeDate: nullable(date),
      erp: nullable(object({ months: int(1), from: date, to: date })),
    },
    // What is covered from the date on, and the premium of each line that the charges are the sum of.
    addedLater: {
      cover: list(object({ from: date, to: date, terms: nullable(terms) })),
      premiums: list(minorUnits),
      // Of a renewal that is charged anew: the number of the policy before it, which changed.
      follows: str(40),
      // Cover that goes on at its terms beyond its end, because a notice came late.
      goesOn: object({ from: date, until: date, cause: oneOf('NON_RENEWAL', 'OTHER_TERMS') }),
    },
    consumers: {
      policy: 'the excess policies above it follow',
      auth: 'letter',
      billing: 'invoice or credit; name of the insured',
      commissions: 'accrues or charges back',
      docs: 'renders the endorsement, for the insured as named now; keeps what its quote had signed',
      claims: 'coverage from the date, reporting window',
      quote: 'status',
      account: 'weight in the score of a portfolio',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'policy.changed.v1': {
    when:
      'any other change that a screen shows: cancel requested, paid, opt-out flags, programs, ' +
      'reinstatement period',
    payload: {
      policyHead,
      action: str(80),
      isPaid: bool,
      isOpenForRenewal: bool,
      nocStopped: bool,
      cancelRequest: nullable(cancelRequest),
    },
    addedLater: {
      agencyName: nullable(str(200)),
      program: nullable(str(100)),
      // The id that the print has which is asked for of the invoice.
      invoiceDocId: nullable(uuid),
    },
    consumers: {
      quote: 'mirrors isPaid; the program that the renewal is rated by',
      claims: 'status',
      docs: 'cancellation request; the invoice anew',
      billing: 'status, mark of payment, agency',
      auth: 'letter of a request to cancel',
    },
    out: ['browser', 'notification'],
  },
});

/** What carriers cede to reinsurers. */
export const TREATY_EVENTS = publishes('policy', {
  'treaty.saved.v1': {
    when: 'a treaty is made, changed or deleted; policies that are issued keep what they have',
    payload: {
      treatyId: uuid,
      reinsurerId: uuid,
      carrierId: uuid,
      products: list(product),
      effectiveFrom: date,
      effectiveTo: date,
      cededPct: share,
      cedingCommissionPct: share,
      deleted: bool,
    },
    consumers: { claims: 'scope', gateway: 'scope', auth: 'who cannot be deleted' },
    out: [],
  },
});

/** The events of a policy's renewal and natural end. */
export const RENEWAL_EVENTS = publishes('policy', {
  'policy.renewal-offered.v1': {
    when:
      'the policy opens for renewal (120 days before its end), and again when its renewal is to be ' +
      'quoted by itself (90 days, or when staff asks for it)',
    payload: {
      policyHead,
      insured,
      contact,
      agent: nullable(agent),
      terms,
      daysLeft: int(),
      // The id of the quote that is to be made; null while the policy only opens.
      quoteId: nullable(uuid),
      isAutoRenewal: bool,
    },
    consumers: { quote: 'the renewal quote of that id', auth: 'letter' },
    out: ['webhook', 'browser', 'notification'],
  },
  'policy.renewal-due.v1': {
    when: 'a policy without a renewal has 90, 60, 30, 14, 7 or 1 days left, and nobody muted it',
    payload: { policyHead, daysLeft: int() },
    consumers: { auth: 'letter' },
    out: ['browser', 'notification'],
  },
  'policy.renewed.v1': {
    when: 'the issued renewal takes effect where the policy ends',
    payload: { policyHead, renewalPolicyId: uuid, renewalPolicyNumber: str(40) },
    consumers: {
      policy: 'the excess policies above it follow',
      quote: 'EXPIRED',
      account: 'the term is over',
      claims: 'status',
      billing: 'status',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'policy.non-renewed.v1': {
    when: 'staff does not renew the policy, or its agency or insured opts out',
    payload: {
      policyHead,
      insured,
      reason: text,
      by: oneOf('INSURER', 'INSURED'),
      noticeMailedOn: nullable(date),
    },
    consumers: { quote: 'renewal quotes LOST', auth: 'letter', docs: 'renders the notice' },
    out: ['webhook', 'browser', 'notification'],
  },
  'policy.expired.v1': {
    when: 'the policy ends without renewal',
    payload: { policyHead },
    // The first day on which a loss of before is reported too late.
    addedLater: { reportingUntil: nullable(date) },
    consumers: {
      quote: 'EXPIRED',
      account: 'Open when it was the last',
      claims: 'end of cover, ERP window',
    },
    out: ['webhook', 'browser', 'notification'],
  },
});
