import { SEED_SHELF } from './books/rate-books';
import { decimalText, exact } from './exact';
import { readInput } from './input/read-input';
import { rate } from './rate';
import examples from './rating-examples.fixture.json';
import type { Step } from './working';
import { applied } from './working';

/** Does the steps again from their own texts; every reference must be to the step it names. */
function fold(steps: readonly Step[]): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const step of steps) {
    const before = numbers.get(step.coverage) ?? '0';
    expect(step.before).toBe(before);
    const [, earlier] = /^step:(\d+)$/.exec(step.source) ?? [];
    if (earlier) expect(steps[Number(earlier) - 1].after).toBe(step.value);
    const after = decimalText(applied(step.op, exact(before), exact(step.value), step.round));
    expect(step.after).toBe(after);
    numbers.set(step.coverage, after);
  }
  return numbers;
}

const inCents = (text: string): number => Math.round(Number(text) * 100);

describe('the trace of a rating', () => {
  it.each(examples.map(({ id, input }) => [id, input] as const))(
    'gives every amount of %s again, exactly',
    (_, input) => {
      const rating = rate(readInput(input, { mayBypass: false, books: SEED_SHELF }), true);
      const numbers = fold(rating.steps);
      expect(inCents(String(numbers.get('PREMIUM')))).toBe(rating.premium);
      expect(inCents(String(numbers.get('AMOUNT_DUE')))).toBe(rating.amountDue);
      expect(numbers.get('GROUND')).toBe(decimalText(rating.ground));
      for (const [coverage, amount] of Object.entries(rating.coverages)) {
        expect(inCents(String(numbers.get(coverage)))).toBe(amount);
      }
      expect(rating.steps.map(({ n }) => n)).toEqual(rating.steps.map((__, index) => index + 1));
    },
  );

  it('names the table, version and row of a factor and what was looked up', () => {
    const { steps } = rate(
      readInput(examples[1].input, { mayBypass: false, books: SEED_SHELF }),
      true,
    );
    expect(steps.find(({ coverage, term }) => coverage === 'GROUND' && term === 'hazard')).toEqual({
      n: expect.any(Number) as number,
      coverage: 'GROUND',
      term: 'hazard',
      op: 'multiply',
      source: 'table:hazard@US-2026-01#row=5',
      input: '621210',
      value: '1.70',
      before: '4700.0000',
      after: '7990.000000',
      round: null,
    });
  });

  it('changes no amount, and is not written when nobody asks for it', () => {
    const risk = readInput(examples[0].input, { mayBypass: false, books: SEED_SHELF });
    const { steps, ...traced } = rate(risk, true);
    const { steps: none, ...bare } = rate(risk);
    expect(bare).toEqual(traced);
    expect(none).toEqual([]);
    expect(steps.length).toBeGreaterThan(60);
  });
});
