import { scopeOf } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';
import type { Audience, Listener } from './audience';
import { audienceOf, isInScope } from './audience';

const ME = '01900000-0000-7000-8000-0000000000a1';
const OTHER = '01900000-0000-7000-8000-0000000000b1';

const listener = (accountType: AccountType, change: Partial<Listener> = {}): Listener => ({
  userId: 'rosa',
  accountType,
  organizationId: ME,
  teamIds: [],
  seesAllTeams: true,
  onlyQuoteId: null,
  onlyPolicyId: null,
  onlyClaimId: null,
  ...change,
});
const of = (type: string, scope: Parameters<typeof scopeOf>[0], data: object = {}): Audience =>
  audienceOf(`${type}.changed.v1`, { scope: scopeOf(scope), ...data });

describe('who hears of what is theirs, and of nothing else', () => {
  it.each<[AccountType, string, Parameters<typeof scopeOf>[0], Partial<Audience>, boolean]>([
    ['COWBELL', 'policy', {}, {}, true],
    ['AGENCY', 'policy', { agencyId: ME }, {}, true],
    ['AGENCY', 'policy', { agencyId: OTHER }, {}, false],
    ['CUSTOMER', 'policy', { accountId: ME }, {}, true],
    ['CUSTOMER', 'policy', { accountId: OTHER }, {}, false],
    ['CARRIER', 'policy', { carrierId: ME }, {}, true],
    ['DIGITAL', 'policy', {}, { aggregatorIds: [ME] }, true],
    ['DIGITAL', 'policy', {}, { aggregatorIds: [OTHER] }, false],
    ['DIGITAL', 'policy', {}, { aggregatorIds: [ME], isOfMoneyOrClaim: true }, false],
    ['CLUSTER', 'policy', {}, { clusterId: ME }, true],
    ['CLUSTER', 'policy', {}, { clusterId: OTHER }, false],
    ['CLUSTER', 'policy', {}, { clusterId: ME, isOfMoneyOrClaim: true }, false],
    ['MSSP', 'account', {}, { msspIds: [ME] }, true],
    ['MSSP', 'account', {}, { msspIds: [OTHER] }, false],
    ['MSSP', 'policy', {}, { msspIds: [ME] }, false],
    ['VENDOR', 'claim', { vendorIds: [ME] }, {}, true],
    ['VENDOR', 'claim', { vendorIds: [OTHER] }, {}, false],
    ['PREMIUM_PROCESSOR', 'invoice', { processorId: ME }, {}, true],
    ['PREMIUM_PROCESSOR', 'invoice', { processorId: OTHER }, {}, false],
    ['RE_INSURER', 'policy', {}, { reinsurerIds: [ME] }, true],
    ['RE_INSURER', 'policy', {}, { reinsurerIds: [OTHER] }, false],
  ])('a %s of a %s in %j, %j: %s', (accountType, noun, scope, change, expected) => {
    const audience = { ...of(noun, scope), ...change };
    expect(isInScope(listener(accountType), audience)).toBe(expected);
  });

  it.each([
    ['of the team', ['a'], ['a', 'b'], false, true],
    ['of another team', ['a'], ['b'], false, false],
    ['who sees all teams', ['a'], ['b'], true, true],
  ])('a person of the agency %s', (_, teamIds, rowTeams, seesAllTeams, expected) => {
    const audience = { ...of('policy', { agencyId: ME }), teamIds: rowTeams };
    const person = listener('AGENCY', { teamIds, seesAllTeams });
    expect(isInScope(person, audience)).toBe(expected);
    expect(isInScope(person, { ...audience, agencyId: OTHER })).toBe(false);
  });

  it('everybody of a flag, and of a notice its own people alone', () => {
    const flag = audienceOf('feature-flag.changed.v1', {});
    expect(isInScope(listener('CARRIER'), flag)).toBe(true);
    const notice = { ...flag, userIds: ['rosa'] };
    expect(isInScope(listener('CARRIER'), notice)).toBe(true);
    expect(isInScope(listener('CARRIER', { userId: 'ben' }), notice)).toBe(false);
    expect(isInScope(listener('CUSTOMER', { onlyQuoteId: ME }), notice)).toBe(false);
  });
});

describe('the audience of an event', () => {
  it('is read off its data', () => {
    const known = of(
      'claim',
      { agencyId: ME },
      { aggregatorId: ME, msspIds: [OTHER], claimId: 'c' },
    );
    expect(known).toMatchObject({
      agencyId: ME,
      clusterId: null,
      aggregatorIds: [ME],
      msspIds: [OTHER],
      reinsurerIds: [],
      quoteId: null,
      policyId: null,
      isOfMoneyOrClaim: true,
      permission: 'claim:view',
    });
    expect('userIds' in known).toBe(false);
    expect(of('notification', {}, { userIds: ['rosa'] }).userIds).toEqual(['rosa']);
  });

  it.each<[object, object]>([
    [{}, { aggregatorIds: [], msspIds: [], isOfMoneyOrClaim: false }],
    [{ invoiceId: 'i' }, { isOfMoneyOrClaim: true }],
    [{ invoiceId: null, claimId: null }, { isOfMoneyOrClaim: false }],
    [{ policyHead: { policyId: 'p' }, policyId: 'other' }, { policyId: 'p' }],
    [
      { policyId: 'p', quoteId: 'q' },
      { policyId: 'p', quoteId: 'q' },
    ],
    [{ quoteHead: { quoteId: 'q' }, quoteId: 'other' }, { quoteId: 'q' }],
  ])('of %j has %j', (data, expected) => {
    expect(of('document', {}, data)).toMatchObject(expected);
  });

  it('is nobody whose permission shows an unknown noun', () => {
    expect(of('nothing', {}).permission).toBe('none');
  });

  it.each([
    ['a quote', 'q', null, false],
    ['a policy', null, 'p', true],
    ['a quote that is a policy', 'q', 'p', true],
    ['neither', null, null, true],
  ])('of a document of %s that was neither sent nor bound', (_, quoteId, policyId, expected) => {
    const audience = of('document', { accountId: ME }, { quoteId, policyId });
    expect(isInScope(listener('CUSTOMER'), audience)).toBe(expected);
  });
});
