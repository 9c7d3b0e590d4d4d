import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import { sumOf, toCurrencyUnits } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { billingDay } from '../domain/billing-day';
import { statusOfParts } from '../domain/payment-status';
import { AGENCY_BILL_TIMELINE } from '../domain/timeline';
import { askingInvoices } from '../payments/bill-room';
import { Payment } from '../payments/payment.entity';
import type { BillRow } from './agency-bill-rows';
import { findBill, groupedBills, toBill } from './agency-bill-rows';
import type { AgencyBillPayment, AgencyBillRecordResponse } from './agency-bills.dto';
import { Invoice } from './invoice.entity';
import { toInvoiceSummary } from './invoices.dto';

const INVOICES_MAX = 1_000;

/** A bill of an agency with all that belongs to it. */
@Injectable()
export class AgencyBillRecordQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  async record(id: string, actor: Actor): Promise<AgencyBillRecordResponse> {
    const { manager } = this.dataSource;
    const { dueDate } = await findBill(manager, id, actor);
    const row = await groupedBills(manager, actor)
      .andWhere('bill.id = :id', { id })
      .getRawOne<BillRow>();
    if (!row) throw new Error(`The bill ${id} has no invoice.`);
    const invoices = await manager.find(Invoice, {
      where: { agencyBillId: id },
      relations: { policy: true },
      order: { issuedOn: 'ASC', id: 'ASC' },
      take: INVOICES_MAX,
    });
    const payments = await manager.find(Payment, {
      where: { agencyBillId: id },
      order: { id: 'ASC' },
    });
    const asking = await askingInvoices(manager, invoices, this.clock.machineNow());
    const today: PlainDate = billingDay(this.clock.now());
    return {
      ...toBill(row),
      dueDate,
      payable: toCurrencyUnits(sumOf(asking.map(({ asks }) => asks))),
      invoiceList: invoices.map((invoice) => toInvoiceSummary(invoice, today)),
      payments: paymentsOf(payments),
    };
  }

  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    await findBill(this.dataSource.manager, id, actor);
    return { id, actor, rules: AGENCY_BILL_TIMELINE };
  }
}

/** Payments of a bill from their parts, the latest first. */
function paymentsOf(parts: readonly Payment[]): AgencyBillPayment[] {
  const byNumber = new Map<string, Payment[]>();
  for (const part of parts) {
    const number = part.partOf ?? part.transactionId;
    byNumber.set(number, [...(byNumber.get(number) ?? []), part]);
  }
  return [...byNumber].reverse().map(([transactionId, its]) => {
    const [{ method, paymentDate, receiptId }] = its as [Payment];
    const status = statusOfParts(its.map((part) => part.status));
    // What became of the others is told by their invoices.
    const counted = its.filter((part) => part.status === status);
    return {
      transactionId,
      status,
      paymentMethod: method,
      paymentDate,
      amountPaid: toCurrencyUnits(sumOf(counted.map(({ amount }) => amount))),
      failureReason: counted[0]?.failureReason ?? null,
      receiptId: status === 'Paid' ? receiptId : null,
    };
  });
}
