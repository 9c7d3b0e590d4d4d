import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';

/** An invoice of a policy, as billing tells of it. */
export interface BilledInvoice {
  amountDue: MinorUnits;
  paid: MinorUnits;
  /** Payments that are under way. */
  pending: MinorUnits;
  balance: MinorUnits;
  dueDate: PlainDate;
  isReversed: boolean;
}

/** A finance plan of a policy, as billing tells of it. */
export interface FinancePlanState {
  processorId: string;
  isFunded: boolean;
  isEnded: boolean;
}

/** What a policy shows of its money. */
export interface PaymentState {
  isPaid: boolean;
  isPremiumFinanced: boolean;
  isPremiumFinancePaid: boolean;
  processorId: string | null;
  amountDue: MinorUnits;
  paid: MinorUnits;
  balance: MinorUnits;
  /** The earliest date on which something open is due; null when nothing is open. */
  dueDate: PlainDate | null;
  /** The same of what no payment under way covers. */
  owedFrom: PlainDate | null;
}

/** Paid is a policy whose invoices have no balance, whoever paid them: insured, agency, financer. */
export function paymentState(
  invoices: readonly BilledInvoice[],
  plans: readonly FinancePlanState[],
): PaymentState {
  const standing = invoices.filter(({ isReversed }) => !isReversed);
  const open = standing.filter(({ balance }) => balance > 0);
  const plan = plans.find(({ isEnded }) => !isEnded);
  return {
    isPaid: standing.length > 0 && open.length === 0,
    isPremiumFinanced: plan !== undefined,
    isPremiumFinancePaid: plan?.isFunded ?? false,
    processorId: plan?.processorId ?? null,
    amountDue: sumOf(standing.map(({ amountDue }) => amountDue)),
    paid: sumOf(standing.map(({ paid }) => paid)),
    balance: sumOf(standing.map(({ balance }) => balance)),
    dueDate: earliestDue(open),
    owedFrom: earliestDue(open.filter(({ balance, pending }) => balance > pending)),
  };
}

const earliestDue = (invoices: readonly BilledInvoice[]): PlainDate | null =>
  invoices.map(({ dueDate }) => dueDate).sort()[0] ?? null;
