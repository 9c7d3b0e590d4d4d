import { Injectable } from '@nestjs/common';
import type { Currency, PlainDate } from '@palisade/kernel';
import { addMonths, sumOf } from '@palisade/kernel';
import type { SweptRows, Tx } from '@palisade/platform';
import { DomainClock, narrowTo, newId, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { billOf, billsOf } from '../domain/agency-bill';
import { dueDateOf } from '../domain/due-date';
import { AgencyBill } from './agency-bill.entity';
import { publishAgencyBill } from './agency-bill-events';
import { idsOf, linesOfInvoices } from './invoice-rows';
import { Invoice } from './invoice.entity';

/** A month of an agency that is over and not billed. */
interface OpenMonth {
  agencyId: string;
  currency: Currency;
  /** Its first day. */
  from: PlainDate;
}

/** Bills agencies once a month for what they collected net of their commission. */
@Injectable()
export class CloseAgencyBillsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Closes the oldest month of an agency that is over; answers whether there was one. */
  async closeNext(rows: SweptRows): Promise<boolean> {
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      const month = await oldestOpen(tx.em, rows, `${now.toISOString().slice(0, 7)}-01`);
      if (!month) return false;
      await this.close(tx, month, now);
      return true;
    });
  }

  /** What was invoiced this month is billed when the next begins. */
  next(rows: SweptRows): Promise<Date | null> {
    const thisMonth = `${this.clock.now().toISOString().slice(0, 7)}-01`;
    return this.transactions.run(async ({ em }) => {
      const waits = await narrowTo(rows, 'policy.agencyId', netInvoices(em)).getExists();
      return waits ? new Date(addMonths(thisMonth, 1)) : null;
    });
  }

  private async close(tx: Tx, { agencyId, currency, from }: OpenMonth, now: Date): Promise<void> {
    const to = addMonths(from, 1);
    const found = await netInvoices(tx.em)
      .andWhere('policy.agencyId = :agencyId and invoice.currency = :currency')
      .andWhere('invoice.issuedOn < :to')
      .setParameters({ agencyId, currency, to })
      .orderBy('invoice.issuedOn')
      .addOrderBy('invoice.id')
      .getMany();
    const invoices = found.map((invoice) => dueWith(invoice, from));
    const bills = billsOf(await linesOfInvoices(tx.em, idsOf(invoices)));
    const parts = invoices.map((invoice) => ({
      invoice,
      ...(bills.get(invoice.id) ?? billOf([])),
    }));
    const bill: AgencyBill = {
      id: newId(),
      agencyId,
      agencyName: invoices.find(({ policy }) => policy?.agencyName)?.policy?.agencyName ?? null,
      currency,
      year: Number(from.slice(0, 4)),
      month: Number(from.slice(5, 7)),
      gross: sumOf(parts.map(({ gross }) => gross)),
      commission: sumOf(parts.map(({ commission }) => commission)),
      dueDate: invoices.map(({ dueDate }) => dueDate).sort()[invoices.length - 1],
      docId: newId(),
      created: now,
    };
    const kept = await tx.em
      .createQueryBuilder()
      .insert()
      .into(AgencyBill)
      .values(bill)
      .orIgnore()
      .returning('id')
      .execute();
    // Another process has closed it meanwhile.
    if (!(kept.raw as unknown[]).length) return;
    await tx.em.update(Invoice, idsOf(invoices), { agencyBillId: bill.id });
    for (const [index, { id, dueDate }] of invoices.entries()) {
      const before = { dueDate: found[index]?.dueDate };
      if (before.dueDate === dueDate) continue;
      await tx.em.update(Invoice, { id }, { dueDate });
      const postponed = { subjectType: 'invoice', subjectId: id, before, after: { dueDate } };
      await tx.record({ action: 'invoice.postpone', ...postponed });
    }
    const subject = { subjectType: 'agency-bill', subjectId: bill.id };
    await tx.record({ action: 'agency-bill.close', ...subject, after: bill });
    await publishAgencyBill(tx, bill, parts);
  }
}

/** An invoice of before, which came to the agency after that month was closed, is due with this bill. */
function dueWith(invoice: Invoice, from: PlainDate): Invoice {
  const { issuedOn, policy } = invoice;
  if (issuedOn >= from || !policy) return invoice;
  const { paymentTerms, effectiveDate } = policy;
  const facts = { effectiveDate, issuedOn: from, paymentTerms, agencyBilled: true };
  return { ...invoice, dueDate: dueDateOf(facts) };
}

/** The month of the bill that is to take in an invoice: its own, or the next after one that is closed. */
const BILL_MONTH = `(select case
    when closed.month is null or closed.month < date_trunc('month', invoice.issued_on)
      then date_trunc('month', invoice.issued_on)
    else greatest(closed.month + interval '1 month', cast(:thisMonth as date) - interval '1 month')
  end::date
  from (select max(make_date(bill.year, bill.month, 1)) as month from agency_bill bill
    where bill.agency_id = policy.agency_id and bill.currency = invoice.currency) closed)`;

/** What agencies collect net of their commission and is on no bill yet; what is gross never is. */
const netInvoices = (em: EntityManager) =>
  em
    .createQueryBuilder(Invoice, 'invoice')
    .innerJoinAndSelect('invoice.policy', 'policy')
    .where('policy.commissionPct is not null and policy.agencyId is not null')
    .andWhere('invoice.agencyBilled and invoice.agencyBillId is null');

async function oldestOpen(
  em: EntityManager,
  rows: SweptRows,
  thisMonth: PlainDate,
): Promise<OpenMonth | undefined> {
  const query = narrowTo(rows, 'policy.agencyId', netInvoices(em))
    .andWhere('invoice.issuedOn < :thisMonth', { thisMonth })
    .andWhere(`${BILL_MONTH} < :thisMonth`)
    .select('policy.agencyId', 'agencyId')
    .addSelect('invoice.currency', 'currency')
    .addSelect(`to_char(${BILL_MONTH}, 'YYYY-MM-DD')`, 'from')
    .orderBy('"from"')
    .addOrderBy('policy.agencyId')
    .addOrderBy('invoice.currency')
    .limit(1);
  return query.getRawOne<OpenMonth>();
}
