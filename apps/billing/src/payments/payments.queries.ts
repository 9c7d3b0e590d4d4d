import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { BillingSearchQuery } from '../invoices/billing-search.dto';
import { OF_TEAM } from '../policies/policies.access';
import { findPolicy } from '../policies/policy-rows';
import { paymentNotFound, visiblePayments } from './payment-rows';
import type { BankInfoResponse, BillingPaymentResponse, TransactionResponse } from './payments.dto';
import { toBankInfo, toBillingPayment, toTransaction } from './payments.dto';
import { ReceivingAccount } from './receiving-account.entity';

const LIST = {
  sortable: {
    started: 'payment.started',
    paymentDate: 'payment.paymentDate',
    transactionId: 'payment.transactionId',
    invoiceNumber: 'payment.invoiceNumber',
    paymentMethod: 'payment.method',
    processorName: 'payment.processorName',
    amountPaid: 'payment.amount',
    status: 'payment.status',
    policyNumber: 'policy.policyNumber',
  },
  defaultSort: 'started,desc',
  tieBreaker: 'payment.id',
};

const PAYMENTS_MAX = 500;

@Injectable()
export class PaymentsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(request: BillingSearchQuery, actor: Actor): Promise<Page<TransactionResponse>> {
    const query = visiblePayments(this.dataSource.manager, actor);
    const { search, policyId, after, before, status, teamId } = request;
    const pattern = search && containingFolded(search);
    if (pattern) query.andWhere('payment.found_text like :pattern', { pattern });
    if (policyId) query.andWhere('payment.policyId = :policyId', { policyId });
    if (status) query.andWhere('payment.status = :status', { status });
    if (teamId) query.andWhere(OF_TEAM, { teamId });
    if (after) query.andWhere('payment.started >= :after', { after });
    if (before) query.andWhere('payment.started <= :before', { before });
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map(toTransaction) };
  }

  /** What was paid of a policy, refunds included, the latest first. */
  async paid(
    by: { id: string } | { policyNumber: string },
    actor: Actor,
  ): Promise<BillingPaymentResponse[]> {
    const { manager } = this.dataSource;
    const { id: policyId } = await findPolicy(manager, by, actor);
    const payments = await visiblePayments(manager, actor)
      .andWhere('payment.policyId = :policyId', { policyId })
      .andWhere(`payment.status = 'Paid'`)
      .orderBy('payment.id', 'DESC')
      .limit(PAYMENTS_MAX)
      .getMany();
    return payments.map(toBillingPayment);
  }

  async transaction(transactionId: string, actor: Actor): Promise<TransactionResponse> {
    const payment = await visiblePayments(this.dataSource.manager, actor)
      .andWhere('payment.transactionId = :transactionId', { transactionId })
      .getOne();
    if (!payment) throw paymentNotFound();
    return toTransaction(payment);
  }

  /** Where the premium of a policy is sent by ACH or wire. */
  async bankInfo(policyNumber: string, actor: Actor): Promise<BankInfoResponse> {
    const { manager } = this.dataSource;
    const { currency } = await findPolicy(manager, { policyNumber }, actor);
    return toBankInfo(await manager.findOneByOrFail(ReceivingAccount, { currency }));
  }
}
