import fc from 'fast-check';
import type { Charges } from './quote-rating';
import {
  checkEndorsementDate,
  endorsedCharges,
  endorsementCharges,
  proRataFactor,
  ratedTerm,
} from './endorsement';
import type { LaterChange } from './later-change';

const YEAR = { effectiveDate: '2026-03-01', endDate: '2027-03-01' };

/** Charges of a premium in currency units. */
const charged = (premium: number): Charges => ({
  currency: 'USD',
  premium: premium * 100,
  brokerFee: 0,
  mgaFee: 0,
  totalPremium: premium * 100,
  surplusLineTax: 0,
  surplusStampingFee: 0,
  ipt: 0,
  amountDue: premium * 100,
});

const RETURNED = { isStampingReturned: true };
const RATES = { surplusLineTax: '0.0485', surplusStampingFee: '0.0004', ipt: '0', ...RETURNED };
const UNTAXED = { surplusLineTax: '0', surplusStampingFee: '0', ipt: '0', ...RETURNED };

describe('the price of an endorsement', () => {
  it.each([
    ['worked example N01', 4000, 5200, '2026-09-01', '0.4959', 595],
    ['from the first day', 4000, 5200, '2026-03-01', '1.0000', 1200],
    ['for the last day', 4000, 5200, '2027-02-28', '0.0027', 3],
    ['less cover', 5200, 4000, '2026-09-01', '0.4959', -595],
    ['nothing changed', 4000, 4000, '2026-09-01', '0.4959', 0],
    ['half a unit goes away from zero', 0, 1, '2026-08-31', '0.4986', 0],
  ])('is prorated: %s', (_, before, after, from, factor, premium) => {
    expect(proRataFactor(from, YEAR)).toBe(factor);
    const base = { before: charged(before), term: YEAR };
    const charges = endorsementCharges(base, charged(after), UNTAXED, from);
    expect(charges).toMatchObject({ premium: premium * 100, amountDue: premium * 100 });
  });

  it('taxes the difference at the rates of the state, and takes no flat fee again', () => {
    const base = { before: charged(4000), term: YEAR };
    expect(endorsementCharges(base, charged(5200), RATES, '2026-09-01')).toMatchObject({
      premium: 59_500,
      surplusLineTax: 2_886,
      surplusStampingFee: 24,
      amountDue: 62_410,
    });
  });

  // domain.md §5.13, 5.
  it.each([
    ['goes back where the premium falls', 5200, 4000, true, -24],
    ['does not go back in Idaho', 5200, 4000, false, 0],
    ['is charged in Idaho where the premium rises', 4000, 5200, false, 24],
  ])('a stamping fee %s', (_, before, after, isStampingReturned, surplusStampingFee) => {
    const base = { before: charged(before), term: YEAR };
    const taxes = { ...RATES, isStampingReturned };
    const charges = endorsementCharges(base, charged(after), taxes, '2026-09-01');
    const { premium, surplusLineTax, amountDue } = charges;
    expect(charges).toMatchObject({ surplusStampingFee });
    expect(amountDue).toBe(premium + surplusLineTax + surplusStampingFee);
  });

  it('counts 366 days where the term holds a 29 February', () => {
    const leap = { effectiveDate: '2027-06-01', endDate: '2028-06-01' };
    expect(proRataFactor('2027-06-02', leap)).toBe('0.9973');
  });

  it.each([
    ['from before its end', '2027-02-19', '0.0548'],
    ['from after its end', '2027-03-06', '0.0137'],
    ['from the first day', '2026-03-01', '1.0274'],
  ])(
    'counts the days of cover that goes on, of the term that was issued: %s',
    (_, from, factor) => {
      const term = { ...YEAR, endDate: '2027-03-11', issuedEnd: YEAR.endDate };
      expect(proRataFactor(from, term)).toBe(factor);
    },
  );

  it('is rated for the term that was issued, also where its cover goes on', () => {
    const term = { ...YEAR, endDate: '2027-03-11', issuedEnd: YEAR.endDate };
    expect([ratedTerm(term), ratedTerm(YEAR)]).toEqual([YEAR, YEAR]);
  });

  const premium = fc.integer({ min: 0, max: 5_000_000 });
  const day = fc
    .integer({ min: 0, max: 364 })
    .map((days) => new Date(Date.UTC(2026, 2, 1 + days)).toISOString().slice(0, 10));

  it('turns its sign with the change, never exceeds it, and sums to what is due', () => {
    fc.assert(
      fc.property(premium, premium, day, (a, b, from) => {
        const change = (old: number, now: number): Charges =>
          endorsementCharges({ before: charged(old), term: YEAR }, charged(now), RATES, from);
        const [there, back] = [change(a, b), change(b, a)];
        expect(back.premium).toBe(0 - there.premium || 0);
        expect(back.amountDue).toBe(0 - there.amountDue || 0);
        expect(Math.abs(there.premium)).toBeLessThanOrEqual(Math.abs(b - a) * 100);
        expect(Math.abs(there.premium) % 100).toBe(0);
        const { surplusLineTax, surplusStampingFee, ipt } = there;
        expect(there.premium + surplusLineTax + surplusStampingFee + ipt).toBe(there.amountDue);
        expect(Math.abs(surplusLineTax - there.premium * 0.0485)).toBeLessThanOrEqual(0.51);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('what several changes cost', () => {
  const laid = (effectiveDate: string, annual: number, was: number) => ({
    effectiveDate,
    was: charged(was),
    rating: { charges: charged(annual) },
  });
  const STANDING = { before: charged(1_000), changedFrom: YEAR.effectiveDate, term: YEAR };

  it.each<[string, object, string, number, { net: number; own: number; later: number[] }]>([
    ['one alone', {}, '2026-09-01', 1_200, { net: 99, own: 99, later: [] }],
    [
      'one before another: both layers anew, what stood taken back',
      { laid: [laid('2026-12-01', 1_100, 49)] },
      '2026-09-01',
      1_200,
      { net: 99 - 25 - 49, own: 99, later: [-25] },
    ],
    [
      'one before two of one date: each the difference that it makes to their layer',
      { laid: [laid('2026-12-01', 1_101, 49), laid('2026-12-01', 1_102, 0)] },
      '2026-09-01',
      1_000,
      { net: 25 - 49, own: 0, later: [25, 0] },
    ],
    [
      'a second one of a date: the rest of its layer',
      { before: charged(1_001), beforeDate: charged(1_000), changedFrom: '2026-09-01' },
      '2026-09-01',
      1_002,
      { net: 1, own: 1, later: [] },
    ],
  ])('%s', (_, change, from, after, expected) => {
    const { net, own, later } = endorsedCharges(
      { ...STANDING, ...change },
      charged(after),
      UNTAXED,
      from,
    );
    const premiums = [net, own, ...later].map(({ premium }) => premium / 100);
    expect(premiums).toEqual([expected.net, expected.own, ...expected.later]);
    expect(net.amountDue).toBe(net.premium);
  });
});

describe('the day of an endorsement', () => {
  const check =
    (date: string, today: string, isStaff = false) =>
    (): void =>
      checkEndorsementDate(
        date,
        { term: YEAR, changedFrom: YEAR.effectiveDate },
        { today, isStaff },
      );

  it.each([
    ['2026-08-18', '2026-09-01'],
    ['2026-10-01', '2026-09-01'],
    ['2026-03-01', '2026-03-05'],
    ['2027-02-28', '2027-02-20'],
  ])('may be %s when today is %s', (date, today) => {
    expect(check(date, today)).not.toThrow();
  });

  it.each([
    ['2026-08-17', '2026-09-01'],
    ['2026-10-02', '2026-09-01'],
    ['2026-02-28', '2026-03-05'],
    ['2027-03-01', '2027-02-20'],
  ])('may not be %s when today is %s', (date, today) => {
    expect(check(date, today)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('stays between the change before it and the one after it', () => {
    const between = (date: string): (() => void) => {
      const later = [{ effectiveDate: '2026-09-20' }] as unknown as LaterChange[];
      const endorsed = { term: YEAR, changedFrom: '2026-09-10', later };
      const by = { today: '2026-09-01', isStaff: true };
      return () => checkEndorsementDate(date, endorsed, by);
    };
    const refused = 'An endorsement starts between 2026-09-10 and 2026-09-19.';
    expect(between('2026-09-10')).not.toThrow();
    expect(between('2026-09-19')).not.toThrow();
    expect(between('2026-09-09')).toThrow(refused);
    expect(between('2026-09-20')).toThrow(refused);
  });

  it('is bound to the term alone for provider staff', () => {
    expect(check('2027-02-28', '2026-03-05', true)).not.toThrow();
    expect(check('2027-03-01', '2026-03-05', true)).toThrow();
  });
});
