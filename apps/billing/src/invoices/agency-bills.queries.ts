import { Injectable } from '@nestjs/common';
import type { Currency, Page, PlainDate } from '@palisade/kernel';
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
import { billOf, billsOf } from '../domain/agency-bill';
import type {
  AgencyBillAmounts,
  AgencyBillMonth,
  AgencyBillResponse,
  AgencyBillSearchQuery,
  AgencyBillStatsQuery,
  AgencyBillStatsResponse,
} from './agency-bills.dto';
import { AgencyBill } from './agency-bill.entity';
import { idsOf, linesOfInvoices, visibleInvoices } from './invoice-rows';
import type { InvoiceLine } from './invoice-line.entity';
import type { Invoice } from './invoice.entity';

const INVOICES_MAX = 10_000;

const MONTH = `to_char(invoice.issuedOn, 'YYYY-MM')`;

/** What the agency keeps of an invoice. */
const COMMISSION = `(select coalesce(-sum(line.amount), 0) from invoice_line line
  where line.invoice_id = invoice.id and line.type = 'commission')`;

/** Who owes an invoice: the agency of its closed bill, whoever has the policy since. */
const OWED_BY = 'coalesce(bill.agencyId, policy.agencyId)';

/** Which agency's invoices, or those of all, of which time; the end is excluded. */
interface Billed {
  agencyId: string | undefined;
  from: PlainDate;
  to: PlainDate;
}

/** The invoices that agencies collect from their insureds. */
@Injectable()
export class AgencyBillsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Of one agency, or of all that the caller sees. */
  async stats(
    { agencyId, year, currency }: AgencyBillStatsQuery,
    actor: Actor,
  ): Promise<AgencyBillStatsResponse> {
    const from = `${year}-01-01`;
    const of = { agencyId: ownOr(agencyId, actor), from, to: addMonths(from, 12) };
    const rows = await this.invoices(of, actor)
      .select('invoice.currency', 'currency')
      .addSelect('sum(invoice.amountDue)', 'net')
      .addSelect(`sum(${COMMISSION})`, 'commission')
      .addSelect('sum(invoice.paid)', 'paid')
      .groupBy('invoice.currency')
      .orderBy('invoice.currency', 'DESC')
      .getRawMany<AmountsRow & { currency: Currency }>();
    const currencies = rows.map((row) => ({ currency: row.currency, ...toAmounts(row) }));
    const asked = currencies.find((one) => !currency || one.currency === currency);
    const none = { currency: currency ?? 'USD', ...toAmounts(NOTHING) };
    return { ...(asked ?? none), currencies };
  }

  /** A row for each agency, month and currency, the latest month first. */
  async search(
    { agencyId, year, search, page, size }: AgencyBillSearchQuery,
    actor: Actor,
  ): Promise<Page<AgencyBillResponse>> {
    const query = this.visible(actor)
      .andWhere(`${OWED_BY} is not null`)
      .select(OWED_BY, 'agencyId')
      .addSelect('max(policy.agencyName)', 'agencyName')
      .addSelect(MONTH, 'month')
      .addSelect('invoice.currency', 'currency')
      .addSelect('count(*)', 'invoices')
      .addSelect('count(distinct invoice.policyId)', 'policies')
      .addSelect('sum(invoice.amountDue)', 'net')
      .addSelect(`sum(${COMMISSION})`, 'commission')
      .addSelect('sum(invoice.paid)', 'paid')
      .addSelect('max(invoice.dueDate)::text', 'dueDate')
      .addSelect('bill.docId', 'docId')
      .addSelect('count(*) over ()', 'rows')
      .groupBy(OWED_BY)
      .addGroupBy(MONTH)
      .addGroupBy('invoice.currency')
      .addGroupBy('bill.docId')
      .orderBy('month', 'DESC')
      .addOrderBy('"agencyName"')
      .addOrderBy('"agencyId"')
      .addOrderBy('invoice.currency')
      .addOrderBy('bill.docId')
      .offset(page * size)
      .limit(size);
    if (agencyId) query.andWhere(`${OWED_BY} = :agencyId`, { agencyId });
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
    const lines = await linesOfInvoices(this.dataSource.manager, idsOf(invoices));
    if (invoices.length) return toFile(invoices, lines);
    throw new DomainError('AGENCY_BILL_NOT_FOUND', 'No invoice found for this month.', 404);
  }

  private invoices({ agencyId, from, to }: Billed, actor: Actor): SelectQueryBuilder<Invoice> {
    const query = this.visible(actor).andWhere(
      'invoice.issuedOn >= :from and invoice.issuedOn < :to',
      { from, to },
    );
    return agencyId ? query.andWhere(`${OWED_BY} = :agencyId`, { agencyId }) : query;
  }

  /** A closed bill stays with its agency when a policy on it moves to another. */
  private visible(actor: Actor): SelectQueryBuilder<Invoice> {
    return visibleInvoices(this.dataSource.manager, actor, OWED_BY)
      .leftJoin(AgencyBill, 'bill', 'bill.id = invoice.agencyBillId')
      .andWhere('invoice.agencyBilled');
  }
}

/** The agency that is asked of: an agency's own; of others the one they name, if any. */
function ownOr(agencyId: string | undefined, actor: Actor): string | undefined {
  if (actor.accountType !== 'AGENCY') return agencyId;
  checkOwn(agencyId, actor, () =>
    invalidField('UNKNOWN_AGENCY', 'The selected agency is invalid.', '/agencyId'),
  );
  return actor.organizationId;
}

function agencyOf(agencyId: string | undefined, actor: Actor): string {
  const found = ownOr(agencyId, actor);
  if (found) return found;
  throw invalidField('AGENCY_REQUIRED', 'Agency is a required field', '/agencyId');
}

/** Amounts as PostgreSQL writes them. */
interface AmountsRow {
  net: string;
  commission: string;
  paid: string;
}

const NOTHING: AmountsRow = { net: '0', commission: '0', paid: '0' };

function toAmounts(row: AmountsRow): AgencyBillAmounts {
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
interface BillRow extends AmountsRow {
  agencyId: string;
  agencyName: string | null;
  month: string;
  currency: Currency;
  invoices: string;
  policies: string;
  dueDate: string;
  docId: string | null;
  rows: string;
}

function toBill(row: BillRow): AgencyBillResponse {
  const { agencyId, agencyName, currency, dueDate, docId } = row;
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
    invoices: Number(row.invoices),
    policies: Number(row.policies),
    ...amounts,
    status: amounts.outstanding <= 0 ? 'Paid' : rest,
  };
}

const COLUMNS = [
  'Invoice Number',
  'Policy Number',
  'Client',
  'Issued',
  'Due',
  'Currency',
  'Gross',
  'Commission',
  'Amount',
  'Paid',
  'Balance',
  'Status',
];

function toFile(invoices: Invoice[], lines: InvoiceLine[]): string {
  const bills = billsOf(lines);
  const billed = (id: string) => bills.get(id) ?? billOf([]);
  const rows = invoices.map((invoice) => [
    invoice.invoiceNumber,
    invoice.policy?.policyNumber,
    invoice.policy?.insuredName,
    invoice.issuedOn,
    invoice.dueDate,
    invoice.currency,
    ...[
      billed(invoice.id).gross,
      billed(invoice.id).commission,
      invoice.amountDue,
      invoice.paid,
      invoice.balance,
    ].map((amount) => toCurrencyUnits(amount).toFixed(2)),
    invoice.status,
  ]);
  const cells = rows.map((row) => row.map((value) => csvCell(value ?? '')));
  return stringify([COLUMNS, ...cells], { quoted: true, bom: true });
}
