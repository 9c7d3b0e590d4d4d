import type { CloudEvent, EventType, Scope } from '@palisade/contracts';
import { EVENTS, scopeOf } from '@palisade/contracts';
import type { NoticeRule } from './notice-rules';
import { NOTICE_KINDS, NOTICE_RULES, noticeRuleOf } from './notice-rules';
import type { Candidate, Concern } from './recipients';
import { kindsFor, recipientsOf } from './recipients';

const person = (userId: string, known: Partial<Candidate> = {}): Candidate => ({
  userId,
  email: `${userId}@harborline.example`,
  organizationId: 'harborline',
  accountType: 'AGENCY',
  permissions: ['quote:view', 'policy:view', 'billing:view', 'claim:view', 'commission:view'],
  teamIds: [],
  seesAllTeams: false,
  off: [],
  ...known,
});

const ofStaff = (userId: string, ...more: string[]): Candidate =>
  person(userId, {
    organizationId: 'palisade',
    accountType: 'COWBELL',
    permissions: ['quote:view', 'billing:view', 'claim:view', ...more],
    seesAllTeams: true,
  });

const nora = person('nora', { seesAllTeams: true });
const eli = person('eli', { teamIds: ['west'] });
const mia = person('mia', { teamIds: ['east'] });
const rival = person('rival', { organizationId: 'bluecoast' });
const clerk = person('clerk', { permissions: ['account:view'] });
const imogen = ofStaff('imogen', 'underwriting:view-inbox');
const marcus = ofStaff('marcus', 'underwriting:view-inbox');
const adjuster = ofStaff('adjuster', 'claim:manage');
const accountant = ofStaff('accountant', 'billing:record');
const rosa = person('rosa', { organizationId: 'red-rock', accountType: 'CUSTOMER' });
const carrier = person('carrier', { organizationId: 'northwall', accountType: 'CARRIER' });
const ALL = [nora, eli, mia, rival, clerk, imogen, marcus, adjuster, accountant, rosa, carrier];

const scope = scopeOf({
  accountId: 'red-rock',
  agencyId: 'harborline',
  teamIds: ['west'],
  carrierId: 'northwall',
});

const concern = (type: EventType, known: Partial<Concern> = {}): Concern => ({
  rule: NOTICE_RULES[type] as NoticeRule,
  scope,
  actorId: 'system',
  agent: null,
  underwriterId: null,
  handlerId: null,
  ownerId: null,
  ...known,
});

const byMail = (email: string): Concern['agent'] => ({ userId: null, email });
const shown = (more: Partial<Scope>): Pick<Concern, 'scope'> => ({ scope: { ...scope, ...more } });

describe('who is told of', () => {
  it.each<[string, Concern, string[]]>([
    [
      'a release: the agent alone',
      concern('quote.released.v1', { agent: byMail('NORA@harborline.example') }),
      ['nora'],
    ],
    [
      'a release: the agent by the login',
      concern('quote.released.v1', { agent: { userId: 'eli', email: 'old@mail.example' } }),
      ['eli'],
    ],
    [
      'a release: the team where the agent has left',
      concern('quote.released.v1', { agent: byMail('gone@harborline.example') }),
      ['eli'],
    ],
    [
      'a release: the team where the agent works in another one',
      concern('quote.released.v1', { agent: byMail('mia@harborline.example') }),
      ['eli'],
    ],
    [
      'a release of a row without a team: whoever may see all of the agency',
      concern('quote.released.v1', shown({ teamIds: [] })),
      ['nora'],
    ],
    [
      'an own release: nobody, not the team instead',
      concern('quote.released.v1', { agent: byMail('nora@harborline.example'), actorId: 'nora' }),
      [],
    ],
    [
      'a release of what was sent: the insured too',
      concern('quote.released.v1', { ...shown({ quoteSent: true }) }),
      ['eli', 'rosa'],
    ],
    [
      'a referral without an underwriter: the inbox',
      concern('quote.referred.v1'),
      ['eli', 'imogen', 'marcus'],
    ],
    [
      'a referral with one',
      concern('quote.referred.v1', { underwriterId: 'marcus' }),
      ['eli', 'marcus'],
    ],
    [
      'a signature: agency and underwriter',
      concern('quote.signed.v1', { underwriterId: 'imogen', actorId: 'rosa' }),
      ['eli', 'imogen'],
    ],
    ['a policy: the insured', concern('policy.issued.v1', { actorId: 'eli' }), ['rosa']],
    ['money that came', concern('payment.settled.v1'), ['eli', 'rosa']],
    ['money that failed: accounting', concern('payment.failed.v1'), ['eli', 'rosa', 'accountant']],
    ['a filed claim: claims staff', concern('claim.filed.v1'), ['eli', 'adjuster', 'rosa']],
    [
      'a closed claim: its handler',
      concern('claim.closed.v1', { handlerId: 'imogen', actorId: 'rosa' }),
      ['eli', 'imogen'],
    ],
    [
      'a statement: whom its agency lets see it',
      concern('commission-statement.finalized.v1', { ownerId: 'harborline' }),
      ['nora', 'eli', 'mia'],
    ],
  ])('%s', (_, happened, expected) => {
    expect(recipientsOf(happened, ALL)).toEqual(expected);
  });

  it('a kind that the agent has switched off: nobody, not the team instead', () => {
    const quiet = { ...nora, off: ['QUOTES' as const] };
    const released = concern('quote.released.v1', { agent: byMail(nora.email) });
    expect(recipientsOf(released, [quiet, eli])).toEqual([]);
    expect(recipientsOf(concern('quote.referred.v1', released), [quiet, eli])).toEqual([]);
  });
});

describe('what an agency settles net', () => {
  const seller = person('seller', { seesAllTeams: true, permissions: ['billing:view'] });
  const payroll = person('payroll', { seesAllTeams: true, permissions: ['commission:view'] });
  const controller = ofStaff('controller', 'billing:record', 'commission:view');
  const people = [...ALL, seller, payroll, controller];
  const told = (type: EventType, agencyBilled: boolean | null, data: object): string[] => {
    const rule = noticeRuleOf({ type, data } as CloudEvent, agencyBilled) as NoticeRule;
    return recipientsOf(concern(type, { rule, ...shown({ teamIds: [] }) }), people);
  };
  const [byAgency, byInsured] = [{ payer: 'AGENCY' }, { payer: 'INSURED' }];

  it.each<[string, EventType, boolean | null, object, string[]]>([
    ['a paid bill', 'agency-bill.paid.v1', null, {}, ['nora']],
    ['one that failed', 'agency-bill.payment-failed.v1', null, {}, ['nora', 'controller']],
    ['a payment', 'payment.settled.v1', true, byAgency, ['nora']],
    ['one that failed', 'payment.failed.v1', true, byAgency, ['nora', 'controller']],
    ['one that is held', 'payment.held.v1', true, byAgency, ['nora', 'controller']],
    ['a refund', 'payment.refunded.v1', true, { to: 'AGENCY' }, ['nora']],
    ['a payment, when nobody has said who bills', 'payment.settled.v1', null, byAgency, ['nora']],
    ['a refund, likewise', 'payment.refunded.v1', null, { to: 'AGENCY' }, ['nora']],
  ])('is told to who sees commissions: %s', (_, type, agencyBilled, data, expected) => {
    expect(told(type, agencyBilled, data)).toEqual(expected);
  });

  it.each<[string, boolean | null, object]>([
    ['what the agency pays for the insured', false, byAgency],
    ['what the insured pays', false, byInsured],
    ['what the insured pays, when nobody has said who bills', null, byInsured],
  ])('is nothing of what is paid gross: %s', (_, agencyBilled, data) => {
    expect(told('payment.settled.v1', agencyBilled, data)).toEqual(['nora', 'seller', 'rosa']);
  });
});

describe('the rules of notices', () => {
  const moved = (agencyId: string, isAgentNew: boolean) => ({
    previousAgencyId: 'a',
    isAgentNew,
    scope: { agencyId },
  });

  it('are there for each type of the outlet, and for no other', () => {
    const told = Object.values(EVENTS).filter(({ out }) => out.includes('notification'));
    expect(Object.keys(NOTICE_RULES).sort()).toEqual(told.map(({ type }) => type).sort());
  });

  it('give every kind something to tell', () => {
    const kinds = new Set(Object.values(NOTICE_RULES).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([...NOTICE_KINDS].sort());
  });

  it.each<[string, EventType, object, boolean]>([
    ['a new client', 'account.status-changed.v1', { from: 'Open', to: 'Quoted' }, false],
    ['a client of another agency', 'account.agent-changed.v1', moved('b', false), true],
    ['a client of another agent', 'account.agent-changed.v1', moved('a', true), true],
    ['a client of other teams', 'account.agent-changed.v1', moved('a', false), false],
    ['a submission that was given out', 'submission.status-changed.v1', { action: 'assign' }, true],
    ['a submission that is quoted', 'submission.status-changed.v1', { action: 'release' }, false],
    ['a claim that is filed', 'claim.filed.v1', {}, true],
    ['a circumstance', 'claim.filed.v1', { isCircumstance: true }, true],
    ['a circumstance that is made a claim', 'claim.filed.v1', { isCircumstance: false }, true],
    ['a claim that was given out', 'claim.changed.v1', { action: 'assign' }, true],
    ['a claim of which something is due', 'claim.changed.v1', { action: 'diaryDue' }, true],
    ['a quote of a vendor', 'claim.changed.v1', { action: 'quoteAsked' }, true],
    ['a quote that nobody answered', 'claim.changed.v1', { action: 'quoteLate' }, true],
    ['an invoice of a vendor', 'claim.changed.v1', { action: 'invoiceWork' }, true],
    ['an appeal of a vendor', 'claim.changed.v1', { action: 'appealInvoice' }, true],
    ['another step of a claim', 'claim.changed.v1', { action: 'edit' }, false],
    ['a declined client', 'account.status-changed.v1', { from: 'Open', to: 'Declined' }, true],
    ['a request to bind', 'quote.changed.v1', { action: 'requestToBind' }, true],
    ['any other change', 'quote.changed.v1', { action: 'setNeedBy' }, false],
    ['a quote that went with its sibling', 'quote.invalidated.v1', { notify: false }, false],
    ['a quote that expired', 'quote.expired.v1', { notify: true }, true],
    ['a signed application', 'document.signed.v1', { quoteId: 'q', policyId: null }, false],
    ['a signed change', 'document.signed.v1', { quoteId: null, policyId: 'p' }, true],
    ['an invoice that was paid', 'invoice.paid.v1', { closedBy: 'PAYMENT' }, false],
    ['one written off', 'invoice.paid.v1', { closedBy: 'WRITE_OFF', balance: 0 }, true],
    [
      'one credited with too much on it',
      'invoice.paid.v1',
      { closedBy: 'CREDIT', balance: -1 },
      false,
    ],
    ['what has no rule', 'quote.rated.v1', {}, false],
  ])('%s', (_, type, data, expected) => {
    expect(noticeRuleOf({ type, data } as CloudEvent, null) !== null).toBe(expected);
  });
});

describe('the kinds that may be switched', () => {
  it.each<[string, Candidate, string[]]>([
    [
      'an agent',
      nora,
      ['CANCELLATIONS', 'CLAIMS', 'MONEY', 'POLICIES', 'QUOTES', 'REFERRALS', 'SIGNATURES'],
    ],
    ['a policyholder', rosa, ['CANCELLATIONS', 'CLAIMS', 'MONEY', 'POLICIES', 'QUOTES']],
    ['an accountant', accountant, ['MONEY']],
    ['a carrier', carrier, []],
  ])('of %s', (_, { accountType, permissions }, expected) => {
    expect([...kindsFor(accountType, permissions)].sort()).toEqual(expected);
  });
});
