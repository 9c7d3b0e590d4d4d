import type { PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { followClockOf } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { In } from 'typeorm';
import type { AgeingFilter } from '../domain/ageing';
import { dueDatesOf } from '../domain/ageing';
import type { Creditable } from '../domain/credit';
import { totalOf } from '../domain/invoice-lines';
import type { Billed } from '../domain/premium-part';
import { visibleTo, withoutNet } from '../policies/policies.access';
import { InvoiceLine } from './invoice-line.entity';
import { Invoice } from './invoice.entity';

/** The invoices that a caller may see, each with its policy. */
export function visibleInvoices(
  em: EntityManager,
  actor: Actor,
  agency?: string,
): SelectQueryBuilder<Invoice> {
  const query = em.createQueryBuilder(Invoice, 'invoice');
  visibleTo(query.innerJoinAndSelect('invoice.policy', 'policy'), actor, agency);
  return withoutNet(query, actor);
}

/** Narrows a query of invoices to those with a balance of an age. */
export function narrowToAge(
  query: SelectQueryBuilder<Invoice>,
  ageing: AgeingFilter,
  today: PlainDate,
): SelectQueryBuilder<Invoice> {
  const { from, to } = dueDatesOf(ageing, today);
  query.andWhere('invoice.amountDue > invoice.paid');
  if (from) query.andWhere('invoice.dueDate >= :dueFrom', { dueFrom: from });
  if (to) query.andWhere('invoice.dueDate <= :dueTo', { dueTo: to });
  return query;
}

/** One invoice that the caller may see, with its policy; 404 when there is none. */
export async function findInvoice(em: EntityManager, id: string, actor: Actor): Promise<Invoice> {
  const query = visibleInvoices(em, actor).andWhere('invoice.id = :id', { id });
  const invoice = await query.getOne();
  if (!invoice) throw invoiceNotFound();
  await followClockOf(invoice.policy?.agencyId ?? null, em);
  return invoice;
}

/** The answer for an invoice that is not there. */
export const invoiceNotFound = (): DomainError =>
  new DomainError('INVOICE_NOT_FOUND', 'Invoice not found.', 404);

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
