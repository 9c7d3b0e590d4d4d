import type { Currency, PlainDate } from '@palisade/kernel';
import { DomainError, isConfined, isStaff, limitingTeams, toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { followClockOf } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { seesNet } from '../policies/policies.access';
import type { AgencyBillAmounts, AgencyBillResponse } from './agency-bills.dto';
import { AgencyBill } from './agency-bill.entity';
import { visibleInvoices } from './invoice-rows';
import type { Invoice } from './invoice.entity';

/** The first day of the month of the closed bill of an invoice, else the day of its issue. */
const BILLED_ON = 'coalesce(make_date(bill.year, bill.month, 1), invoice.issuedOn)';

const MONTH = `to_char(${BILLED_ON}, 'YYYY-MM')`;

/** What the agency keeps of an invoice. */
export const COMMISSION = `(select coalesce(-sum(line.amount), 0) from invoice_line line
  where line.invoice_id = invoice.id and line.type = 'commission')`;

/** Who owes an invoice: the agency of its closed bill, whoever has the policy since. */
export const OWED_BY = 'coalesce(bill.agencyId, policy.agencyId)';

/** The same by name. */
export const AGENCY_NAME = 'coalesce(bill.agencyName, policy.agencyName)';

/** What agencies collect; a closed bill stays with its agency when a policy on it moves to another. */
export const billedInvoices = (em: EntityManager, actor: Actor): SelectQueryBuilder<Invoice> =>
  visibleInvoices(em, actor, OWED_BY)
    .leftJoin(AgencyBill, 'bill', 'bill.id = invoice.agencyBillId')
    .andWhere('invoice.agencyBilled');

/** Narrows them to the bills of a time, whose end is excluded. */
export const billedWithin = (
  query: SelectQueryBuilder<Invoice>,
  from: PlainDate,
  to: PlainDate,
): SelectQueryBuilder<Invoice> =>
  query
    .andWhere('invoice.issuedOn < :to', { to })
    .andWhere(`${BILLED_ON} >= :from and ${BILLED_ON} < :to`, { from, to });

/** A row for each bill, and for what an agency collected of a month and was not billed yet. */
export const groupedBills = (em: EntityManager, actor: Actor): SelectQueryBuilder<Invoice> =>
  billedInvoices(em, actor)
    .andWhere(`${OWED_BY} is not null`)
    .select(OWED_BY, 'agencyId')
    .addSelect(`max(${AGENCY_NAME})`, 'agencyName')
    .addSelect(MONTH, 'month')
    .addSelect('invoice.currency', 'currency')
    .addSelect('count(*)', 'invoices')
    .addSelect('count(distinct invoice.policyId)', 'policies')
    .addSelect('sum(invoice.amountDue)', 'net')
    .addSelect(`sum(${COMMISSION})`, 'commission')
    .addSelect('sum(invoice.paid)', 'paid')
    .addSelect('max(invoice.dueDate)::text', 'dueDate')
    .addSelect('bill.docId', 'docId')
    .addSelect('bill.id', 'billId')
    .groupBy(OWED_BY)
    .addGroupBy(MONTH)
    .addGroupBy('invoice.currency')
    .addGroupBy('bill.id')
    .addGroupBy('bill.docId');

/**
 * One bill; 404 when it is not there or not the caller's. A bill is paid and read whole: who sees the
 * clients of some teams alone has none, nor has who sees no commissions.
 */
export async function findBill(em: EntityManager, id: string, actor: Actor): Promise<AgencyBill> {
  const bill = await em.findOneBy(AgencyBill, { id });
  const isOwn =
    actor.accountType === 'AGENCY' &&
    bill?.agencyId === actor.organizationId &&
    limitingTeams(actor) === null;
  const isTheirs = (isOwn || isStaff(actor)) && !isConfined(actor) && (await seesNet(em, actor));
  if (!bill || !isTheirs) {
    throw new DomainError('AGENCY_BILL_NOT_FOUND', 'Bill not found.', 404);
  }
  await followClockOf(bill.agencyId, em);
  return bill;
}

/** Amounts as PostgreSQL writes them. */
export interface AmountsRow {
  net: string;
  commission: string;
  paid: string;
}

/** The amounts of a bill. */
export function toAmounts(row: AmountsRow): AgencyBillAmounts {
  const [net, commission, paid] = [row.net, row.commission, row.paid].map(Number);
  return {
    billed: toCurrencyUnits(net + commission),
    commission: toCurrencyUnits(commission),
    netDueFromAgency: toCurrencyUnits(net),
    paid: toCurrencyUnits(paid),
    outstanding: toCurrencyUnits(net - paid),
  };
}

/** What an agency collects of a month, as PostgreSQL writes it. */
export interface BillRow extends AmountsRow {
  agencyId: string;
  agencyName: string | null;
  month: string;
  currency: Currency;
  invoices: string;
  policies: string;
  dueDate: string;
  docId: string | null;
  billId: string | null;
}

/** A bill, or what will be one. */
export function toBill(row: BillRow): AgencyBillResponse {
  const { agencyId, agencyName, currency, dueDate, docId, billId } = row;
  const [year, month] = row.month.split('-').map(Number);
  const amounts = toAmounts(row);
  const rest = amounts.paid > 0 ? ('Partially Paid' as const) : ('Unpaid' as const);
  return {
    id: [agencyId, row.month, currency, ...(docId ? [docId] : [])].join(' '),
    agencyId,
    agencyName,
    year,
    month,
    currency,
    dueDate,
    docId,
    agencyBillId: billId,
    invoices: Number(row.invoices),
    policies: Number(row.policies),
    ...amounts,
    status: amounts.outstanding <= 0 ? 'Paid' : rest,
  };
}
