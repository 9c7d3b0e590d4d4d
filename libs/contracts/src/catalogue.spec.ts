// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- its only path
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { EventType } from './catalogue';
import { EVENTS, isEventType, subjectOf } from './catalogue';
import { scopeOf } from './blocks';
import { PUBLISHERS } from './publishers';

/** Every type by publisher, with its outlets: W(ebhook), S(SSE to browsers), N(otification). */
const CATALOGUE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  auth: {
    'organization.saved.v1': '',
    'user.saved.v1': '',
    'user.work-given.v1': '',
    'user.sessions-revoked.v1': '',
    'session.ended.v1': '',
    'team.saved.v1': '',
    'role.saved.v1': '',
    'api-key.saved.v1': '',
    'domain-blacklist.saved.v1': '',
    'notification.added.v1': 'S',
  },
  account: {
    'account.created.v1': 'WS',
    'account.changed.v1': 'S',
    'account.score-changed.v1': 'S',
    'account.scan-changed.v1': 'S',
    'account.status-changed.v1': 'SN',
    'account.agent-changed.v1': 'SN',
    'account.links-changed.v1': '',
    'agency.saved.v1': 'N',
    'agency.links-changed.v1': '',
    'license.saved.v1': '',
    'partner.saved.v1': '',
    'state.saved.v1': '',
    'submission.status-changed.v1': 'SN',
    'submission.information-due.v1': 'SN',
  },
  rater: { 'rate-book.activated.v1': '', 'carrier-profile.saved.v1': '' },
  quote: {
    'quote.requested.v1': 'S',
    'quote.rejected.v1': 'WSN',
    'quote.rated.v1': 'WS',
    'quote.referred.v1': 'WSN',
    'quote.assigned.v1': 'SN',
    'quote.conditions-due.v1': 'SN',
    'quote.released.v1': 'WSN',
    'quote.sent.v1': 'S',
    'quote.retail-sent.v1': 'S',
    'quote.notice-sent.v1': 'S',
    'quote.notice-attested.v1': '',
    'quote.signed.v1': 'WSN',
    'quote.bound.v1': 'WSN',
    'quote.rescinded.v1': 'WSN',
    'quote.invalidated.v1': 'WSN',
    'quote.declined.v1': 'WSN',
    'quote.lost.v1': 'WSN',
    'quote.expired.v1': 'WSN',
    'quote.changed.v1': 'SN',
  },
  policy: {
    'binder.bound.v1': 'WS',
    'binder.expired.v1': 'SN',
    'binder.extended.v1': 'SN',
    'policy.issued.v1': 'WSN',
    'policy.in-force.v1': 'S',
    'policy.endorsed.v1': 'WSN',
    'policy.cancel-pending.v1': 'WSN',
    'policy.cancel-stopped.v1': 'SN',
    'policy.notice-due.v1': 'SN',
    'policy.cancelled.v1': 'WSN',
    'policy.reporting-offered.v1': 'SN',
    'policy.voided.v1': 'WSN',
    'policy.statement-due.v1': 'SN',
    'policy.no-loss-signed.v1': 'SN',
    'policy.reinstated.v1': 'WSN',
    'policy.renewal-offered.v1': 'WSN',
    'policy.renewal-due.v1': 'SN',
    'policy.renewed.v1': 'WSN',
    'policy.non-renewed.v1': 'WSN',
    'policy.expired.v1': 'WSN',
    'policy.certificate-issued.v1': '',
    'policy.certificate-affected.v1': '',
    'policy.bor-received.v1': 'SN',
    'policy.bor-rescinded.v1': 'SN',
    'policy.bor-changed.v1': 'WSN',
    'policy.changed.v1': 'SN',
    'treaty.saved.v1': '',
  },
  billing: {
    'invoice.created.v1': 'WS',
    'invoice.partially-paid.v1': 'WS',
    'invoice.paid.v1': 'WSN',
    'invoice.failed.v1': 'WS',
    'invoice.awaited.v1': '',
    'agency-bill.closed.v1': 'WS',
    'agency-bill.paid.v1': 'WSN',
    'agency-bill.payment-failed.v1': 'WSN',
    'invoice.overdue.v1': 'SN',
    'invoice.letter-asked.v1': '',
    'invoice.reversed.v1': 'WS',
    'payment.settled.v1': 'WSN',
    'payment.failed.v1': 'WSN',
    'payment.held.v1': 'WSN',
    'payment.refunded.v1': 'WSN',
    'reinstatement.money-held.v1': 'S',
    'finance.accepted.v1': 'WSN',
    'finance.funded.v1': 'WS',
    'finance.defaulted.v1': 'WS',
    'finance.ended.v1': 'WS',
  },
  commissions: {
    'commission.accrued.v1': 'S',
    'commission.released.v1': 'S',
    'commission.charged-back.v1': 'WS',
    'commission.paid.v1': 'WSN',
    'commission-statement.finalized.v1': 'SN',
    'commission-statement.paper-asked.v1': '',
  },
  docs: {
    'document.rendered.v1': 'WS',
    'document.signed.v1': 'SN',
    'mail.received.v1': 'S',
    'document.uploaded.v1': 'S',
  },
  claims: {
    'claim.filed.v1': 'WSN',
    'claim.reserve-changed.v1': 'S',
    'claim.money-moved.v1': 'S',
    'claim.large-loss.v1': '',
    'claim.closed.v1': 'WSN',
    'claim.changed.v1': 'SN',
  },
  connectors: {
    'connector.connected.v1': 'SN',
    'connector.score-changed.v1': 'S',
    'connector.removed.v1': 'SN',
    'connector.invited.v1': '',
    'webhook.delivered.v1': '',
    'webhook.dead.v1': 'N',
  },
  gateway: { 'feature-flag.changed.v1': 'S' },
};

const LETTERS = { webhook: 'W', browser: 'S', notification: 'N' } as const;
const ROWS = Object.entries(CATALOGUE).flatMap(([publisher, types]) =>
  Object.entries(types).map(([type, out]) => [type as EventType, publisher, out] as const),
);
const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
addFormats(ajv);

describe('the catalogue', () => {
  it('holds exactly the known types', () => {
    expect(Object.keys(EVENTS).sort()).toEqual(ROWS.map(([type]) => type).sort());
  });

  it.each(ROWS)('publishes %s from %s with the outlets %j', (type, publisher, out) => {
    const contract = EVENTS[type];
    expect(contract.publisher).toBe(publisher);
    expect(contract.out.map((outlet) => LETTERS[outlet]).join('')).toBe(out);
    expect(PUBLISHERS).toEqual(expect.arrayContaining(Object.keys(contract.consumers)));
  });

  it.each(ROWS)('gives %s a schema that compiles and asks for version and scope', (type) => {
    const { schema, subject } = EVENTS[type];
    expect(ajv.validateSchema(schema)).toBe(true);
    const validate = ajv.compile(schema);
    expect(validate({})).toBe(false);
    expect(schema['required']).toEqual(expect.arrayContaining(['version', 'scope', subject[0]]));
  });

  it('knows its own types only', () => {
    expect(isEventType('quote.bound.v1')).toBe(true);
    expect(isEventType('quote.bound.v2')).toBe(false);
    expect(isEventType('constructor')).toBe(false);
  });
});

describe('subjectOf', () => {
  const ids = { accountId: 'a-1', aggregatorId: null, msspIds: [] };
  it('is the first id of the payload', () => {
    const data = { ...ids, version: 1, scope: scopeOf({}) };
    expect(subjectOf('account.links-changed.v1', data)).toBe('a-1');
  });

  it.each<[EventType, string]>([
    ['account.created.v1', 'insured.accountId'],
    ['quote.bound.v1', 'quoteHead.quoteId'],
    ['policy.cancelled.v1', 'policyHead.policyId'],
    ['payment.settled.v1', 'transactionId'],
    ['feature-flag.changed.v1', 'key'],
  ])('of %s lies at %s', (type, path) => {
    expect(EVENTS[type].subject.join('.')).toBe(path);
  });
});
