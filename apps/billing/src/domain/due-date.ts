import type { PlainDate } from '@palisade/kernel';
import { addDays, addMonths } from '@palisade/kernel';

/** What decides when an invoice is due. */
export interface DueFacts {
  /** When what is charged begins. */
  effectiveDate: PlainDate;
  issuedOn: PlainDate;
  /** Days. */
  paymentTerms: number;
  agencyBilled: boolean;
}

/**
 * When an invoice is to be paid: so many days of payment terms after what it charges begins; what an
 * agency collects with the bill of the month, so many days after its end (domain §5.13.26).
 */
export const dueDateOf = ({
  effectiveDate,
  issuedOn,
  paymentTerms,
  agencyBilled,
}: DueFacts): PlainDate => addDays(agencyBilled ? monthEnd(issuedOn) : effectiveDate, paymentTerms);

const monthEnd = (date: PlainDate): PlainDate =>
  addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1);
