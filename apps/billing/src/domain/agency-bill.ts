import type { MinorUnits } from '@palisade/kernel';
import { DomainError, percentOf } from '@palisade/kernel';
import type { Line } from './invoice-lines';
import { totalOf } from './invoice-lines';

/** What an agency keeps of a premium that it collects; null where it is paid by statements. */
type KeptPct = number | null;

/** How a policy is collected, as far as what is due is settled net. */
interface Collected {
  commissionPct: KeptPct;
}

/** Throws 409 where an agency collects what is due: its net amount is nothing to the insured. */
export function checkCollectedHere({ commissionPct }: Collected): void {
  if (commissionPct === null) return;
  throw new DomainError('AGENCY_BILLED', 'Your agency bills this policy: pay it there.', 409);
}

/** What an agency is billed: what it collects, and what it keeps of that. */
export interface Bill {
  gross: MinorUnits;
  commission: MinorUnits;
}

/** What lines bill an agency; it owes the difference. */
export function billOf(lines: readonly Line[]): Bill {
  const commission = 0 - totalOf(lines, 'commission');
  return { gross: totalOf(lines) + commission, commission };
}

/** The same of each invoice among the lines of many. */
export function billsOf(lines: readonly (Line & { invoiceId: string })[]): Map<string, Bill> {
  const linesOf = new Map<string, Line[]>();
  for (const line of lines) {
    const known = linesOf.get(line.invoiceId);
    if (known) known.push(line);
    else linesOf.set(line.invoiceId, [line]);
  }
  return new Map([...linesOf].map(([id, its]) => [id, billOf(its)]));
}

/** An invoice of a bill, with what it still asks for. */
interface Asking {
  policyId: string;
  asks: MinorUnits;
}

/**
 * What invoices of a bill ask for beside what is held for charges of their policies, which are for the
 * oldest invoices of each.
 */
export function besideHolds<Row extends Asking>(
  rows: readonly Row[],
  held: ReadonlyMap<string, MinorUnits>,
): Row[] {
  const left = new Map(held);
  return rows.map((row) => {
    const hold = Math.min(left.get(row.policyId) ?? 0, row.asks);
    left.set(row.policyId, (left.get(row.policyId) ?? 0) - hold);
    return { ...row, asks: row.asks - hold };
  });
}

/** A line that takes off what the agency keeps of a premium, or adds it again when that goes back. */
const commissionLine = (premium: MinorUnits, pct: KeptPct): Line[] => {
  const amount = pct === null ? 0 : 0 - percentOf(premium, pct);
  return amount === 0 ? [] : [{ type: 'commission', amount }];
};

/** The lines of an invoice that an agency collects: net of the commission that it keeps. */
export const netLines = (lines: readonly Line[], pct: KeptPct): Line[] => [
  ...lines,
  ...commissionLine(totalOf(lines, 'premium'), pct),
];

/**
 * The same for a credit that was spread over invoices. The commission of all is rounded once, on the
 * returned premium together, so that it is what the agency is charged back (domain §5.13.7).
 */
export function netCredits(
  credits: ReadonlyMap<string, Line[]>,
  pct: KeptPct,
): Map<string, Line[]> {
  let premium = 0;
  let kept = 0;
  const net = new Map<string, Line[]>();
  for (const [id, lines] of credits) {
    premium += totalOf(lines, 'premium');
    const whole = totalOf(commissionLine(premium, pct));
    const amount = whole - kept;
    kept = whole;
    net.set(id, amount === 0 ? lines : [...lines, { type: 'commission', amount }]);
  }
  return net;
}
