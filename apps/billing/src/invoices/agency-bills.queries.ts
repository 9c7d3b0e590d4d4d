import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import { addMonths, DomainError, invalidField, toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { stringify } from 'csv-stringify/sync';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import type { AgencyBillMonth, AgencyBillStatsResponse } from './agency-bills.dto';
import { visibleInvoices } from './invoice-rows';
import type { Invoice } from './invoice.entity';

const INVOICES_MAX = 10_000;

/** Which agency's invoices of which time; the end is excluded. */
interface Billed {
  agencyId: string;
  from: PlainDate;
  to: PlainDate;
}

/** The invoices that agencies collect from their insureds. */
@Injectable()
export class AgencyBillsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async stats(
    { agencyId, year }: { agencyId?: string; year: number },
    actor: Actor,
  ): Promise<AgencyBillStatsResponse> {
    const from = `${year}-01-01`;
    const of = { agencyId: agencyOf(agencyId, actor), from, to: addMonths(from, 12) };
    const row = await this.invoices(of, actor)
      .select('coalesce(sum(invoice.amountDue), 0)', 'billed')
      .addSelect('coalesce(sum(invoice.paid), 0)', 'paid')
      .getRawOne<{ billed: string; paid: string }>();
    const [billed, paid] = [Number(row?.billed ?? 0), Number(row?.paid ?? 0)];
    return {
      billed: toCurrencyUnits(billed),
      paid: toCurrencyUnits(paid),
      outstanding: toCurrencyUnits(billed - paid),
    };
  }

  /** The invoices of a month as CSV; 404 when there are none. */
  async ofMonth(
    { month, year }: AgencyBillMonth,
    agencyId: string | undefined,
    actor: Actor,
  ): Promise<string> {
    const from = `${year}-${String(month).padStart(2, '0')}-01`;
    const of = { agencyId: agencyOf(agencyId, actor), from, to: addMonths(from, 1) };
    const query = this.invoices(of, actor).orderBy('invoice.issuedOn').addOrderBy('invoice.id');
    const invoices = await query.limit(INVOICES_MAX).getMany();
    if (invoices.length) return toFile(invoices);
    throw new DomainError('AGENCY_BILL_NOT_FOUND', 'No invoice found for this month.', 404);
  }

  private invoices({ agencyId, from, to }: Billed, actor: Actor): SelectQueryBuilder<Invoice> {
    return visibleInvoices(this.dataSource.manager, actor)
      .andWhere('invoice.agencyBilled')
      .andWhere('policy.agencyId = :agencyId', { agencyId })
      .andWhere('invoice.issuedOn >= :from and invoice.issuedOn < :to', { from, to });
  }
}

function agencyOf(agencyId: string | undefined, actor: Actor): string {
  if (actor.accountType === 'AGENCY') return actor.organizationId;
  if (agencyId) return agencyId;
  throw invalidField('AGENCY_REQUIRED', 'Agency is a required field', '/agencyId');
}

const COLUMNS = [
  'Invoice Number',
  'Policy Number',
  'Client',
  'Issued',
  'Due',
  'Currency',
  'Amount',
  'Paid',
  'Balance',
  'Status',
];

function toFile(invoices: Invoice[]): string {
  const rows = invoices.map((invoice) => [
    invoice.invoiceNumber,
    invoice.policy?.policyNumber,
    invoice.policy?.insuredName,
    invoice.issuedOn,
    invoice.dueDate,
    invoice.currency,
    ...[invoice.amountDue, invoice.paid, invoice.balance].map((amount) =>
      toCurrencyUnits(amount).toFixed(2),
    ),
    invoice.status,
  ]);
  return stringify([COLUMNS, ...rows], { quoted: true, escape_formulas: true, bom: true });
}
