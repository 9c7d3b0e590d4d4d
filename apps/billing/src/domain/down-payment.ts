import type { MinorUnits } from '@palisade/kernel';
import { percentOf } from '@palisade/kernel';

/** Spec 3 §9: the part of an invoice that is paid down at once when the rest is financed. */
const DOWN_PAYMENT_PCT = 20;

/** 20% of the amount due without the fees, and the fees. */
export const downPaymentOf = (amountDue: MinorUnits, fees: MinorUnits): MinorUnits =>
  percentOf(amountDue - fees, DOWN_PAYMENT_PCT) + fees;
