import type { Calculation } from '../../../lib/api-types';

/** One bar of the way from the base premium to what is due. */
export interface WaterfallBar {
  /** The rater's name of the step. */
  key: string;
  /** What the step worked on, such as a limit or the row of a table. */
  input: string | null;
  /** The factor as text, when the step multiplies. */
  factor: string | null;
  from: number;
  to: number;
  isTotal: boolean;
}

type Step = NonNullable<Calculation['steps']>[number];

// The working of the ground premium and of the core, in which each step is a factor of its own.
const EXPLAINED = ['GROUND', 'CORE'];

const rowOf = ({ source, input }: Step): string | null =>
  source.split('#row=')[1] ?? (input === null ? null : String(input));

const factorBars = (steps: readonly Step[]): WaterfallBar[] =>
  steps
    .filter(({ coverage, op, before, after }) => {
      const isFactor = EXPLAINED.includes(coverage) && op === 'multiply';
      return isFactor && Number(before) !== Number(after);
    })
    .map((step) => ({
      key: step.term,
      input: rowOf(step),
      factor: Number(step.value).toString(),
      from: Number(step.before),
      to: Number(step.after),
      isTotal: false,
    }));

const total = (key: string, to: number): WaterfallBar => ({
  key,
  input: null,
  factor: null,
  from: 0,
  to,
  isTotal: true,
});

/** What each factor adds to a premium or takes from it; the last bar is the amount due. */
export function waterfall(result: Calculation): WaterfallBar[] {
  const steps = result.steps ?? [];
  const base = steps.find(({ coverage, term }) => coverage === 'GROUND' && term === 'base');
  const bars = [...(base ? [total('base', Number(base.after))] : []), ...factorBars(steps)];
  const levels: [string, number][] = [
    ['coverages', result.subtotal],
    ['irpm', result.afterIrpm],
    ['term', result.premiumExTria],
    ['tria', result.premium],
    ['fees', result.totalPremium],
    ['surplusLineTax', result.totalPremium + result.surplusLineTax],
  ];
  const stamped = result.totalPremium + result.surplusLineTax + result.surplusStampingFee;
  levels.push(['surplusStampingFee', stamped], ['ipt', stamped + result.ipt]);
  for (const [key, to] of levels) {
    const from = bars.at(-1)?.to ?? 0;
    const isSeen = Math.abs(to - from) >= 0.005;
    if (isSeen) bars.push({ key, input: null, factor: null, from, to, isTotal: false });
  }
  return [...bars, total('amountDue', result.amountDue)];
}
