import { Injectable } from '@nestjs/common';
import type { Page, PlainDate } from '@palisade/kernel';
import {
  csvCell,
  addMonths,
  DomainError,
  invalidField,
  pageOf,
  toCurrencyUnits,
} from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { checkOwn, containing } from '@palisade/platform';
import { stringify } from 'csv-stringify/sync';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import type {
  AgencyBillMonth,
  AgencyBillResponse,
  AgencyBillSearchQuery,
  AgencyBillStatsResponse,
} from './agency-bills.dto';
import { visibleInvoices } from './invoice-rows';
import type { Invoice } from './invoice.entity';

const INVOICES_MAX = 10_000;

const MONTH = `to_char(invoice.issuedOn, 'YYYY-MM')`;

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

  /** A row for each agency, month and currency, the latest month first. */
  async search(
    { agencyId, year, search, page, size }: AgencyBillSearchQuery,
    actor: Actor,
  ): Promise<Page<AgencyBillResponse>> {
    const query = visibleInvoices(this.dataSource.manager, actor)
      .andWhere('invoice.agencyBilled and policy.agencyId is not null')
      .select('policy.agencyId', 'agencyId')
      .addSelect('max(policy.agencyName)', 'agencyName')
      .addSelect(MONTH, 'month')
      .addSelect('invoice.currency', 'currency')
      .addSelect('count(*)', 'invoices')
      .addSelect('count(distinct invoice.policyId)', 'policies')
      .addSelect('sum(invoice.amountDue)', 'billed')
      .addSelect('sum(invoice.paid)', 'paid')
      .addSelect('count(*) over ()', 'rows')
      .groupBy('policy.agencyId')
      .addGroupBy(MONTH)
      .addGroupBy('invoice.currency')
      .orderBy('month', 'DESC')
      .addOrderBy('"agencyName"')
      .addOrderBy('policy.agencyId')
      .addOrderBy('invoice.currency')
      .offset(page * size)
      .limit(size);
    if (agencyId) query.andWhere('policy.agencyId = :agencyId', { agencyId });
    const pattern = search && containing(search);
    if (pattern) query.andWhere('policy.agencyName ilike :pattern', { pattern });
    if (year) {
      const from = `${year}-01-01`;
      const months = { from, to: addMonths(from, 12) };
      query.andWhere('invoice.issuedOn >= :from and invoice.issuedOn < :to', months);
    }
    const rows = await query.getRawMany<BillRow>();
    const count = rows.length || page === 0 ? Number(rows[0]?.rows ?? 0) : page * size;
    return pageOf(rows.map(toBill), { page, size }, { rows: count });
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
  const noAgency = () =>
    invalidField('UNKNOWN_AGENCY', 'The selected agency is invalid.', '/agencyId');
  if (actor.accountType === 'AGENCY') {
    checkOwn(agencyId, actor, noAgency);
    return actor.organizationId;
  }
  if (agencyId) return agencyId;
  throw invalidField('AGENCY_REQUIRED', 'Agency is a required field', '/agencyId');
}

/** What an agency collects of a month, as PostgreSQL writes it. */
interface BillRow {
  agencyId: string;
  agencyName: string | null;
  month: string;
  currency: 'USD' | 'GBP';
  invoices: string;
  policies: string;
  billed: string;
  paid: string;
  rows: string;
}

function toBill({ agencyId, agencyName, currency, ...row }: BillRow): AgencyBillResponse {
  const [billed, paid] = [Number(row.billed), Number(row.paid)];
  const [year, month] = row.month.split('-').map(Number);
  const rest = paid > 0 ? ('Partially Paid' as const) : ('Unpaid' as const);
  return {
    id: `${agencyId} ${row.month} ${currency}`,
    agencyId,
    agencyName,
    year,
    month,
    currency,
    invoices: Number(row.invoices),
    policies: Number(row.policies),
    billed: toCurrencyUnits(billed),
    paid: toCurrencyUnits(paid),
    outstanding: toCurrencyUnits(billed - paid),
    status: paid >= billed ? 'Paid' : rest,
  };
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
  const cells = rows.map((row) => row.map((value) => csvCell(value ?? '')));
  return stringify([COLUMNS, ...cells], { quoted: true, bom: true });
}
