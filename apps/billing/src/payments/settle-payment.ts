import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { MoreThan } from 'typeorm';
import { surplusOf } from '../domain/invoice-status';
import { Invoice } from '../invoices/invoice.entity';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { holdAll, holdSurplus } from '../unapplied/hold-surplus';
import { payWithHeld } from '../unapplied/transfer-held';
import type { LockedPayment } from './move-money';
import { receive } from './move-money';
import { refundOverpaid } from './refund-overpaid';

/**
 * A payment under way was confirmed: its money counts, and what is then too much goes back, or is held
 * where the binder ended meanwhile, or where it is to reinstate the policy. Where that runs again already,
 * it pays what was charged for that.
 */
export async function settlePayment(tx: Tx, locked: LockedPayment, now: Date): Promise<void> {
  const { payment, invoice, policy } = locked;
  const released = { ...invoice, pending: invoice.pending - payment.amount };
  const settled = await receive(tx, { ...locked, invoice: released }, now);
  const received = { invoice: settled, policy };
  if (policy.status === 'BINDER EXPIRED') await holdAll(tx, received, { now });
  else if (policy.status === 'IN REINSTATEMENT PERIOD')
    await holdSurplus(tx, { ...received, payment }, now);
  else if (surplusOf(settled) > 0) await applySurplus(tx, { ...received, payment }, now);
}

async function applySurplus(tx: Tx, locked: LockedPayment, now: Date): Promise<void> {
  const { policy } = locked;
  const invoiceId = await chargedAgain(tx.em, policy);
  if (invoiceId) {
    await holdSurplus(tx, locked, now);
    await payWithHeld(tx, { policy, invoiceId, now });
  } else await refundOverpaid(tx, locked, now);
}

/** The invoice by which a policy was charged again, that nobody pays; what its agency collects is none. */
async function chargedAgain(
  em: EntityManager,
  { id: policyId, agencyBilled }: PolicyBill,
): Promise<string | undefined> {
  if (agencyBilled) return undefined;
  const open = { policyId, kind: 'REINSTATEMENT' as const, balance: MoreThan(0), pending: 0 };
  return (await em.findOneBy(Invoice, open))?.id;
}
