import type { QuoteStatus } from '@palisade/contracts';
import type { DomainError } from '@palisade/kernel';
import { declineQuote, markLost } from './close-quote';

const WHY = { reason: 'Three breaches in a year', reasonSummary: 'Poor Claims History' };
const LOST = { reason: 'A rival was cheaper', reasonSummary: 'Price is High' };

function codeOf(act: () => { status: string }): string {
  try {
    return act().status;
  } catch (error) {
    return (error as DomainError).code;
  }
}

describe('declineQuote', () => {
  it('keeps why', () => {
    expect(declineQuote('REFERRED', WHY)).toEqual({
      status: 'DECLINED',
      statusReasons: [{ code: 'CLAIMS_HISTORY', text: WHY.reason, source: 'underwriter' }],
      reviewLockedUntil: null,
    });
  });

  it.each<[QuoteStatus, string]>([
    ['REQUESTED', 'DECLINED'],
    ['IN_REVIEW', 'DECLINED'],
    ['DRAFT', 'ILLEGAL_TRANSITION'],
    ['SIGNED', 'ILLEGAL_TRANSITION'],
    ['BOUND', 'ILLEGAL_TRANSITION'],
  ])('answers a quote in %s with %s', (status, expected) => {
    expect(codeOf(() => declineQuote(status, WHY))).toBe(expected);
  });

  it('asks for the text when the fill-in option is chosen', () => {
    const why = { ...WHY, reasonSummary: 'Fill-in option' };
    expect(codeOf(() => declineQuote('READY', why))).toBe('FILL_IN_REQUIRED');
    const { statusReasons } = declineQuote('READY', { ...why, fillInReason: 'A sanction' });
    expect(statusReasons).toMatchObject([
      { code: 'FILL_IN_OPTION', text: 'A sanction: Three breaches in a year' },
    ]);
  });

  it.each(['Nonsense reason', 'PRICE', 'toString'])('takes no %s', (reasonSummary) => {
    const why = { ...WHY, reasonSummary };
    expect(codeOf(() => declineQuote('READY', why))).toBe('UNKNOWN_REASON');
  });
});

describe('markLost', () => {
  it.each<[string, QuoteStatus, object, string]>([
    ['released terms', 'READY', {}, 'LOST'],
    ['a signed quote', 'SIGNED', {}, 'LOST'],
    ['a draft', 'DRAFT', {}, 'ILLEGAL_TRANSITION'],
    ['another product', 'READY', { productType: 'P100' }, 'PRODUCT_DIFFERS'],
    ['no text of its own', 'READY', { reasonSummary: 'Fill-in option' }, 'FILL_IN_REQUIRED'],
  ])('answers %s', (_, status, change, expected) => {
    const why = { ...LOST, productType: 'P250' as const, ...change };
    expect(codeOf(() => markLost({ status, product: 'P250' }, why))).toBe(expected);
  });
});
