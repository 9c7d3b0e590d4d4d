import type { MinorUnits } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';
import type { InvoiceMoney } from './invoice-status';
import { balanceOf } from './invoice-status';

/** What may be paid of a cancelled policy beyond its invoices, so that it is reinstated. */
export interface Advance {
  owed: MinorUnits;
  /** Payments under way count against it. */
  room: MinorUnits;
}

export const NO_ADVANCE: Advance = { owed: 0, room: 0 };

/** The advance on what a reinstatement charges, when some of it is held already. */
export function advanceOf(
  charge: MinorUnits,
  held: MinorUnits,
  invoices: readonly InvoiceMoney[],
): Advance {
  const owed = Math.max(0, charge - held);
  const beyond = invoices.map((invoice) =>
    Math.max(0, invoice.pending - Math.max(0, balanceOf(invoice))),
  );
  return { owed, room: Math.max(0, owed - sumOf(beyond)) };
}
