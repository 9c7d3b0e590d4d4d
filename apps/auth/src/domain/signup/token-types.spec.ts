import type { AccountType, DomainError } from '@palisade/kernel';
import type { InvitationReason, SignupFacts, TokenType, WorkedFor } from './token-types';
import {
  asksForNames,
  checkReach,
  joins,
  joinsAlso,
  mayJoinAlso,
  namesOf,
  signUp,
  TOKEN_TYPES,
  tokenTypeFor,
} from './token-types';

const INVITED: SignupFacts = {
  invited: { tokenType: 'NEW_ACCOUNT', accountType: 'AGENCY' },
  isCodeRight: true,
  accountType: 'AGENCY',
  npn: '10234567',
};

function statusOf(work: () => unknown): number | null {
  try {
    work();
    return null;
  } catch (error) {
    return (error as DomainError).status;
  }
}

describe('the seven kinds of invitation', () => {
  it.each<[InvitationReason, TokenType, TokenType]>([
    ['SIGN_UP', 'NEW_ACCOUNT', 'EXISTING_USER'],
    ['JOIN', 'EXISTING_ACCOUNT', 'EXISTING_USER'],
    ['QUOTE_SENT', 'QUOTE_SENT_NEW_USER', 'QUOTE_SENT_EXISTING_USER'],
    ['QUOTE_LINK', 'QUOTE_LINK_NEW_AGENT', 'QUOTE_LINK_EXISTING_AGENT'],
  ])('for %s are %s, and %s for who has a login', (reason, ofNew, ofKnown) => {
    expect([tokenTypeFor(reason, false), tokenTypeFor(reason, true)]).toEqual([ofNew, ofKnown]);
  });

  it('make three of them join, one of those with names', () => {
    expect(TOKEN_TYPES.filter(joins)).toEqual([
      'EXISTING_ACCOUNT',
      'QUOTE_SENT_NEW_USER',
      'QUOTE_LINK_NEW_AGENT',
    ]);
    expect(TOKEN_TYPES.filter(asksForNames)).toEqual(['EXISTING_ACCOUNT']);
  });
});

describe('one more account', () => {
  const agency: WorkedFor = { accountType: 'AGENCY', organizationId: 'agency' };
  const other: WorkedFor = { accountType: 'AGENCY', organizationId: 'other' };
  const holder: WorkedFor = { accountType: 'CUSTOMER', organizationId: 'holder' };
  const provider: WorkedFor = { accountType: 'COWBELL', organizationId: 'provider' };
  const unmade: WorkedFor = { accountType: 'AGENCY', organizationId: null };

  it.each([
    ['another agency', agency, other, true],
    ['an account of another type', holder, agency, true],
    ['the own one', agency, agency, false],
    ['the provider', agency, provider, false],
    ['an agency, for staff', provider, agency, false],
    ['one that is still to be made', agency, unmade, false],
  ])('is %s or is not', (_, home, joined, may) => {
    expect(mayJoinAlso(home, joined)).toBe(may);
  });

  it.each<[TokenType, string | null, string | null, boolean]>([
    ['EXISTING_USER', 'agency', 'role', true],
    ['EXISTING_USER', 'agency', null, false],
    ['EXISTING_USER', null, 'role', false],
    ['EXISTING_ACCOUNT', 'agency', 'role', false],
    ['QUOTE_LINK_EXISTING_AGENT', 'agency', 'role', false],
  ])('by %s of %s with %s: %s', (tokenType, organizationId, roleId, joined) => {
    expect(joinsAlso({ tokenType, organizationId, roleId })).toBe(joined);
  });
});

it.each<[string, Partial<SignupFacts>, number | null]>([
  ['as invited', {}, null],
  ['with a wrong code', { isCodeRight: false }, 412],
  ['as another kind', { accountType: 'CUSTOMER' }, 412],
  [
    'by an invitation to join',
    { invited: { tokenType: 'EXISTING_ACCOUNT', accountType: 'AGENCY' } },
    412,
  ],
  ['without the number of a producer', { npn: undefined }, 400],
  [
    'as a policyholder, who has none',
    {
      invited: { tokenType: 'NEW_ACCOUNT', accountType: 'CUSTOMER' },
      accountType: 'CUSTOMER',
      npn: undefined,
    },
    null,
  ],
])('a sign-up %s', (_, change, status) => {
  expect(statusOf(() => signUp({ ...INVITED, ...change }))).toBe(status);
});

it.each<['SIGN_UP' | 'JOIN', AccountType, AccountType, number | null]>([
  ['SIGN_UP', 'COWBELL', 'AGENCY', null],
  ['SIGN_UP', 'COWBELL', 'COWBELL', null],
  ['SIGN_UP', 'AGENCY', 'AGENCY', 403],
  ['JOIN', 'AGENCY', 'AGENCY', null],
  ['JOIN', 'AGENCY', 'CUSTOMER', 403],
  ['JOIN', 'COWBELL', 'AGENCY', 403],
])('%s by %s to %s: %s', (reason, inviter, accountType, status) => {
  expect(statusOf(() => checkReach(reason, inviter, accountType))).toBe(status);
});

describe('the names of who joins', () => {
  const known = { firstName: 'Ada', lastName: 'Alder' };
  it('are those of the quote, whatever is stated', () => {
    const stated = { firstName: 'Eve', lastName: 'Else' };
    expect(namesOf('QUOTE_SENT_NEW_USER', stated, known)).toEqual(known);
  });

  it.each([
    [{ firstName: ' Jo ', lastName: 'Joiner' }, null],
    [{ firstName: 'Jo' }, 400],
    [{ firstName: ' ', lastName: ' ' }, 400],
    [{}, 400],
  ])('are asked for elsewhere: %j', (stated, status) => {
    expect(statusOf(() => namesOf('EXISTING_ACCOUNT', stated, known))).toBe(status);
  });
});
