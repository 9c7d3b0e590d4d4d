import type { QuoteStatus } from '@palisade/contracts';
import type { DomainError } from '@palisade/kernel';
import type { ReleasableQuote, Underwriter, UnderwrittenQuote } from './underwrite-quote';
import { updateTerms, releaseTerms, underwriteQuote } from './underwrite-quote';

const NOW = new Date('2026-01-15T12:00:00Z');
const LATER = new Date('2026-01-15T12:30:00Z');
const QUOTE: UnderwrittenQuote = {
  status: 'REFERRED',
  limit: 100_000_000,
  hazard: 3,
  irpm: null,
  assignedUnderwriterId: null,
  reviewLockedUntil: null,
};
const IMOGEN: Underwriter = { userId: 'u1', authorityLevel: 2, now: NOW };
const HELD = { assignedUnderwriterId: 'u2', reviewLockedUntil: LATER };

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as DomainError).code;
  }
  return 'done';
}

describe('underwriteQuote', () => {
  it('takes a referred quote and holds it for 30 minutes', () => {
    expect(underwriteQuote(QUOTE, IMOGEN)).toEqual({
      status: 'IN_REVIEW',
      assignedUnderwriterId: 'u1',
      reviewLockedUntil: LATER,
    });
  });

  it.each<[string, Partial<UnderwrittenQuote>, string]>([
    ['a quote that is not referred', { status: 'READY' }, 'ILLEGAL_TRANSITION'],
    ['a limit above the authority', { limit: 300_000_001 }, 'AUTHORITY_EXCEEDED'],
    ['a hazard above the authority', { hazard: 5 }, 'AUTHORITY_EXCEEDED'],
  ])('refuses %s', (_, change, code) => {
    expect(codeOf(() => underwriteQuote({ ...QUOTE, ...change }, IMOGEN))).toBe(code);
  });
});

describe('updateTerms', () => {
  it.each<[string, Partial<UnderwrittenQuote>, Partial<UnderwrittenQuote>, string]>([
    ['a referred quote', {}, {}, 'done'],
    ['released terms', { status: 'READY' }, {}, 'done'],
    ['a quote that another holds', { status: 'IN_REVIEW', ...HELD }, {}, 'QUOTE_HELD'],
    ['a signed quote', { status: 'SIGNED' }, {}, 'ILLEGAL_TRANSITION'],
    ['new terms above the authority', {}, { limit: 400_000_000 }, 'AUTHORITY_EXCEEDED'],
    ['a credit above the authority', {}, { irpm: { drPlanning: -26 } }, 'AUTHORITY_EXCEEDED'],
  ])('judges %s', (_, change, terms, code) => {
    const quote = { ...QUOTE, ...change };
    expect(codeOf(() => updateTerms(quote, { ...quote, ...terms }, IMOGEN))).toBe(code);
  });

  it('lets another go on when the hold has run out', () => {
    const quote = { ...QUOTE, status: 'IN_REVIEW' as QuoteStatus, ...HELD };
    expect(codeOf(() => updateTerms(quote, quote, { ...IMOGEN, now: LATER }))).toBe('done');
  });
});

describe('releaseTerms', () => {
  const rated: ReleasableQuote = { ...QUOTE, rated: NOW, lastPatched: null };

  it('makes terms ready and opens them again', () => {
    expect(releaseTerms(rated, 'SURPLUS', IMOGEN)).toEqual({
      status: 'READY',
      expiresOn: new Date('2026-02-14T12:00:00Z'),
      reviewLockedUntil: null,
    });
  });

  it.each<[string, Partial<ReleasableQuote>, string]>([
    ['a quote without a premium', { rated: null }, 'NOT_RATED'],
    ['a price of before the account changed', { lastPatched: LATER }, 'RATING_OUTDATED'],
    ['a quote that another holds', { status: 'IN_REVIEW', ...HELD }, 'QUOTE_HELD'],
    ['a declined quote', { status: 'DECLINED' }, 'ILLEGAL_TRANSITION'],
    ['a hazard above the authority', { hazard: 5 }, 'AUTHORITY_EXCEEDED'],
  ])('refuses %s', (_, change, code) => {
    expect(codeOf(() => releaseTerms({ ...rated, ...change }, 'UK', IMOGEN))).toBe(code);
  });
});
