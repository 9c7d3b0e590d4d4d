import { Injectable } from '@nestjs/common';
import type { Currency, PlainDate } from '@palisade/kernel';
import { addMonths, sumOf } from '@palisade/kernel';
import type { SweptRows, Tx } from '@palisade/platform';
import { DomainClock, narrowTo, newId, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { billOf, billsOf } from '../domain/agency-bill';
import { AgencyBill } from './agency-bill.entity';
import { publishAgencyBill } from './invoice-events';
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

  private async close(tx: Tx, { agencyId, currency, from }: OpenMonth, now: Date): Promise<void> {
    const invoices = await netInvoices(tx.em)
      .andWhere('policy.agencyId = :agencyId and invoice.currency = :currency')
      .andWhere('invoice.issuedOn >= :from and invoice.issuedOn < :to')
      .setParameters({ agencyId, currency, from, to: addMonths(from, 1) })
      .orderBy('invoice.issuedOn')
      .addOrderBy('invoice.id')
      .getMany();
    const bills = billsOf(await linesOfInvoices(tx.em, idsOf(invoices)));
    const parts = invoices.map((invoice) => ({
      invoice,
      ...(bills.get(invoice.id) ?? billOf([])),
    }));
    const bill: AgencyBill = {
      id: newId(),
      agencyId,
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
    const subject = { subjectType: 'agency-bill', subjectId: bill.id };
    await tx.record({ action: 'agency-bill.close', ...subject, after: bill });
    await publishAgencyBill(tx, bill, parts);
  }
}

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
    .andWhere(
      `not exists (select 1 from agency_bill bill
        where bill.agency_id = policy.agency_id and bill.currency = invoice.currency
          and bill.year = extract(year from invoice.issued_on)
          and bill.month = extract(month from invoice.issued_on))`,
    )
    .select('policy.agencyId', 'agencyId')
    .addSelect('invoice.currency', 'currency')
    .addSelect(`to_char(invoice.issuedOn, 'YYYY-MM-01')`, 'from')
    .orderBy('invoice.issuedOn')
    .addOrderBy('policy.agencyId')
    .addOrderBy('invoice.currency')
    .limit(1);
  return query.getRawOne<OpenMonth>();
}
