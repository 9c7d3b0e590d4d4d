import { ACCOUNT_TYPES } from './account-types';
import {
  isConfined,
  isFromStaff,
  isStaff,
  limitingTeams,
  mayUseTeam,
  opensRow,
  sharesTeam,
} from './row-scope';

it('only the provider is staff, and its people stay so where they have entered', () => {
  expect(ACCOUNT_TYPES.filter((accountType) => isStaff({ accountType }))).toEqual(['COWBELL']);
  expect(isFromStaff({ subscriberType: 'COWBELL' })).toBe(true);
  expect(isFromStaff({ subscriberType: 'AGENCY' })).toBe(false);
});

describe('teams', () => {
  it.each([
    ['a member of one', false, ['east'], ['east']],
    ['a role that sees all', true, ['east'], null],
    ['somebody in none', false, [], null],
  ])('%s', (_, seesAllTeams, teamIds, limiting) => {
    expect(limitingTeams({ seesAllTeams, teamIds })).toEqual(limiting);
  });

  it.each([
    [false, ['east'], ['east', 'west'], true],
    [false, ['east'], ['west'], false],
    [false, ['east'], [], false],
    [false, [], ['west'], true],
    [true, ['east'], ['west'], true],
  ])('all of them: %s, own: %j, sees a row of %j: %s', (seesAllTeams, teamIds, row, expected) => {
    expect(sharesTeam({ seesAllTeams, teamIds }, row)).toBe(expected);
  });

  it.each([
    [false, ['east'], 'east', true],
    [false, ['east'], 'west', false],
    [false, [], 'west', false],
    [true, [], 'west', true],
  ])('all of them: %s, own: %j, may give to %s: %s', (seesAllTeams, teamIds, team, expected) => {
    expect(mayUseTeam({ seesAllTeams, teamIds }, team)).toBe(expected);
  });
});

describe('a one-time code', () => {
  const none = { onlyQuoteId: null, onlyPolicyId: null, onlyClaimId: null };
  const ofQuote = { ...none, onlyQuoteId: 'q1' };
  const ofPolicy = { ...none, onlyPolicyId: 'p1' };
  const ofClaim = { ...none, onlyClaimId: 'c1' };

  it.each([
    [none, false],
    [ofQuote, true],
    [ofPolicy, true],
    [ofClaim, true],
  ])('%j confines: %s', (holder, expected) => {
    expect(isConfined(holder)).toBe(expected);
  });

  it.each([
    [none, { quoteId: 'q1', policyId: null }, true],
    [none, { quoteId: null, policyId: null }, true],
    [ofQuote, { quoteId: 'q1', policyId: null }, true],
    [ofQuote, { quoteId: 'q1', policyId: 'p1' }, true],
    [ofQuote, { quoteId: 'q2', policyId: null }, false],
    [ofQuote, { quoteId: null, policyId: 'p1' }, false],
    [ofPolicy, { quoteId: null, policyId: 'p1' }, true],
    [ofPolicy, { quoteId: 'q1', policyId: 'p2' }, false],
    [ofPolicy, { quoteId: 'q1', policyId: null }, false],
    [ofClaim, { quoteId: null, policyId: 'p1', claimId: 'c1' }, true],
    [ofClaim, { quoteId: null, policyId: 'p1', claimId: 'c2' }, false],
    [ofClaim, { quoteId: null, policyId: 'p1' }, false],
  ])('%j opens %j: %s', (holder, row, expected) => {
    expect(opensRow(holder, row)).toBe(expected);
  });
});
