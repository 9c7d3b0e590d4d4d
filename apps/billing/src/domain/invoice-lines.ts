import type { MinorUnits } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';

/** What a line of an invoice charges for, in the order in which it is shown. */
export const LINE_TYPES = [
  'premium',
  'brokerFee',
  'mgaFee',
  'surplusLineTax',
  'surplusStampingFee',
  'ipt',
] as const;

/** What a line of an invoice charges for. */
export type ChargeType = (typeof LINE_TYPES)[number];

/** An amount for each type of charge. */
export type Amounts = Record<ChargeType, MinorUnits>;

/**
 * What a line is about: a charge, the commission that an agency keeps of what it collects, or a
 * small rest that is no longer asked for.
 */
export type LineType = ChargeType | 'commission' | 'writeOff';

/** Every type of line. */
export const ALL_LINE_TYPES = [...LINE_TYPES, 'commission', 'writeOff'] as const;

/** A line of an invoice; a credit has a negative amount. */
export interface Line {
  type: LineType;
  amount: MinorUnits;
}

/** The lines of what is charged; types that charge nothing have none. */
export const linesOf = (charges: Amounts): Line[] =>
  LINE_TYPES.map((type) => ({ type, amount: charges[type] })).filter(({ amount }) => amount !== 0);

/** Lines that take back all that is left of an invoice's own. */
export const reversalOf = (lines: readonly Line[]): Line[] =>
  ALL_LINE_TYPES.map((type) => ({ type, amount: 0 - totalOf(lines, type) })).filter(
    ({ amount }) => amount !== 0,
  );

/** What an invoice asked for when it was issued, whatever was credited or written off since. */
export const amountIssued = (
  lines: readonly (Line & { created: Date })[],
  issued: Date,
): MinorUnits => totalOf(lines.filter(({ created }) => created.getTime() === issued.getTime()));

/** The sum of lines, all of them or those of one type. */
export const totalOf = (lines: readonly Line[], type?: LineType): MinorUnits =>
  sumOf(lines.filter((line) => !type || line.type === type).map(({ amount }) => amount));
