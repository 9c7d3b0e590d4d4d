import type { DomainError } from '@palisade/kernel';
import type { DraftFacts, QuoteDraft } from './draft-quote';
import { draftQuote } from './draft-quote';

const MANDATORY = (['LIABILITY', 'PCI', 'REGULATORY', 'COWBELL_BREACH_FUND'] as const).map(
  (key) => ({ key, limit: null }),
);
const DRAFT: QuoteDraft = {
  product: 'P250',
  presetName: null,
  terms: {
    limit: 100_000_000,
    attachment: null,
    deductible: 2_500_000,
    waitingPeriod: 12,
    retroActivePeriod: -1,
    coverages: MANDATORY,
    techENOPercentage: null,
    isTriaExcluded: false,
  },
  answers: {},
  agent: { agentPhone: '(702) 555-0100' },
  retailAgent: {},
};
const FACTS: DraftFacts = {
  account: {
    id: 'a1',
    name: 'Red Rock Dental',
    agencyId: 'g1',
    state: 'NV',
    status: 'Open',
    country: 'USA',
    profileScore: 4,
  },
  today: '2026-01-15',
  agent: {
    agentFirstName: 'Nora',
    agentLastName: 'Vale',
    agentEmail: 'agent@harborline.example',
    agentPhone: null,
  },
};

const withAccount = (change: Partial<DraftFacts['account']>): DraftFacts => ({
  ...FACTS,
  account: { ...FACTS.account, ...change },
});
const withTerms = (change: Partial<QuoteDraft['terms']>): QuoteDraft => ({
  ...DRAFT,
  terms: { ...DRAFT.terms, ...change },
});

function refusal(draft: QuoteDraft, facts: DraftFacts): [number, string, (string | undefined)[]] {
  try {
    draftQuote(draft, facts);
  } catch (error) {
    const { status, code, errors } = error as DomainError;
    return [status, code, errors.map(({ pointer }) => pointer)];
  }
  return [201, '', []];
}

describe('draftQuote', () => {
  it('saves a draft with the agent who makes it and the usual term', () => {
    expect(draftQuote(DRAFT, FACTS)).toMatchObject({
      status: 'DRAFT',
      agencyId: 'g1',
      companyName: 'Red Rock Dental',
      effectiveDate: '2026-01-29',
      endDate: '2027-01-29',
      agentFirstName: 'Nora',
      agentPhone: '+17025550100',
      isSurplus: false,
      aggregateLimit: 100_000_000,
    });
  });

  it.each<[string, QuoteDraft, DraftFacts, ReturnType<typeof refusal>]>([
    ['an open account', DRAFT, FACTS, [201, '', []]],
    ['a quoted account', DRAFT, withAccount({ status: 'Quoted' }), [201, '', []]],
    [
      'a declined account',
      DRAFT,
      withAccount({ status: 'Declined' }),
      [409, 'ACCOUNT_NOT_ELIGIBLE', []],
    ],
    [
      'a profile score below 4',
      DRAFT,
      withAccount({ profileScore: 3.9 }),
      [409, 'ACCOUNT_NEEDS_INFORMATION', []],
    ],
    [
      'an account without a score',
      DRAFT,
      withAccount({ profileScore: null }),
      [409, 'ACCOUNT_NEEDS_INFORMATION', []],
    ],
    [
      'a product of the other region',
      { ...DRAFT, product: 'P_ONE' },
      FACTS,
      [400, 'PRODUCT_NOT_SOLD', ['/product']],
    ],
    [
      'an agency that is not the account’s',
      { ...DRAFT, agencyId: 'g2' },
      FACTS,
      [400, 'AGENCY_INVALID', ['/agencyId']],
    ],
    [
      'an attachment outside excess',
      withTerms({ attachment: 1 }),
      FACTS,
      [400, 'TERMS_NOT_ALLOWED', ['/initialRequestData/attachment']],
    ],
    [
      'a coverage chosen twice and cyber crime without a limit',
      withTerms({
        coverages: [...MANDATORY, { key: 'PCI', limit: null }, { key: 'CYBER_CRIME', limit: null }],
      }),
      FACTS,
      [
        400,
        'TERMS_NOT_ALLOWED',
        ['/initialRequestData/coverages/4/key', '/initialRequestData/coverages/5/limit'],
      ],
    ],
    [
      'a phone of nine digits',
      { ...DRAFT, agent: { agentPhone: '702555010' } },
      FACTS,
      [400, 'PHONE_INVALID', ['/agentPhone']],
    ],
    [
      'a start a year ago',
      { ...DRAFT, effectiveDate: '2025-01-15' },
      FACTS,
      [400, 'TERM_NOT_ALLOWED', ['/effectiveDate']],
    ],
  ])('answers %s', (_, draft, facts, expected) => {
    expect(refusal(draft, facts)).toEqual(expected);
  });
});
