import fc from 'fast-check';
import { inRoot } from '../../tools/workspace.mjs';
import { findMoney, moneyIn } from './find-money';
import type { MoneyRow } from './money-rows';
import { isAsked, judgeMoneyRows, look, nameOf, readMoneyRows } from './money-rows';
import { PAYMENT_PROPERTIES } from './payment-properties';
import { PREMIUM_PROPERTIES } from './premium-properties';
import type { Claim, Property } from './property';
import { whole } from './property';

type Rule = (...given: unknown[]) => unknown;

const PROPERTIES: Record<string, Property> = { ...PAYMENT_PROPERTIES, ...PREMIUM_PROPERTIES };
const RUNS = 300;
const ZERO = whole(0);

const rows = readMoneyRows();
const ruleOf = (row: MoneyRow): Rule =>
  jest.requireActual<Record<string, Rule>>(inRoot(row.file))[row.function];

/** Whether an answer is the nearest one, a half away from zero; or what is left of it cut off. */
function isRounded({ value, exact, unit }: Claim, isCut: boolean): boolean {
  const far = value.isBelow(exact) ? exact.minus(value) : value.minus(exact);
  if (isCut) return !exact.isBelow(value) && far.isBelow(unit);
  const twice = far.plus(far);
  const isHalf = !twice.isBelow(unit) && !unit.isBelow(twice);
  const isOutwards = exact.isBelow(ZERO) ? value.isBelow(exact) : exact.isBelow(value);
  return twice.isBelow(unit) || (isHalf && isOutwards);
}

describe('the table of what rounds or splits money', () => {
  it('has a row for each function that does, and a property for each that is asked', () => {
    expect(judgeMoneyRows(findMoney(), rows, Object.keys(PROPERTIES))).toEqual([]);
  });

  it.each([
    [
      'by the kernel',
      "import { percentOf as of } from '@palisade/kernel';\nexport const planted = (a: number) => of(a, 5);",
    ],
    ['by a helper', 'const half = (a: number) => Math.round(a / 2);\nexport const planted = half;'],
    ['by whole numbers', 'export const planted = (a: bigint) => (a + 1n) / 2n;'],
    [
      'from what is left',
      'export function planted(a: number[]) { let left = 9; for (const b of a) left -= b; return left; }',
    ],
  ])('names a planted function without a row that rounds %s', (_, text) => {
    const found = moneyIn('apps/claims/src/domain/planted.ts', text);
    expect(judgeMoneyRows(found, [], [])).toEqual([
      'apps/claims/src/domain/planted.ts#planted: has no row in lab/money/money.csv',
    ]);
  });
});

describe.each(rows.filter(isAsked).map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
  const { given, claims, parts } = PROPERTIES[name];

  it.each(row.examples)('answers as its row says $side a half', ({ given: by, answer }) => {
    expect(look(ruleOf(row)(...by), row.at)).toEqual(answer);
  });

  it('is right to half a step, and sums to its whole', () => {
    const rule = ruleOf(row);
    fc.assert(
      fc.property(given, (by) => {
        const answer = rule(...by) as never;
        const told = claims?.(by as never, answer) ?? [];
        expect(told.filter((claim) => !isRounded(claim, row.kind === 'cut'))).toEqual([]);
        const split = parts?.(by as never, answer);
        if (!split) return;
        // Minus zero is nothing, too.
        expect(split.parts.reduce((sum, part) => sum + part, 0)).toBe(split.whole + 0);
      }),
      { numRuns: RUNS },
    );
  });
});
