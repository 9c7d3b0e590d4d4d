import type { SurplusTaxRow } from '@palisade/trade';
import type { Exact } from './exact';
import { exact, plus, ZERO } from './exact';
import type { RatingInput } from './input/rating-input';
import type { RatableRisk } from './rate';
import type { Factor, Working } from './working';

/** From the premium to what the insured pays, to the cent or penny. */
export interface AmountDue {
  readonly totalPremium: Exact;
  readonly surplusLineTax: Exact;
  readonly surplusStampingFee: Exact;
  readonly ipt: Exact;
  readonly amountDue: Exact;
}

const CENTS = { round: 2 };

/** Fees, then the taxes of the market: surplus lines in the US, insurance premium tax in the UK. */
export function amountDueOf(
  { input, plan, surplusTax: row }: RatableRisk,
  premium: Factor,
  working: Working,
): AmountDue {
  const [brokerFee, mgaFee] = [feeOf('brokerFee', input), feeOf('mgaFee', input)];
  const register = working
    .open('AMOUNT_DUE')
    .set('premium', premium)
    .add('brokerFee', brokerFee)
    .add('mgaFee', mgaFee);
  const totalPremium = register.value;
  const { ipt } = plan.regional;
  if (row) {
    const taxBase = row.feesTaxed ? register.result : premium;
    const tax = working.open('SURPLUS_TAX').set('taxBase', taxBase);
    tax.multiply('rate', rateOf(row, 'tax', plus(exact(row.taxPct), exact(row.otherPct))), CENTS);
    const stamp = working.open('STAMPING_FEE').set('taxBase', taxBase);
    stamp.multiply('rate', rateOf(row, 'stamping', exact(row.stampingPct)), CENTS);
    stamp.add('flat', { value: exact(row.stampingFlat), source: sourceOf(row, 'stampingFlat') });
    register.add('surplusLineTax', tax.result).add('surplusStampingFee', stamp.result);
    return due(totalPremium, { tax: tax.value, stamp: stamp.value }, register.value);
  }
  if (ipt) {
    const tax = working.open('IPT').set('premium', premium).multiply('rate', ipt, CENTS);
    register.add('ipt', tax.result);
    return due(totalPremium, { ipt: tax.value }, register.value);
  }
  return due(totalPremium, {}, register.value);
}

function due(
  totalPremium: Exact,
  { tax = ZERO, stamp = ZERO, ipt = ZERO }: { tax?: Exact; stamp?: Exact; ipt?: Exact },
  amountDue: Exact,
): AmountDue {
  return { totalPremium, surplusLineTax: tax, surplusStampingFee: stamp, ipt, amountDue };
}

const feeOf = (field: 'brokerFee' | 'mgaFee', input: RatingInput): Factor => ({
  value: { units: BigInt(input[field]), scale: 2 },
  source: `input:${field}`,
});

/** A percentage as a factor. */
const rateOf = (row: SurplusTaxRow, part: string, percent: Exact): Factor => ({
  value: { units: percent.units, scale: percent.scale + 2 },
  source: sourceOf(row, part),
});

const sourceOf = (row: SurplusTaxRow, part: string): string =>
  `table:surplusTaxes@${row.from}#row=${row.state}.${part}`;
