import { Injectable } from '@nestjs/common';
import { DomainError, invalidField, minorUnitsOf } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import { checkCollectedHere } from '../domain/agency-bill';
import { checkFinanceable, financeStatusAfter, isQuoteOver } from '../domain/finance-status';
import { FINANCE_APR, financeTerms } from '../domain/installments';
import { totalOf } from '../domain/invoice-lines';
import { moneyOf } from '../domain/invoice-status';
import { idsOf, invoicesOf, linesOfInvoices } from '../invoices/invoice-rows';
import type { Invoice } from '../invoices/invoice.entity';
import { nextNumber } from '../invoices/next-number';
import { PolicyBill } from '../policies/policy-bill.entity';
import { findPolicy, lockPolicy } from '../policies/policy-rows';
import { publishAccepted } from './finance-events';
import { FinancePlan } from './finance-plan.entity';
import { expirePlan, financeFacts, financerOf, findPlan, planOf } from './finance-rows';
import type { AcceptFinanceRequest, RequestFinanceRequest } from './finance.dto';
import { toFinancingQuote } from './finance.dto';

@Injectable()
export class FinanceService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Quotes a plan for what is due of a policy; a quote that still fits is given again. */
  async quote(request: RequestFinanceRequest, actor: Actor): Promise<FinancePlan> {
    return this.transactions.run(async (tx) => {
      const policy = await this.lock(tx, request, actor);
      const due = (await invoicesOf(tx.em, policy.id)).filter(({ balance }) => balance > 0);
      const [oldest] = due;
      if (!oldest) throw new DomainError('NOTHING_DUE', 'Nothing is due for this policy.', 409);
      const { amountDue, ...money } = moneyOf(due);
      checkFinanceable(await financeFacts(tx.em, policy, { amountDue, ...money }));
      const known = await planOf(tx.em, policy.id);
      if (known) {
        const isGood = known.invoiceId === oldest.id && known.totalPremium === amountDue;
        if (isGood && !isQuoteOver(known.quotedOn, this.today())) return known;
        await expirePlan(tx, known);
      }
      return this.makePlan(tx, { policy, due, email: request.email });
    });
  }

  /**
   * Accepts the quoted plan with a signature; every figure must be the one that was quoted. Gives
   * the id under which the agreement is printed.
   */
  async accept(request: AcceptFinanceRequest, actor: Actor): Promise<string> {
    return this.transactions.run(async (tx) => {
      const policy = await this.lock(tx, request, actor);
      const plan = await findPlan(tx.em, policy.id);
      const status = financeStatusAfter(plan.status, 'accept');
      if (isQuoteOver(plan.quotedOn, this.today())) {
        throw new DomainError('FINANCE_QUOTE_EXPIRED', 'The financing plan has expired.', 409);
      }
      checkFigures(plan, request);
      const { signature, email } = request;
      const signed = { status, signature, email, acceptedOn: this.today() };
      await tx.em.update(FinancePlan, { id: plan.id }, signed);
      await tx.em.update(PolicyBill, { id: policy.id }, { processorId: plan.processorId });
      const subject = { subjectType: 'finance-plan', subjectId: plan.id };
      await tx.record({ action: 'finance.accept', ...subject, after: { status, signature } });
      const docId = newId();
      const accepted = { plan: { ...plan, signature }, docId, signedAt: this.clock.now() };
      await publishAccepted(tx, accepted, policy);
      return docId;
    });
  }

  private async lock(
    tx: Tx,
    { policyId, productType }: RequestFinanceRequest,
    actor: Actor,
  ): Promise<PolicyBill> {
    checkCollectedHere(await findPolicy(tx.em, { id: policyId }, actor));
    const policy = await lockPolicy(tx.em, policyId);
    if (policy.product === productType) return policy;
    throw invalidField('PRODUCT_DIFFERS', 'The policy is of another product.', '/productType');
  }

  private async makePlan(
    tx: Tx,
    { policy, due, email }: { policy: PolicyBill; due: Invoice[]; email: string },
  ): Promise<FinancePlan> {
    const now = this.clock.now();
    const financer = await financerOf(tx.em);
    const [oldest] = due;
    if (!financer || !oldest)
      throw new DomainError('NOT_FINANCEABLE', 'Nobody finances this policy.', 409);
    const lines = await linesOfInvoices(tx.em, idsOf(due));
    const fees = totalOf(lines, 'brokerFee') + totalOf(lines, 'mgaFee');
    const { id: policyId, currency, effectiveDate } = policy;
    const asked = { amountDue: moneyOf(due).amountDue, fees, effectiveDate };
    const plan: FinancePlan = {
      ...financeTerms(asked, FINANCE_APR),
      id: newId(),
      policyId,
      invoiceId: oldest.id,
      processorId: financer.id,
      currency,
      email,
      status: 'QUOTED',
      signature: null,
      acceptedOn: null,
      unpaid: null,
      payoff: null,
      noticeSentOn: null,
      quotedOn: this.today(),
      created: now,
      financeQuoteNumber: await nextNumber(tx.em, 'F', now),
    };
    await tx.em.insert(FinancePlan, plan);
    const subject = { subjectType: 'finance-plan', subjectId: plan.id };
    await tx.record({ action: 'finance.quote', ...subject, after: plan });
    return plan;
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}

function checkFigures(plan: FinancePlan, request: AcceptFinanceRequest): void {
  const quoted = toFinancingQuote(plan);
  const isSame =
    request.financeQuoteNumber === quoted.FinanceQuoteNumber &&
    minorUnitsOf(request.amountFinanced) === plan.amountFinanced &&
    request.apr === quoted.APR &&
    request.numberOfIntsallments === quoted.NumberOfInstallments &&
    minorUnitsOf(request.totalPremium) === plan.totalPremium &&
    minorUnitsOf(request.downPayment) === plan.downPayment &&
    minorUnitsOf(request.totalPaymentAmount) === plan.totalPaymentAmount &&
    minorUnitsOf(request.installmentAmount) === plan.installmentAmount &&
    minorUnitsOf(request.financeCharge) === plan.financeCharge;
  if (isSame) return;
  throw new DomainError('FINANCE_DIFFERS', 'The plan is not the one that was quoted.', 409);
}
