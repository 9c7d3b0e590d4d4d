import { Injectable } from '@nestjs/common';
import type { Page, PlainDate } from '@palisade/kernel';
import { DomainError, sumOf, toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock, containingFolded, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { billingDay } from '../domain/billing-day';
import { downPaymentOf } from '../domain/down-payment';
import { canBeFinanced } from '../domain/finance-status';
import { totalOf } from '../domain/invoice-lines';
import { balanceOf, moneyOf, payPageStatus } from '../domain/invoice-status';
import { financeFacts } from '../finance/finance-rows';
import { Payment } from '../payments/payment.entity';
import { findPayable } from '../policies/policy-rows';
import { advanceOfPolicy } from '../unapplied/held-of-policy';
import type { PolicyBill } from '../policies/policy-bill.entity';
import type { BillingSearchQuery } from './billing-search.dto';
import { idsOf, invoicesOf, linesOfInvoices, narrowToAge, visibleInvoices } from './invoice-rows';
import { OF_TEAM } from '../policies/policies.access';
import type { Invoice } from './invoice.entity';
import type {
  BalanceResponse,
  InvoiceBalanceResponse,
  InvoiceSummary,
  PaymentDescriptionResponse,
  PaymentStatusResponse,
} from './invoices.dto';
import { toInvoiceSummary } from './invoices.dto';

const LIST = {
  sortable: {
    created: 'invoice.created',
    dueDate: 'invoice.dueDate',
    issuedOn: 'invoice.issuedOn',
    invoiceNumber: 'invoice.invoiceNumber',
    amountDue: 'invoice.amountDue',
    balance: 'invoice.balance',
    status: 'invoice.status',
    policyNumber: 'policy.policyNumber',
    insuredName: 'policy.sort_name',
  },
  defaultSort: 'created,desc',
  tieBreaker: 'invoice.id',
};

/** The invoices that are to be paid with what is charged of the policy. */
interface Due {
  policy: PolicyBill;
  all: Invoice[];
  /** Those that ask for money, the oldest first. */
  open: Invoice[];
  /** The oldest that asks for money, otherwise the newest. */
  invoice: Invoice;
}

@Injectable()
export class InvoicesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  /** What is due of a policy in all its invoices, and when the oldest of them is. */
  async balance(policyId: string, actor: Actor): Promise<BalanceResponse> {
    const { manager } = this.dataSource;
    const { policy, all, open, invoice } = await this.due(policyId, actor);
    const money = moneyOf(open);
    const facts = await financeFacts(manager, policy, money);
    const lines = await linesOfInvoices(manager, open.length ? idsOf(open) : [invoice.id]);
    const [brokerFee, mgaFee] = [totalOf(lines, 'brokerFee'), totalOf(lines, 'mgaFee')];
    const advance = await advanceOfPolicy(manager, policy, all);
    const dueAmount = balanceOf(money) + advance.owed;
    const isWhole = money.paid === 0 && dueAmount > 0 && advance.owed === 0;
    const downPayment = isWhole ? downPaymentOf(dueAmount, sumOf([brokerFee, mgaFee])) : 0;
    return {
      dueAmount: toCurrencyUnits(dueAmount),
      dueDate: invoice.dueDate,
      downPayment: toCurrencyUnits(downPayment),
      installmentEligible: canBeFinanced(facts),
      brokerFee: toCurrencyUnits(brokerFee),
      mgaFee: toCurrencyUnits(mgaFee),
    };
  }

  async invoiceBalance(policyId: string, actor: Actor): Promise<InvoiceBalanceResponse> {
    const { invoice } = await this.due(policyId, actor);
    const { invoiceNumber, balance } = invoice;
    return {
      invoiceNumber,
      balance: toCurrencyUnits(balance),
      isInvoiceSettled: balance <= 0,
    };
  }

  /** Paid only when every invoice is. */
  async status(policyId: string, actor: Actor): Promise<PaymentStatusResponse> {
    const { policy, all, invoice } = await this.due(policyId, actor);
    const isPaid = all.every(({ balance }) => balance <= 0);
    const [latest] = await this.dataSource.manager.find(Payment, {
      where: { policyId },
      order: { started: 'DESC', id: 'DESC' },
      take: 1,
    });
    const status = payPageStatus(invoice.status, latest?.status === 'Failed');
    return { isPaid, status, policyNumber: policy.policyNumber };
  }

  async description(policyId: string, actor: Actor): Promise<PaymentDescriptionResponse> {
    const { policy, invoice } = await this.due(policyId, actor);
    const { invoiceNumber, dueDate } = invoice;
    const description = `Invoice ${invoiceNumber} of policy ${policy.policyNumber}`;
    return { description: `${description}, ${policy.insuredName}`, dueDate };
  }

  async search(request: BillingSearchQuery, actor: Actor): Promise<Page<InvoiceSummary>> {
    const query = visibleInvoices(this.dataSource.manager, actor);
    const { search, policyId, filter, after, before, status, ageing, teamId } = request;
    const pattern = search && containingFolded(search);
    if (pattern) query.andWhere('invoice.found_text like :pattern', { pattern });
    if (policyId) query.andWhere('invoice.policyId = :policyId', { policyId });
    if (filter === 'outstanding balances') query.andWhere('invoice.amountDue > invoice.paid');
    if (filter === 'agency bills') query.andWhere('invoice.agencyBilled');
    if (status) query.andWhere('invoice.status = :status', { status });
    if (ageing) narrowToAge(query, ageing, this.today());
    if (teamId) query.andWhere(OF_TEAM, { teamId });
    if (after) query.andWhere('invoice.created >= :after', { after });
    if (before) query.andWhere('invoice.created <= :before', { before });
    const page = await listPage(query, request, LIST);
    const today = this.today();
    const content = page.content.map((invoice) => toInvoiceSummary(invoice, today));
    return { ...page, content };
  }

  private today(): PlainDate {
    return billingDay(this.clock.now());
  }

  private async due(policyId: string, actor: Actor): Promise<Due> {
    const { manager } = this.dataSource;
    const policy = await findPayable(manager, { id: policyId }, actor);
    const all = await invoicesOf(manager, policyId);
    const open = all.filter(({ balance }) => balance > 0);
    const invoice = open[0] ?? all.at(-1);
    if (!invoice) throw new DomainError('INVOICE_NOT_FOUND', 'Invoice not found.', 404);
    return { policy, all, open, invoice };
  }
}
