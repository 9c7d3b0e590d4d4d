import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { addMonths } from '@palisade/kernel';
import { downPaymentOf } from './down-payment';

/** Spec 3 §9: ten monthly installments. */
export const INSTALLMENTS = 10;

/** ASSUMPTION: what a financer asks a year, in percent; the specification names no rate. */
export const FINANCE_APR = 9.5;

/** Months of a year times a hundred for percent times ten thousand for four decimals. */
const RATE_STEPS = 12_000_000n;
const APR_DECIMALS = 10_000;

/** What is financed: so much, at so many percent a year, in so many months. */
export interface Loan {
  amount: MinorUnits;
  apr: number;
  installments: number;
}

/** The level installment of a loan, exact and then half up to the cent; free of interest P / n. */
export function installmentOf({ amount, apr, installments }: Loan): MinorUnits {
  const [principal, n] = [BigInt(amount), BigInt(installments)];
  const rate = BigInt(Math.round(apr * APR_DECIMALS));
  if (rate === 0n) return rounded(principal, n);
  const growth = (RATE_STEPS + rate) ** n;
  return rounded(principal * rate * growth, RATE_STEPS * (growth - RATE_STEPS ** n));
}

/** A loan whose payer is behind: installments that fell due, and what was reported as unpaid. */
export interface Arrears extends Loan {
  fallenDue: number;
  unpaid: MinorUnits;
}

/**
 * What pays a loan off: the principal that the schedule leaves after the installments that fell
 * due, and what is unpaid of these.
 */
export function payoffOf({ fallenDue, unpaid, ...loan }: Arrears): MinorUnits {
  const installment = installmentOf(loan);
  const due = Math.min(fallenDue, loan.installments);
  let principal = due === loan.installments ? 0 : loan.amount;
  for (let paid = 0; principal > 0 && paid < due; paid += 1) {
    principal -= installment - interestOf(principal, loan.apr);
  }
  return principal + Math.min(unpaid, due * installment);
}

/** How many monthly installments have fallen due by a day, that day included. */
export function installmentsDue(first: PlainDate, today: PlainDate): number {
  let due = 0;
  while (addMonths(first, due) <= today) due += 1;
  return due;
}

/** A month's interest on a principal, half up to the cent. */
const interestOf = (principal: MinorUnits, apr: number): MinorUnits =>
  rounded(BigInt(principal) * BigInt(Math.round(apr * APR_DECIMALS)), RATE_STEPS);

/** A financing plan for an invoice. */
export interface FinanceTerms {
  totalPremium: MinorUnits;
  downPayment: MinorUnits;
  amountFinanced: MinorUnits;
  apr: number;
  installments: number;
  installmentAmount: MinorUnits;
  financeCharge: MinorUnits;
  totalPaymentAmount: MinorUnits;
  firstInstallmentDue: PlainDate;
}

/** The plan for an amount due with its fees; the first installment is due after a month. */
export function financeTerms(
  asked: { amountDue: MinorUnits; fees: MinorUnits; effectiveDate: PlainDate },
  apr: number,
): FinanceTerms {
  const { amountDue, fees, effectiveDate } = asked;
  const downPayment = downPaymentOf(amountDue, fees);
  const amountFinanced = amountDue - downPayment;
  const loan = { amount: amountFinanced, apr, installments: INSTALLMENTS };
  const installmentAmount = installmentOf(loan);
  const repaid = installmentAmount * INSTALLMENTS;
  return {
    totalPremium: amountDue,
    downPayment,
    amountFinanced,
    apr,
    installmentAmount,
    installments: INSTALLMENTS,
    financeCharge: repaid - amountFinanced,
    totalPaymentAmount: downPayment + repaid,
    firstInstallmentDue: addMonths(effectiveDate, 1),
  };
}

const rounded = (product: bigint, by: bigint): number => Number((2n * product + by) / (2n * by));
