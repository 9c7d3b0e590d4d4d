import { Injectable } from '@nestjs/common';
import type { Currency, PlainDate } from '@palisade/kernel';
import { sumOf, toCurrencyUnits } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { AgeingBucket } from '../domain/ageing';
import { AGEING_BUCKETS, dueDatesOf } from '../domain/ageing';
import { billingDay } from '../domain/billing-day';
import { INVOICE_TIMELINE } from '../domain/timeline';
import { Payment } from '../payments/payment.entity';
import { OF_TEAM } from '../policies/policies.access';
import { findInvoice, linesOfInvoices, visibleInvoices } from './invoice-rows';
import type { AgeingQuery, AgeingResponse, InvoiceRecordResponse } from './invoices.dto';
import { toInvoiceRecord } from './invoices.dto';

const PAYMENTS_MAX = 100;

/** What is outstanding in one currency, by bucket in minor units as PostgreSQL writes them. */
interface AgeingRow extends Record<AgeingBucket, string> {
  currency: Currency;
  invoices: string;
}

/** Invoices as records: one with all that belongs to it, and how old the outstanding ones are. */
@Injectable()
export class InvoiceRecordsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  async record(id: string, actor: Actor): Promise<InvoiceRecordResponse> {
    const { manager } = this.dataSource;
    const invoice = await findInvoice(manager, id, actor);
    const lines = await linesOfInvoices(manager, [id]);
    const payments = await manager.find(Payment, {
      where: { invoiceId: id },
      relations: { policy: true },
      order: { id: 'DESC' },
      take: PAYMENTS_MAX,
    });
    return toInvoiceRecord(invoice, { lines, payments, today: this.today() });
  }

  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    await findInvoice(this.dataSource.manager, id, actor);
    return { id, actor, rules: INVOICE_TIMELINE };
  }

  /** What is outstanding in each currency by age; the buckets sum to the total. */
  async ageing({ teamId }: AgeingQuery, actor: Actor): Promise<AgeingResponse[]> {
    const query = visibleInvoices(this.dataSource.manager, actor)
      .andWhere('invoice.amountDue > invoice.paid')
      .select('invoice.currency', 'currency')
      .addSelect('count(*)', 'invoices')
      .groupBy('invoice.currency')
      .orderBy('invoice.currency', 'DESC');
    if (teamId) query.andWhere(OF_TEAM, { teamId });
    for (const bucket of AGEING_BUCKETS) {
      const { from, to } = dueDatesOf(bucket, this.today());
      const dates = { [`from${bucket}`]: from ?? '-infinity', [`to${bucket}`]: to ?? 'infinity' };
      const held = `invoice.dueDate between :from${bucket} and :to${bucket}`;
      query.addSelect(`coalesce(sum(invoice.balance) filter (where ${held}), 0)`, bucket);
      query.setParameters(dates);
    }
    return (await query.getRawMany<AgeingRow>()).map(toAgeing);
  }

  private today(): PlainDate {
    return billingDay(this.clock.now());
  }
}

function toAgeing(row: AgeingRow): AgeingResponse {
  const amounts = AGEING_BUCKETS.map((bucket) => Number(row[bucket]));
  const [current, days30, days60, days90] = amounts.map(toCurrencyUnits);
  const total = toCurrencyUnits(sumOf(amounts));
  const { currency, invoices } = row;
  return { currency, invoices: Number(invoices), total, current, days30, days60, days90 };
}
