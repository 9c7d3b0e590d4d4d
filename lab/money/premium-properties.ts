import fc from 'fast-check';
import type { MoneyFunction } from './find-money';
import type { Claim, Property } from './property';
import { amount, dateAt, days, decimal, inPlaces, inSteps } from './property';
import { leftOf, over, positive, signed, whole } from './property';

const FACTOR_PLACES = 4;
const CHARACTERISTICS = [
  'managementOfContent',
  'dcmPractices',
  'companyStability',
  'drPlanning',
  'financialCondition',
  'securityAwareness',
  'managementExperience',
];

interface Days {
  length: number;
  at: number;
}

/** Charges of a premium that is taxed with so much. */
const charges = (premium: number, surplusLineTax = 0) => ({
  currency: 'USD',
  premium,
  brokerFee: 0,
  mgaFee: 0,
  totalPremium: premium,
  surplusLineTax,
  surplusStampingFee: 0,
  ipt: 0,
  amountDue: premium + surplusLineTax,
});

/** The share of the days that is left, in four places as the specification has it. */
const factorOf = (time: Days) => over(leftOf(time), time.length).to(FACTOR_PLACES);
const end = ({ length }: Days): string => dateAt(length);

const CANCELLED = { PRO_RATA: '1.0', SHORT_RATE: '0.9' } as const;
type Cancelled = keyof typeof CANCELLED;

/** Percent of a year for so many months to report. */
const REPORTING_PERCENT = { 12: 100, 24: 150, 36: 200, 72: 250 };

const Q = 'apps/policy/src/domain';
const U = 'apps/quote/src/domain';
const R = 'apps/rater/src/domain';

interface Decimal {
  units: bigint;
  scale: number;
}
const exactly = ({ units, scale }: Decimal) => over(units, 10n ** BigInt(scale));
const anyDecimal = fc.record({
  units: fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
  scale: fc.integer({ min: 0, max: 9 }),
});
const places = fc.integer({ min: 0, max: 9 });

/** What holds of what rates, changes, earns, cedes and gives back a premium. */
export const PREMIUM_PROPERTIES: Record<MoneyFunction, Property> = {
  [`${Q}/money/pro-rata.ts#unearnedFactor`]: {
    given: days.map((time) => [dateAt(0), end(time), dateAt(time.at)]),
    claims: ([from, to, date]: [string, string, string], answer: string) => {
      const [length, at] = [daysFrom(from, to), daysFrom(from, date)];
      return inPlaces(answer, over(leftOf({ length, at }), length), FACTOR_PLACES);
    },
  },
  [`${Q}/money/earned-premium.ts#earnedBefore`]: {
    given: fc
      .tuple(
        fc.array(fc.record({ premium: fc.integer({ min: -1e9, max: 1e9 }), time: days }), {
          maxLength: 6,
        }),
        fc.integer({ min: -20, max: 1_200 }),
      )
      .map(([all, at]) => [
        all.map(({ premium, time }) => ({ premium, from: dateAt(0), to: end(time) })),
        dateAt(at),
      ]),
    claims: ([all, day]: [Earning[], string], answer: number) =>
      inSteps(
        answer,
        all.reduce((sum, { premium, from, to }) => {
          const [length, at] = [daysFrom(from, to), daysFrom(from, day)];
          const passed = length - leftOf({ length, at });
          return sum.plus(whole(premium).times(over(passed, length)));
        }, whole(0)),
      ),
  },
  [`${Q}/money/cessions.ts#cede`]: {
    given: fc.tuple(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.array(fc.integer({ min: 1, max: 2_000 }), { maxLength: 5 }).map((all) => {
        const rest = 10_000 - all.reduce((sum, one) => sum + one, 0);
        return [...all, rest].map((percent, at) => ({
          treatyId: String(at),
          reinsurerId: 'r',
          cededPct: (percent / 100).toFixed(2),
          cedingCommissionPct: '12.5',
        }));
      }),
    ),
    claims: ([premium]: [number], answer: Ceded[]) =>
      answer.flatMap(({ cededPct, cededPremium, cedingCommission }, at) => [
        ...inSteps(
          cededPremium,
          whole(premium).times(signed(cededPct)).over(whole(100)),
          // The last takes what the others leave: half a cent of each.
          at === answer.length - 1 ? answer.length : 1,
        ),
        ...inSteps(cedingCommission, over(cededPremium, 8)),
      ]),
    parts: ([premium]: [number], answer: Ceded[]) => ({
      parts: answer.map(({ cededPremium }) => cededPremium),
      whole: premium,
    }),
  },
  [`${Q}/cancellation/return-premium.ts#returnPremium`]: {
    given: fc
      .tuple(positive, amount, days, fc.constantFrom<Cancelled>('PRO_RATA', 'SHORT_RATE'))
      .map(([premium, tax, time, type]) => [
        {
          effectiveDate: dateAt(0),
          endDate: end(time),
          market: 'ADMITTED',
          taxBase: { surplusLineTax: premium, surplusStampingFee: 0, ipt: 0 },
          layers: [{ from: dateAt(0), charges: charges(premium, tax % premium) }],
        },
        type,
        dateAt(time.at),
      ]),
    claims: ([policy, type, date]: [Written, Cancelled, string], answer: Returned) => {
      const [length, at] = [daysFrom(dateAt(0), policy.endDate), daysFrom(dateAt(0), date)];
      const share = factorOf({ length, at }).times(signed(CANCELLED[type]));
      const { premium, surplusLineTax } = policy.layers[0].charges;
      const back = 0 - answer.charges.premium;
      return [
        ...inSteps(back, whole(premium).times(share)),
        ...inSteps(answer.earned + back, whole(premium)),
        // A rate of three places that explains the tax may be half a cent away from its share.
        ...inSteps(
          0 - answer.charges.surplusLineTax,
          whole(back).times(over(surplusLineTax, premium)),
          2,
        ),
      ];
    },
  },
  [`${Q}/reporting/reporting-price.ts#annualPremiumOf`]: {
    given: amount.map((premium) => [
      { coverages: [{ premium }], premiumLines: [{ key: 'TRIA', amount: 1 }] },
    ]),
    // A hundredth, first in cents and then in whole units.
    claims: ([{ coverages }]: [{ coverages: { premium: number }[] }], answer: number) => {
      const [{ premium }] = coverages;
      const cents = over(premium, 100).to(0);
      return inSteps(answer - premium, cents, 100);
    },
  },
  [`${Q}/reporting/reporting-price.ts#reportingCharges`]: {
    given: fc.tuple(amount, fc.constantFrom(12, 24, 36, 72)).map(([annual, months]) => [
      annual,
      months,
      {
        market: 'SURPLUS',
        state: 'AZ',
        effectiveDate: '2026-01-01',
        taxBase: { surplusLineTax: 100_000, surplusStampingFee: 100_000, ipt: 0 },
        issued: charges(100_000, 3_000),
      },
    ]),
    claims: ([annual, months]: [number, 12 | 24 | 36 | 72], answer: ReturnType<typeof charges>) => [
      ...inSteps(answer.premium, over(annual * REPORTING_PERCENT[months], 100)),
      ...inSteps(answer.surplusLineTax, over(answer.premium * 3, 100)),
      ...inSteps(answer.surplusStampingFee, over(answer.premium * 2, 1_000)),
    ],
  },
  [`${U}/irpm.ts#irpmModifier`]: {
    given: fc
      .tuple(...CHARACTERISTICS.map(() => fc.integer({ min: -100_000, max: 100_000 })))
      .map((all) => [
        Object.fromEntries(CHARACTERISTICS.map((name, at) => [name, all[at] / 10_000])),
      ]),
    claims: ([irpm]: [Record<string, number>], answer: string) => {
      const total = Object.values(irpm).reduce((sum, one) => sum + Math.round(one * 10_000), 0);
      return inPlaces(answer, over(total, 1_000_000).plus(whole(1)), FACTOR_PLACES);
    },
  },
  [`${U}/endorsement.ts#proRataFactor`]: {
    given: days.map((time) => [
      dateAt(Math.min(Math.max(time.at, 0), time.length)),
      { effectiveDate: dateAt(0), endDate: end(time) },
    ]),
    claims: ([from, { effectiveDate, endDate }]: [string, Term], answer: string) =>
      inPlaces(
        answer,
        over(daysFrom(from, endDate), daysFrom(effectiveDate, endDate)),
        FACTOR_PLACES,
      ),
  },
  [`${U}/endorsement.ts#endorsementCharges`]: {
    given: fc.tuple(amount, amount, days, decimal(5, 1)).map(([before, after, time, tax]) => [
      {
        before: charges(before),
        term: { effectiveDate: dateAt(0), endDate: end(time) },
      },
      charges(after),
      { surplusLineTax: tax, surplusStampingFee: '0', ipt: tax, isStampingReturned: true },
      dateAt(Math.min(Math.max(time.at, 0), time.length)),
    ]),
    claims: (
      [{ before, term }, after, taxes, from]: [
        { before: { premium: number }; term: Term },
        { premium: number },
        { ipt: string },
        string,
      ],
      answer: Record<'premium' | 'surplusLineTax' | 'ipt' | 'amountDue', number>,
    ): Claim[] => {
      const length = daysFrom(term.effectiveDate, term.endDate);
      const factor = factorOf({ length, at: daysFrom(term.effectiveDate, from) });
      const { premium, surplusLineTax, ipt } = answer;
      const tax = whole(premium).times(signed(taxes.ipt));
      return [
        ...inSteps(premium, whole(after.premium - before.premium).times(factor), 100),
        ...inSteps(surplusLineTax, tax),
        ...inSteps(ipt, tax),
        ...inSteps(answer.amountDue, whole(premium + surplusLineTax + ipt)),
      ];
    },
  },
  [`${R}/exact.ts#dividedBy`]: {
    given: fc.tuple(
      anyDecimal,
      anyDecimal.filter(({ units }) => units !== 0n),
      places,
    ),
    claims: ([left, right]: [Decimal, Decimal], answer: Decimal) => [
      {
        value: exactly(answer),
        exact: exactly(left).over(exactly(right)),
        unit: exactly({ units: 1n, scale: answer.scale }),
      },
    ],
  },
  [`${R}/exact.ts#roundedUnits`]: {
    given: fc.tuple(anyDecimal, places),
    claims: ([value, to]: [Decimal, number], answer: bigint) =>
      inSteps(answer, exactly(value).times(whole(10n ** BigInt(to)))),
  },
  [`${R}/quick/guarded.ts#quotient`]: {
    given: fc.tuple(amount, positive),
    claims: ([top, bottom]: [number, number], answer: number) => inSteps(answer, over(top, bottom)),
  },
  [`${R}/quick/guarded.ts#rounded`]: {
    given: fc.tuple(fc.integer({ min: -1e9, max: 1e9 }).map((eighths) => eighths / 8)),
    // What is in doubt is no answer.
    claims: ([value]: [number], answer: number) =>
      Number.isNaN(answer) ? [] : inSteps(answer, over(value * 8, 8)),
  },
};

interface Earning {
  premium: number;
  from: string;
  to: string;
}

interface Ceded {
  cededPct: string;
  cededPremium: number;
  cedingCommission: number;
}

interface Term {
  effectiveDate: string;
  endDate: string;
}

interface Written {
  endDate: string;
  layers: [{ charges: { premium: number; surplusLineTax: number } }];
}

interface Returned {
  earned: number;
  charges: { premium: number; surplusLineTax: number };
}

const DAY_MS = 86_400_000;
function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
