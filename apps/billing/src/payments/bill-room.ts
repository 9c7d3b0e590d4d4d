import type { MinorUnits } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { In, MoreThan } from 'typeorm';
import { besideHolds } from '../domain/agency-bill';
import { roomOf } from '../domain/invoice-status';
import type { Invoice } from '../invoices/invoice.entity';
import { ChargeHold } from './charge-hold.entity';

/** An invoice of a bill with what may be paid of it now. */
export interface AskingInvoice {
  policyId: string;
  invoice: Invoice;
  asks: MinorUnits;
}

/**
 * The invoices of a bill that still ask for money, in their order: what is under way and what is held
 * for charges of their policies counts against them.
 */
export async function askingInvoices(
  em: EntityManager,
  invoices: readonly Invoice[],
  machineNow: Date,
): Promise<AskingInvoice[]> {
  const policyId = In([...new Set(invoices.map((invoice) => invoice.policyId))]);
  const holds = await em.findBy(ChargeHold, { policyId, expires: MoreThan(machineNow) });
  const held = new Map<string, MinorUnits>();
  for (const hold of holds) held.set(hold.policyId, (held.get(hold.policyId) ?? 0) + hold.amount);
  const open = invoices
    .map((invoice) => ({ policyId: invoice.policyId, invoice, asks: roomOf(invoice) }))
    .filter(({ asks }) => asks > 0);
  return besideHolds(open, held).filter(({ asks }) => asks > 0);
}
