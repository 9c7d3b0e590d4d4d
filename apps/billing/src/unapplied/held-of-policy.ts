import type { MinorUnits } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { Advance } from '../domain/advance';
import { advanceOf, NO_ADVANCE } from '../domain/advance';
import type { InvoiceMoney } from '../domain/invoice-status';
import { publishMoneyHeld } from '../payments/payment-events';
import { PolicyBill } from '../policies/policy-bill.entity';
import { UnappliedCash } from './unapplied-cash.entity';

/** What is held of the money of a policy, and is promised to nobody. */
export async function heldOf(em: EntityManager, policyId: string): Promise<MinorUnits> {
  const all = await em.findBy(UnappliedCash, { policyId, status: 'OPEN' });
  return sumOf(all.map(({ left }) => left));
}

/** What may be paid of a policy beyond its invoices: nothing, but in its reinstatement period. */
export async function advanceOfPolicy(
  em: EntityManager,
  { id, reinstatementCharge }: PolicyBill,
  invoices: readonly InvoiceMoney[],
): Promise<Advance> {
  if (reinstatementCharge === null) return NO_ADVANCE;
  return advanceOf(reinstatementCharge, await heldOf(em, id), invoices);
}

/** Tells what is held of a policy. */
export async function tellHeld(tx: Tx, id: string): Promise<void> {
  const policy = await tx.em.findOneByOrFail(PolicyBill, { id });
  await publishMoneyHeld(tx, policy, await heldOf(tx.em, id));
}
