import { NOTICE_REASONS } from '@palisade/trade';
import {
  agent,
  charges,
  contact,
  insured,
  quoteHead,
  rating,
  share,
  subjectivity,
  subjectivityWithState,
  taxBase,
  terms,
} from './blocks';
import { publishes } from './event';
import {
  bool,
  date,
  dateTime,
  int,
  list,
  mapOf,
  minorUnits,
  nullable,
  object,
  oneOf,
  scalar,
  sha256,
  str,
  text,
  uuid,
} from './schema';
import { attestedNotice, diligentEffort, surplus, surplusBroker } from './surplus-blocks';

/** The events of a quote on its way to be bound. */
export const OPEN_QUOTE_EVENTS = publishes('quote', {
  'quote.requested.v1': {
    when: 'a quote is requested: cart, request quote, API',
    payload: { quoteHead, agent: nullable(agent), securityAnswers: mapOf(scalar) },
    consumers: {
      policy: 'how far its renewal has come',
      account: 'Open -> Quoted; submission IN_PROGRESS; answers into the score; its open quotes',
      docs: 'who may bring files for it',
    },
    out: ['browser'],
  },
  'quote.rated.v1': {
    when: 'every stored rating or re-rating that leaves the status unchanged or gives INDICATION',
    payload: {
      quoteHead,
      terms,
      charges,
      rating,
      flags: list(
        object({
          level: oneOf('info', 'refer', 'block', 'decline'),
          rule: str(80),
          reason: text,
        }),
      ),
      expiresOn: nullable(dateTime),
    },
    consumers: {
      policy: 'how far its renewal has come',
      account: 'its open quotes; its submission',
      docs: 'withdraws an open signature: its terms have changed',
    },
    out: ['webhook', 'browser'],
  },
  'quote.referred.v1': {
    when: 'becomes REFERRED by a rule, by hand or by a changed account',
    payload: {
      quoteHead,
      terms,
      charges: nullable(charges),
      rating: nullable(rating),
      reasons: list(object({ code: str(80), text })),
      urgencyIndex: int(),
      needByDate: nullable(date),
    },
    consumers: {
      policy: 'how far its renewal has come',
      auth: 'letter',
      account: 'its open quotes',
      docs: 'withdraws an open signature: its terms have changed',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'quote.assigned.v1': {
    when: 'an underwriter is given the quote by somebody',
    payload: { quoteHead, assignedUnderwriterId: uuid },
    consumers: { auth: 'letter' },
    out: ['browser', 'notification'],
  },
  'quote.conditions-due.v1': {
    when: 'three days before the first of its open conditions must be met, once for each',
    payload: { quoteHead, conditions: list(object(subjectivity)), dueAt: dateTime },
    consumers: { auth: 'letter' },
    out: ['browser', 'notification'],
  },
  'quote.released.v1': {
    when: 'becomes ACTIVE or READY: rated without referral, release, completed, revive, restore',
    payload: {
      quoteHead,
      terms,
      charges,
      rating,
      expiresOn: dateTime,
      subjectivities: list(object(subjectivity)),
      commissionPct: share,
    },
    addedLater: { byUnderwriter: bool },
    consumers: {
      policy: 'how far its renewal has come',
      account: 'its open quotes; submission QUOTED',
      docs: 'renders the proposal',
      auth: 'letter, when an underwriter released it',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'quote.sent.v1': {
    when: 'cart send, single send, send sign request',
    payload: {
      quoteHead,
      quoteIds: list(uuid),
      purpose: oneOf('REVIEW', 'SIGN'),
      contact,
      agent,
      insured,
      terms,
      charges,
      expiresOn: dateTime,
    },
    addedLater: {
      // Of a conditional renewal, when it is first offered.
      conditional: nullable(
        object({
          reasons: list(oneOf(...NOTICE_REASONS)),
          expiringPremium: minorUnits,
          days: int(),
          mailedOn: date,
        }),
      ),
    },
    consumers: {
      policy: 'how far its renewal has come',
      auth: 'one-time link, mail; the notice letter of a conditional renewal',
      docs: 'renders the application, opens the signature when the purpose is SIGN; the notice of a conditional renewal',
    },
    out: ['browser'],
  },
  'quote.retail-sent.v1': {
    when: 'a wholesale quote is shown to an agent of a retail agency',
    payload: { quoteHead, retail: contact, agent, insured, charges, expiresOn: dateTime },
    consumers: { auth: 'one-time link of the retail agent, mail' },
    out: ['browser'],
  },
  'quote.notice-sent.v1': {
    when: 'the surplus lines broker is asked to attest the notice of the state',
    payload: { quoteHead, broker: contact, agent, insured, expiresOn: dateTime },
    consumers: { auth: 'one-time link of the broker, mail' },
    out: ['browser'],
  },
  'quote.notice-attested.v1': {
    when: 'the notice of the state is attested: by the mailed code, or in a dialog',
    payload: { quoteHead, attestedAt: dateTime },
    addedLater: { notice: nullable(attestedNotice), broker: surplusBroker },
    consumers: {
      auth: 'the one-time link of the broker dies',
      docs: 'the attested notice, also in the packet',
    },
    out: [],
  },
  'quote.signed.v1': {
    when: 'becomes SIGNED',
    payload: {
      quoteHead,
      signeeName: str(200),
      signeeTitle: str(200),
      signedAt: dateTime,
      docId: uuid,
      documentHash: sha256,
    },
    consumers: {
      account: 'its open quotes',
      policy: 'signed application on file (issue guard)',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'quote.rejected.v1': {
    when: 'what a machine asked for cannot be rated: its terms are not sold, or the risk is blocked',
    payload: { quoteHead, reasons: list(object({ code: str(80), text })) },
    consumers: {},
    out: ['webhook', 'browser', 'notification'],
  },
  'quote.changed.v1': {
    when:
      'any other change that a screen shows: picked up, terms updated, request to bind (the only ' +
      'one that notifies), need-by, fees, subjectivity, deleted, restored',
    payload: {
      quoteHead,
      action: str(80),
      assignedUnderwriterId: nullable(uuid),
      subjectivities: nullable(list(subjectivityWithState)),
    },
    consumers: {
      auth: 'letter',
      account: 'its open quotes',
      policy: 'subjectivities (issue guard); how far its renewal has come',
    },
    out: ['browser', 'notification'],
  },
});

const closed = (status: string) =>
  ({
    when: `becomes ${status}, also by a bound sibling or a closed account or submission`,
    payload: {
      quoteHead,
      reason: text,
      reasonSummary: nullable(str(200)),
      changed: nullable(list(str(80))),
      notify: bool,
    },
    consumers: {
      policy: 'how far its renewal has come',
      account: 'its open quotes',
      docs: 'withdraws an open signature',
      auth: 'the one-time link dies; a letter of a decline or an end by time',
    },
    out: ['webhook', 'browser', 'notification'],
  }) as const;

/** The events that end a quote, by binding it or otherwise. */
export const ENDED_QUOTE_EVENTS = publishes('quote', {
  'quote.bound.v1': {
    when: 'bind, also of a renewal or endorsement quote; policyId is given by quote',
    payload: {
      quoteHead,
      policyId: uuid,
      parentPolicyId: nullable(uuid),
      insured,
      contact,
      agent: nullable(agent),
      carrierId: uuid,
      terms,
      charges,
      rating,
      boundOn: dateTime,
      binderExpiresOn: dateTime,
      commissionPct: share,
      surplus: nullable(surplus),
      subjectivities: list(subjectivityWithState),
      signed: nullable(object({ docId: uuid, at: dateTime })),
      agencyBilled: bool,
      paymentTerms: int(),
    },
    // Of an endorsement: the changes of later dates as they are laid over it, by their dates.
    addedLater: {
      taxBase,
      // Of a new policy on surplus paper whose state asks for a search among admitted insurers.
      effort: nullable(diligentEffort),
      // Of a renewal: the program that it is in.
      program: nullable(str(100)),
      later: list(object({ quoteId: uuid, effectiveDate: date, terms, charges })),
      // Of an issued renewal that is charged anew: the number of the policy before it, which changed.
      follows: str(40),
    },
    consumers: {
      policy: 'binder and number, or revision BOUND',
      account: 'policy contact; its open quotes',
      docs: 'prints the diligent effort',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'quote.rescinded.v1': {
    when: 'rescind',
    payload: { quoteHead, reason: text },
    consumers: {
      account: 'its open quotes',
      policy: 'binder RESCIND, published as policy.changed; an issued policy is cancelled flat',
      auth: 'letter',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'quote.invalidated.v1': closed('INVALID'),
  'quote.declined.v1': {
    ...closed('DECLINED'),
    // What the underwriter declined with the quote.
    addedLater: { alsoDeclined: list(oneOf('SUBMISSION', 'ACCOUNT')) },
  },
  'quote.lost.v1': closed('LOST'),
  'quote.expired.v1': closed('EXPIRED'),
});
