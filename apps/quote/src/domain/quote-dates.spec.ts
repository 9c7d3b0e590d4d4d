import type { DomainError } from '@palisade/kernel';
import { quoteExpiry, quoteTerm, reopenedTerm } from './quote-dates';

const TODAY = '2026-01-15';

function pointersOf(effectiveDate?: string, endDate?: string): (string | undefined)[] {
  try {
    quoteTerm({ effectiveDate, endDate }, TODAY);
  } catch (error) {
    return (error as DomainError).errors.map(({ pointer }) => pointer);
  }
  return [];
}

describe('quoteTerm', () => {
  it('starts in 14 days and lasts a year when the caller names no date', () => {
    expect(quoteTerm({}, TODAY)).toEqual({ effectiveDate: '2026-01-29', endDate: '2027-01-29' });
  });

  it('ends on 28 February when it starts on the 29th', () => {
    expect(quoteTerm({ effectiveDate: '2028-02-29' }, '2028-02-20').endDate).toBe('2029-02-28');
  });

  it.each([
    ['7 days back', '2026-01-08', undefined, []],
    ['8 days back', '2026-01-07', undefined, ['/effectiveDate']],
    ['75 days ahead', '2026-03-31', undefined, []],
    ['76 days ahead', '2026-04-01', undefined, ['/effectiveDate']],
    ['a term of 6 months', '2026-02-01', '2026-08-01', []],
    ['a term a day shorter', '2026-02-01', '2026-07-31', ['/endDate']],
    ['a term of 18 months', '2026-02-01', '2027-08-01', []],
    ['a term a day longer', '2026-02-01', '2027-08-02', ['/endDate']],
    ['two dates that are wrong', '2020-01-01', '2030-01-01', ['/effectiveDate', '/endDate']],
  ])('judges %s', (_, effectiveDate, endDate, pointers) => {
    expect(pointersOf(effectiveDate, endDate)).toEqual(pointers);
  });
});

describe('the term of a quote that is opened again', () => {
  const TODAY = '2026-01-15';
  const year = { kind: 'NEW', effectiveDate: '2026-01-10', endDate: '2027-01-10' };
  const stub = { kind: 'NEW', effectiveDate: '2026-01-10', endDate: '2026-09-10' };

  it.each([
    ['is what it was', year, undefined, ['2026-01-10', '2027-01-10']],
    ['is a year from another day', year, '2026-02-01', ['2026-02-01', '2027-02-01']],
    ['is as long as it was', stub, '2026-02-01', ['2026-02-01', '2026-10-02']],
  ])('%s', (_, quote, effectiveDate, [from, to]) => {
    const term = reopenedTerm(quote, effectiveDate, TODAY);
    expect(term).toEqual({ effectiveDate: from, endDate: to });
  });

  it('is not moved where it changes a policy', () => {
    const endorsement = { ...year, kind: 'ENDORSEMENT' };
    expect(() => reopenedTerm(endorsement, '2026-02-01', TODAY)).toThrow('keeps its date');
  });
});

describe('quoteExpiry', () => {
  it.each([
    ['ADMITTED', '2026-03-16T12:00:00.000Z'],
    ['SURPLUS', '2026-02-14T12:00:00.000Z'],
    ['UK', '2026-02-14T12:00:00.000Z'],
  ] as const)('keeps %s terms open until %s', (market, expires) => {
    const now = new Date('2026-01-15T12:00:00Z');
    expect(quoteExpiry(market, now).toISOString()).toBe(expires);
  });
});
