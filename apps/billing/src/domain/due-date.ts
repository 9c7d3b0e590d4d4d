import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';

/** When an invoice is to be paid: so many days of payment terms after what it charges begins. */
export const dueDateOf = (effectiveDate: PlainDate, paymentTerms: number): PlainDate =>
  addDays(effectiveDate, paymentTerms);
