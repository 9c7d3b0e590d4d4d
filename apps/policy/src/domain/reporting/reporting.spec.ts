import type { Life } from '../life/life';
import { FACTS, charged, limited, unborn } from '../life/life.fixture';
import { lifeAfter } from '../life/acts';
import type { Terms } from '../history/policy-stack';
import { givenUp, offerAfter, offerReportingOn, sentOffer } from './reporting-offer';
import { annualPremiumOf, reportingCharges } from './reporting-price';
import { REPORTING_RULES, reportingRuleOf } from './reporting-rules';
import { assertBuyable, reportingWindowOf, windowFrom } from './reporting-window';

const END = '2027-01-01';
const TODAY = '2027-01-02';

const rated = (premiumLines?: { key: string; amount: number }[]): Terms => ({
  ...limited(1),
  coverages: [{ key: 'LIABILITY', limit: 1, retention: 0, premium: 850_000 }],
  premiumLines,
});

/** A policy that has come to its end. */
const expired = (terms: Terms = rated([])): Life => {
  const charges = charged({ premium: 850_000 });
  const issued = lifeAfter(unborn(), 'issue', { terms, charges, quoteId: 'issue' }, FACTS);
  const running = lifeAfter(issued, 'takeEffect', {}, FACTS);
  return lifeAfter(running, 'endPolicy', {}, { ...FACTS, today: END });
};

const cancelled = (reason: string, state = 'NV'): Life => {
  const wish = { effectiveDate: '2026-06-01', reason };
  const by = { cancellationType: 'PRO_RATA', comments: null, noticeDays: null } as const;
  const cancellation = { ...wish, ...by };
  const asked = { ...expired(), state, status: 'CANCEL REQUESTED', cancellation } as const;
  return lifeAfter(asked, 'cancel', wish, { ...FACTS, today: '2026-06-01', isOverdue: true });
};

const refused = (status: number, code: string): Error =>
  expect.objectContaining({ status, code }) as Error;

describe('the days of extended reporting', () => {
  it.each<[string, string | null, 'ADMITTED' | 'SURPLUS' | 'UK', [string, string, string]]>([
    ['a state that is not named', 'NV', 'ADMITTED', ['2027-03-02', '2027-01-31', '2027-03-02']],
    ['New York', 'NY', 'ADMITTED', ['2027-03-02', '2027-01-31', '2027-03-02']],
    ['Virginia', 'VA', 'ADMITTED', ['2027-03-02', '2027-01-16', '2027-01-31']],
    ['Virginia, surplus', 'VA', 'SURPLUS', ['2027-03-02', '2027-01-31', '2027-03-02']],
    ['Connecticut', 'CT', 'ADMITTED', ['2027-01-31', '2027-01-31', '2027-01-31']],
    ['Arkansas', 'AR', 'SURPLUS', ['2027-03-02', '2027-01-01', '2027-03-02']],
    ['North Carolina', 'NC', 'ADMITTED', ['2027-03-02', '2027-01-31', '2027-01-31']],
    ['the United Kingdom', null, 'UK', ['2027-03-02', '2027-01-31', '2027-03-02']],
  ])('of %s', (_, state, market, [automaticUntil, offerBy, buyBy]) => {
    const window = windowFrom(END, { state, market, reason: null, offeredOn: null });
    expect(window).toMatchObject({ automaticUntil, offerBy, buyBy, endOfCover: END });
  });

  it('run from the offer in New York, where that is later', () => {
    const by = { state: 'NY', market: 'ADMITTED', reason: null } as const;
    expect(windowFrom(END, { ...by, offeredOn: '2027-02-20' }).buyBy).toBe('2027-03-22');
    expect(windowFrom(END, { ...by, offeredOn: '2027-01-02' }).buyBy).toBe('2027-03-02');
  });

  it('each name where they stand', () => {
    for (const { jurisdiction, citation } of REPORTING_RULES) {
      expect([jurisdiction, citation.length > 0]).toEqual([jurisdiction, true]);
    }
    expect(reportingRuleOf('ADMITTED', 'VA').citation).toContain('14VAC5-335-30');
  });

  it.each<[string, string, string, string | null | undefined]>([
    ['for the reasons of the insured', 'INSURED_REQUEST', 'NV', '2026-07-31'],
    ['for non-payment: none without charge', 'NON_PAYMENT', 'NV', null],
    ['for non-payment, in Arkansas', 'NON_PAYMENT', 'AR', '2026-07-31'],
    ['for fraud: nothing at all', 'FRAUD', 'NV', undefined],
  ])('after an end %s', (_, reason, state, until) => {
    expect(reportingWindowOf(cancelled(reason, state))?.automaticUntil).toBe(until);
  });
});

describe('the price of extended reporting', () => {
  it.each<[string, Parameters<typeof rated>[0], number | null]>([
    ['of a year', [], 850_000],
    ['with schedule rating', [{ key: 'IRPM', amount: -50_000 }], 800_000],
    ['with terrorism coverage', [{ key: 'TRIA', amount: 8_500 }], 858_500],
    ['of half a year', [{ key: 'TERM', amount: -425_000 }], 850_000],
    [
      'of half a year at the least premium',
      [
        { key: 'TERM', amount: -425_000 },
        { key: 'MINIMUM_PREMIUM', amount: 475_000 },
      ],
      900_000,
    ],
    ['of terms that do not tell it', undefined, null],
  ])('is by the premium of a year: %s', (_, lines, annual) => {
    expect(annualPremiumOf(rated(lines))).toBe(annual);
  });

  const issue = {
    market: 'ADMITTED' as const,
    state: 'NV',
    effectiveDate: '2026-01-01',
    taxBase: { surplusLineTax: 0, surplusStampingFee: 0, ipt: 0, isStampingReturned: true },
    issued: charged({ premium: 850_000 }),
  };

  it.each([
    [12, 850_000],
    [24, 1_275_000],
    [36, 1_700_000],
    [72, 2_125_000],
  ] as const)('%i months', (months, premium) => {
    const charges = reportingCharges(850_000, months, issue);
    expect(charges).toEqual(charged({ premium }));
  });

  it('bears the taxes of its issue, and no fee that is by the policy', () => {
    const on = { surplusLineTax: 850_000, surplusStampingFee: 850_000, ipt: 0 };
    const surplus = {
      ...issue,
      market: 'SURPLUS' as const,
      taxBase: { ...on, isStampingReturned: true },
      issued: charged({ premium: 850_000, surplusLineTax: 29_750, surplusStampingFee: 3_400 }),
    };
    expect(reportingCharges(850_000, 12, surplus)).toMatchObject({
      surplusLineTax: 29_750,
      surplusStampingFee: 3_400,
      amountDue: 883_150,
    });
    const flat = {
      ...surplus,
      state: 'PA',
      issued: charged({ premium: 850_000, surplusLineTax: 25_500, surplusStampingFee: 2_000 }),
    };
    expect(reportingCharges(850_000, 12, flat)).toMatchObject({
      surplusLineTax: 25_500,
      surplusStampingFee: 0,
    });
    const uk = {
      ...issue,
      market: 'UK' as const,
      state: null,
      taxBase: { surplusLineTax: 0, surplusStampingFee: 0, ipt: 850_000, isStampingReturned: true },
      issued: charged({ premium: 850_000, ipt: 102_000 }),
    };
    expect(reportingCharges(850_000, 24, uk)).toMatchObject({ ipt: 153_000, amountDue: 1_428_000 });
  });
});

describe('the offer', () => {
  it('is kept while the end is the same, and none while the policy runs', () => {
    const ended = expired();
    const kept = offerAfter(null, ended, TODAY);
    expect(kept).toMatchObject({ annualPremium: 850_000, offeredOn: null, until: '2027-03-02' });
    const sent = kept && { ...kept, offeredOn: TODAY };
    expect(offerAfter(sent, ended, '2028-01-01')).toBe(sent);
    expect(offerAfter(sent, { ...ended, status: 'IN FORCE' }, TODAY)).toBeNull();
    expect(offerAfter(null, ended, '2027-03-03')).toBeNull();
  });

  it('goes out by itself once, where its price is known', () => {
    const known = offerAfter(null, expired(), TODAY);
    expect(offerReportingOn(known)).toBe(END);
    expect(offerReportingOn(known && { ...known, offeredOn: TODAY })).toBeNull();
    expect(offerReportingOn(known && { ...known, months: 12 })).toBeNull();
    expect(offerReportingOn(givenUp(known))).toBeNull();
    expect(givenUp(known)?.until).toBe(known?.until);
    expect(offerReportingOn(offerAfter(null, expired(rated(undefined)), TODAY))).toBeNull();
  });

  it('is refused without a price, twice, too late and for what did not end', () => {
    const window = windowFrom(END, {
      state: 'NV',
      market: 'ADMITTED',
      reason: null,
      offeredOn: null,
    });
    const by = { window, annualPremium: null };
    const unknown = offerAfter(null, expired(rated(undefined)), TODAY);
    expect(() => sentOffer(unknown, TODAY, by)).toThrow(refused(409, 'ANNUAL_PREMIUM_UNKNOWN'));
    const named = sentOffer(unknown, TODAY, { window, annualPremium: 900_000 });
    expect(named).toMatchObject({ annualPremium: 900_000, offeredOn: TODAY });
    expect(() => sentOffer(named, TODAY, by)).toThrow(refused(409, 'REPORTING_OFFERED'));
    const known = offerAfter(null, expired(), TODAY);
    expect(() => sentOffer(known, '2027-03-03', by)).toThrow(refused(409, 'REPORTING_TOO_LATE'));
    expect(() => sentOffer(null, TODAY, by)).toThrow(refused(409, 'REPORTING_REFUSED'));
  });
});

describe('buying time to report', () => {
  const window = windowFrom(END, {
    state: 'NV',
    market: 'ADMITTED',
    reason: null,
    offeredOn: null,
  });
  it.each<[string, Partial<{ today: string; owed: number; bought: number | null }>, string | null]>(
    [
      ['on the last day', { today: '2027-03-02' }, null],
      ['the day after', { today: '2027-03-03' }, 'REPORTING_TOO_LATE'],
      ['while premium is owed', { owed: 1 }, 'PREMIUM_OWED'],
      ['a second time', { bought: 12 }, 'REPORTING_BOUGHT'],
    ],
  )('%s', (_, change, code) => {
    const buy = (): void =>
      assertBuyable(window, { today: TODAY, owed: 0, bought: null, ...change });
    if (code) expect(buy).toThrow(refused(409, code));
    else expect(buy).not.toThrow();
  });

  it('is refused after fraud', () => {
    const buy = (): void => assertBuyable(null, { today: TODAY, owed: 0, bought: null });
    expect(buy).toThrow(refused(409, 'REPORTING_REFUSED'));
  });

  it('adds a line that covers no day, and leaves with the cancellation', () => {
    const ended = cancelled('INSURED_REQUEST');
    const charges = charged({ premium: 850_000 });
    const wish = { months: 12, window: reportingWindowOf(ended), charges, owed: 0, bought: null };
    const on = { ...FACTS, today: '2026-06-02' };
    const bought = lifeAfter(ended, 'extendReporting', wish, on);
    expect(bought.entries.at(-1)).toMatchObject({
      type: 'ERP',
      effectiveDate: '2026-06-01',
      segments: [],
      factor: '1',
    });
    const undo = { reason: 'In error', cancelledOn: '2026-06-01' };
    const back = lifeAfter(bought, 'undoCancelled', undo, on);
    const plain = lifeAfter(ended, 'undoCancelled', undo, on);
    const written = ({ entries }: Life): number =>
      entries.reduce((sum, entry) => sum + entry.charges.premium, 0);
    expect(written(back)).toBe(written(plain));
    expect(back.entries.filter(({ reverses }) => reverses === bought.entries.length)).toMatchObject(
      [{ type: 'REVERSAL', segments: [], charges: { premium: -850_000 } }],
    );
  });
});
