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
import { checkOwn, containingFolded } from '@palisade/platform';
import { stringify } from 'csv-stringify/sync';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import { billOf, billsOf } from '../domain/agency-bill';
import type { AmountsRow, BillRow } from './agency-bill-rows';
import {
  AGENCY_NAME,
  billedInvoices,
  billedWithin,
  COMMISSION,
  groupedBills,
  OWED_BY,
  toAmounts,
  toBill,
} from './agency-bill-rows';
import type {
  AgencyBillMonth,
  AgencyBillResponse,
  AgencyBillSearchQuery,
  AgencyBillStatsQuery,
  AgencyBillStatsResponse,
} from './agency-bills.dto';
import { idsOf, linesOfInvoices } from './invoice-rows';
import type { InvoiceLine } from './invoice-line.entity';
import type { Invoice } from './invoice.entity';

const INVOICES_MAX = 10_000;

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
    const query = groupedBills(this.dataSource.manager, actor)
      .addSelect('count(*) over ()', 'rows')
      .orderBy('month', 'DESC')
      .addOrderBy('"agencyName"')
      .addOrderBy('"agencyId"')
      .addOrderBy('invoice.currency')
      .addOrderBy('bill.id')
      .offset(page * size)
      .limit(size);
    if (agencyId) query.andWhere(`${OWED_BY} = :agencyId`, { agencyId });
    const pattern = search && containingFolded(search);
    if (pattern) query.andWhere(`fold_text(${AGENCY_NAME}) like :pattern`, { pattern });
    if (year) {
      const from = `${year}-01-01`;
      billedWithin(query, from, addMonths(from, 12));
    }
    const rows = await query.getRawMany<BillRow & { rows: string }>();
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
    const query = billedWithin(billedInvoices(this.dataSource.manager, actor), from, to);
    return agencyId ? query.andWhere(`${OWED_BY} = :agencyId`, { agencyId }) : query;
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

const NOTHING: AmountsRow = { net: '0', commission: '0', paid: '0' };

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

const amountCell = (amount: number): string => toCurrencyUnits(amount).toFixed(2);

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
    ...[billed(invoice.id).gross, billed(invoice.id).commission].map(amountCell),
    ...[invoice.amountDue, invoice.paid, invoice.balance].map(amountCell),
    invoice.status,
  ]);
  const cells = rows.map((row) => row.map((value) => csvCell(value ?? '')));
  return stringify([COLUMNS, ...cells], { quoted: true, quoted_empty: true, bom: true });
}
