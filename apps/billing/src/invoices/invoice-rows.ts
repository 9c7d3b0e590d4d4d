import type { Actor } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { In } from 'typeorm';
import type { Creditable } from '../domain/credit';
import { totalOf } from '../domain/invoice-lines';
import type { Billed } from '../domain/premium-part';
import { visibleTo } from '../policies/policies.access';
import { InvoiceLine } from './invoice-line.entity';
import { Invoice } from './invoice.entity';

/** The invoices that a caller may see, each with its policy. */
export function visibleInvoices(em: EntityManager, actor: Actor): SelectQueryBuilder<Invoice> {
  const query = em.createQueryBuilder(Invoice, 'invoice');
  return visibleTo(query.innerJoinAndSelect('invoice.policy', 'policy'), actor);
}

/** The invoices of a policy, the oldest first. */
export const invoicesOf = (em: EntityManager, policyId: string): Promise<Invoice[]> =>
  em.find(Invoice, { where: { policyId }, order: { dueDate: 'ASC', id: 'ASC' } });

/** One invoice, its row locked until the transaction ends. */
export const lockInvoice = (em: EntityManager, id: string): Promise<Invoice> =>
  em.findOneOrFail(Invoice, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** The lines of invoices in the order in which they were written. */
export const linesOfInvoices = (em: EntityManager, ids: string[]): Promise<InvoiceLine[]> =>
  em.find(InvoiceLine, { where: { invoiceId: In(ids) }, order: { id: 'ASC' } });

/** The ids of invoices. */
export const idsOf = (invoices: readonly Invoice[]): string[] => invoices.map(({ id }) => id);

/** What an invoice asks for, in all and as premium. */
export async function billedBy(em: EntityManager, invoice: Invoice): Promise<Billed> {
  const lines = await linesOfInvoices(em, [invoice.id]);
  return { amountDue: invoice.amountDue, premium: totalOf(lines, 'premium') };
}

/** The invoices of a locked policy as far as credits go, the oldest first. */
export async function creditable(em: EntityManager, invoices: Invoice[]): Promise<Creditable[]> {
  const lines = await linesOfInvoices(em, idsOf(invoices));
  return invoices.map(({ id, paid }) => ({
    id,
    paid,
    lines: lines.filter(({ invoiceId }) => invoiceId === id),
  }));
}
