import type { DomainError } from '@palisade/kernel';
import type { RequestableQuote, RequestFacts } from './request-quote';
import { checkCart, requestQuote } from './request-quote';

const QUOTE: RequestableQuote = {
  status: 'DRAFT',
  effectiveDate: '2026-01-29',
  endDate: '2027-01-29',
  agentFirstName: 'Nora',
  agentLastName: 'Vale',
  agentEmail: 'agent@harborline.example',
  agentPhone: null,
};
const FACTS: RequestFacts = {
  account: {
    status: 'Open',
    country: 'USA',
    profileScore: 6,
    industryCode: '621210',
    revenue: 1_000_000_00,
  },
  agent: {},
  obstacles: [],
  today: '2026-01-15',
};
const withAccount = (change: Partial<RequestFacts['account']>): RequestFacts => ({
  ...FACTS,
  account: { ...FACTS.account, ...change },
});

function codeOf(quote: RequestableQuote, facts: RequestFacts): string {
  try {
    return requestQuote(quote, facts).status;
  } catch (error) {
    return (error as DomainError).code;
  }
}

describe('requestQuote', () => {
  it.each<[string, RequestableQuote, RequestFacts, string]>([
    ['a draft', QUOTE, FACTS, 'REQUESTED'],
    ['a temporary quote', { ...QUOTE, status: 'TEMPORARY' }, FACTS, 'REQUESTED'],
    ['a requested quote', { ...QUOTE, status: 'REQUESTED' }, FACTS, 'ILLEGAL_TRANSITION'],
    ['an agent without an address', { ...QUOTE, agentEmail: null }, FACTS, 'AGENT_MISSING'],
    [
      'an agent who is given now',
      { ...QUOTE, agentEmail: null },
      { ...FACTS, agent: { agentEmail: 'a@b.example' } },
      'REQUESTED',
    ],
    ['a lost account', QUOTE, withAccount({ status: 'Lost' }), 'REQUESTED'],
    ['a declined account', QUOTE, withAccount({ status: 'Declined' }), 'ACCOUNT_NOT_ELIGIBLE'],
    [
      'an account without an industry',
      QUOTE,
      withAccount({ industryCode: null }),
      'ACCOUNT_NEEDS_INFORMATION',
    ],
    [
      'an account without revenue',
      QUOTE,
      withAccount({ revenue: null }),
      'ACCOUNT_NEEDS_INFORMATION',
    ],
    [
      'a draft whose start is long past',
      QUOTE,
      { ...FACTS, today: '2026-02-10' },
      'TERM_NOT_ALLOWED',
    ],
  ])('answers %s', (_, quote, facts, expected) => {
    expect(codeOf(quote, facts)).toBe(expected);
  });
});

describe('checkCart', () => {
  it('lets five quotes be requested together and no sixth', () => {
    const ids = ['1', '2', '3', '4', '5'];
    expect(() => checkCart(ids)).not.toThrow();
    expect(() => checkCart([...ids, '6'])).toThrow(expect.objectContaining({ status: 409 }));
  });
});
