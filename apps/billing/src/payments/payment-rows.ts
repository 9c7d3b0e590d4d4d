import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { lockInvoice } from '../invoices/invoice-rows';
import { visibleTo, withoutNet } from '../policies/policies.access';
import { lockPolicies, lockPolicy } from '../policies/policy-rows';
import type { LockedPayment } from './move-money';
import { Payment } from './payment.entity';

/** The payments that a caller may see, each with its policy. */
export function visiblePayments(em: EntityManager, actor: Actor): SelectQueryBuilder<Payment> {
  const query = em.createQueryBuilder(Payment, 'payment');
  visibleTo(query.innerJoinAndSelect('payment.policy', 'policy'), actor);
  return withoutNet(query, actor);
}

/** A payment by its number with its policy and invoice, locked in the order that all writers keep. */
export async function lockPayment(
  em: EntityManager,
  transactionId: string,
): Promise<LockedPayment | null> {
  const found = await em.findOneBy(Payment, { transactionId });
  if (!found) return null;
  const policy = await lockPolicy(em, found.policyId);
  const invoice = await lockInvoice(em, found.invoiceId);
  const payment = await em.findOneByOrFail(Payment, { transactionId });
  return { payment, invoice, policy };
}

/** The payments of one charge: one, or a part for each invoice that it covers. */
export const partsOf = (em: EntityManager, reference: string): Promise<Payment[]> =>
  em.find(Payment, {
    where: [{ transactionId: reference }, { partOf: reference }],
    order: { id: 'ASC' },
  });

/** The same, each with its policy and invoice, locked in the order that all writers keep. */
export async function lockParts(em: EntityManager, reference: string): Promise<LockedPayment[]> {
  const parts = await partsOf(em, reference);
  // Those of a bill are for many policies, which everybody locks in the same order.
  await lockPolicies(em, parts);
  const locked: LockedPayment[] = [];
  for (const { transactionId } of parts) {
    const part = await lockPayment(em, transactionId);
    if (part) locked.push(part);
  }
  return locked;
}

/** The answer for a payment that is not there. */
export function paymentNotFound(): DomainError {
  return new DomainError('TRANSACTION_NOT_FOUND', 'Transaction not found.', 404);
}
