import type { Scope } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Audience, Listener } from './audience';
import { audienceOf, isInScope } from './audience';

const ACCOUNT = '01900000-0000-7000-8000-0000000000a1';
const QUOTE = '01900000-0000-7000-8000-0000000000b1';
const POLICY = '01900000-0000-7000-8000-0000000000c1';

const CARRIER = '01900000-0000-7000-8000-0000000000d1';

const scope = scopeOf({ accountId: ACCOUNT, carrierId: CARRIER });
const ofQuote = (shown: Partial<Scope>): Audience =>
  audienceOf('quote.lost.v1', { scope: { ...scope, ...shown }, quoteHead: { quoteId: QUOTE } });
const quoteEvent = ofQuote({ quoteSent: true });
const policyEvent = audienceOf('policy.issued.v1', { scope, policyHead: { policyId: POLICY } });
const paymentEvent = audienceOf('payment.settled.v1', { scope, policyId: POLICY });

const insured: Listener = {
  userId: 'rosa',
  accountType: 'CUSTOMER',
  organizationId: ACCOUNT,
  teamIds: [],
  seesAllTeams: false,
  onlyQuoteId: null,
  onlyPolicyId: null,
  onlyClaimId: null,
};

describe('who hears of an event', () => {
  it.each([
    ['a policyholder', insured, [true, true, true]],
    ['another policyholder', { ...insured, organizationId: POLICY }, [false, false, false]],
    ['a one-time code of the quote', { ...insured, onlyQuoteId: QUOTE }, [true, false, false]],
    [
      'a one-time code of another quote',
      { ...insured, onlyQuoteId: ACCOUNT },
      [false, false, false],
    ],
    ['a one-time code of the policy', { ...insured, onlyPolicyId: POLICY }, [false, true, true]],
  ])('%s', (_, listener, expected) => {
    const events = [quoteEvent, policyEvent, paymentEvent];
    expect(events.map((audience) => isInScope(listener, audience))).toEqual(expected);
  });
});

describe('who hears of a quote that was', () => {
  const [made, sent, bound, both] = [
    ofQuote({}),
    ofQuote({ quoteSent: true }),
    ofQuote({ quoteBound: true }),
    ofQuote({ quoteSent: true, quoteBound: true }),
  ];
  const carrier = { ...insured, accountType: 'CARRIER' as const, organizationId: CARRIER };
  const provider = { ...insured, accountType: 'COWBELL' as const };
  it.each<[string, Listener, boolean[]]>([
    ['the policyholder', insured, [false, true, true, true]],
    ['a one-time code of the quote', { ...insured, onlyQuoteId: QUOTE }, [false, true, true, true]],
    ['the carrier', carrier, [false, false, true, true]],
    ['another carrier', { ...carrier, organizationId: ACCOUNT }, [false, false, false, false]],
    ['the provider', provider, [true, true, true, true]],
  ])('made, sent, bound or both: %s', (_, listener, expected) => {
    const heard = [made, sent, bound, both].map((audience) => isInScope(listener, audience));
    expect(heard).toEqual(expected);
  });

  it.each<[string, Listener, boolean[]]>([
    ['the policyholder', insured, [false, true, true, true]],
    [
      'a one-time code of the quote',
      { ...insured, onlyQuoteId: QUOTE },
      [false, true, true, false],
    ],
    ['the carrier', carrier, [false, false, true, true]],
    ['the provider', provider, [true, true, true, true]],
  ])('made, sent, bound or issued, by its documents: %s', (_, listener, expected) => {
    const ofDocument = (shown: Partial<Scope>, policyId: string | null = null): Audience =>
      audienceOf('document.rendered.v1', {
        scope: { ...scope, ...shown },
        policyId,
        quoteId: policyId ? null : QUOTE,
      });
    const heard = [
      ofDocument({}),
      ofDocument({ quoteSent: true }),
      ofDocument({ quoteBound: true }),
      ofDocument({}, POLICY),
    ].map((audience) => isInScope(listener, audience));
    expect(heard).toEqual(expected);
  });

  it('hides a quote of which nothing else is known', () => {
    const { quoteSent: _sent, quoteBound: _bound, ...rest } = scope;
    const audience = audienceOf('quote.lost.v1', { scope: rest, quoteHead: { quoteId: QUOTE } });
    expect([insured, carrier].map((listener) => isInScope(listener, audience))).toEqual([
      false,
      false,
    ]);
  });
});

describe('who hears of rows that a kind of partner never sees', () => {
  const partners = { aggregatorIds: [ACCOUNT], msspIds: [ACCOUNT], reinsurerIds: [ACCOUNT] };
  const ids = { ...partners, clusterId: ACCOUNT };
  const everything = scopeOf({
    accountId: ACCOUNT,
    agencyId: ACCOUNT,
    carrierId: ACCOUNT,
    vendorIds: [ACCOUNT],
    processorId: ACCOUNT,
    quoteSent: true,
    quoteBound: true,
  });
  const TYPES = [
    ...(['COWBELL', 'AGENCY', 'CUSTOMER', 'CARRIER', 'DIGITAL', 'MSSP', 'VENDOR'] as const),
    ...(['PREMIUM_PROCESSOR', 'CLUSTER', 'RE_INSURER'] as const),
  ];
  it.each([
    [
      'account.changed.v1',
      ['COWBELL', 'AGENCY', 'CUSTOMER', 'CARRIER', 'DIGITAL', 'MSSP', 'CLUSTER'],
    ],
    ['quote.lost.v1', ['COWBELL', 'AGENCY', 'CUSTOMER', 'CARRIER', 'DIGITAL', 'CLUSTER']],
    ['document.rendered.v1', ['COWBELL', 'AGENCY', 'CUSTOMER', 'CARRIER', 'DIGITAL', 'CLUSTER']],
    [
      'policy.issued.v1',
      [
        ...(['COWBELL', 'AGENCY', 'CUSTOMER', 'CARRIER', 'DIGITAL'] as const),
        ...(['PREMIUM_PROCESSOR', 'CLUSTER', 'RE_INSURER'] as const),
      ],
    ],
    ['invoice.paid.v1', ['COWBELL', 'AGENCY', 'CUSTOMER', 'PREMIUM_PROCESSOR']],
    ['commission.accrued.v1', ['COWBELL', 'AGENCY', 'CLUSTER']],
    ['submission.status-changed.v1', ['COWBELL', 'AGENCY']],
    ['mail.received.v1', ['COWBELL']],
    ['claim.changed.v1', ['COWBELL', 'AGENCY', 'CUSTOMER', 'CARRIER', 'VENDOR', 'RE_INSURER']],
  ])('%s: %j', (type, expected) => {
    const audience = { ...audienceOf(type, { scope: everything }), ...ids };
    const heard = TYPES.filter((accountType) =>
      isInScope({ ...insured, accountType, organizationId: ACCOUNT }, audience),
    );
    expect(heard).toEqual(expected);
  });
});

describe('who hears of a notice', () => {
  const added = audienceOf('notification.added.v1', { scope: scopeOf({}), userIds: ['rosa'] });
  it.each<[string, Listener, boolean]>([
    ['the person', insured, true],
    ['the person in an account that was entered', { ...insured, organizationId: POLICY }, true],
    ['a colleague', { ...insured, userId: 'ravi' }, false],
    ['the provider', { ...insured, userId: 'avery', accountType: 'COWBELL' }, false],
    ['a one-time code', { ...insured, onlyQuoteId: QUOTE }, false],
  ])('%s', (_, listener, expected) => {
    expect(isInScope(listener, added)).toBe(expected);
  });
});
