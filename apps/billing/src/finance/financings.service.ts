import { Injectable } from '@nestjs/common';
import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { addMonths, DomainError, formatMoney, invalidField } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import { checkCollectedHere } from '../domain/agency-bill';
import type { FinanceAction } from '../domain/finance-status';
import {
  checkCure,
  checkDefault,
  checkDisaffirm,
  checkFinanceable,
  dueWhenDisaffirmed,
  financeStatusAfter,
} from '../domain/finance-status';
import { installmentOf, installmentsDue, payoffOf } from '../domain/installments';
import { moneyOf } from '../domain/invoice-status';
import { changeInvoice } from '../invoices/change-invoice';
import { invoicesOf, lockInvoice } from '../invoices/invoice-rows';
import { nextNumber } from '../invoices/next-number';
import { PolicyBill } from '../policies/policy-bill.entity';
import { findPolicy, lockPolicy } from '../policies/policy-rows';
import { publishDefaulted, publishEnded } from './finance-events';
import { FinancePlan } from './finance-plan.entity';
import { expirePlan, financeFacts, findVisiblePlan, planOf } from './finance-rows';
import { Financer } from './financer.entity';

/** An offer of a premium financer, in minor units. */
export interface Offer {
  policyId: string;
  accountId: string;
  financerName: string;
  customerEmail: string;
  apr: number;
  installments: number;
  totalPremium: MinorUnits;
  downPayment: MinorUnits;
  amountFinanced: MinorUnits;
  installmentAmount: MinorUnits;
}

/** A plan and its policy, both locked. */
interface LockedPlan {
  plan: FinancePlan;
  policy: PolicyBill;
}

/** How plans are offered by staff, and how they end. */
@Injectable()
export class FinancingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Quotes the plan that staff arranged with a financer; the insured signs it on the pay page. */
  async offer(offer: Offer, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { accountId } = await findPolicy(tx.em, { id: offer.policyId }, actor);
      if (accountId !== offer.accountId) {
        throw invalidField('ACCOUNT_DIFFERS', 'The policy is of another account.', '/accountId');
      }
      const policy = await lockPolicy(tx.em, offer.policyId);
      checkCollectedHere(policy);
      const financer = await tx.em.findOneBy(Financer, {
        name: offer.financerName,
        deleted: false,
      });
      if (!financer) {
        const detail = 'This is no premium processor of the platform.';
        throw invalidField('FINANCER_UNKNOWN', detail, '/financerName');
      }
      const due = (await invoicesOf(tx.em, policy.id)).filter(({ balance }) => balance > 0);
      const [oldest] = due;
      if (!oldest) throw new DomainError('NOTHING_DUE', 'Nothing is due for this policy.', 409);
      const money = moneyOf(due);
      checkFinanceable(await financeFacts(tx.em, policy, money));
      checkOffer(offer, money.amountDue, policy);
      const known = await planOf(tx.em, policy.id);
      if (known) {
        await expirePlan(tx, known);
      }
      const plan = await this.planOf(tx, offer, { policy, financer, invoiceId: oldest.id });
      await tx.em.insert(FinancePlan, plan);
      const subject = { subjectType: 'finance-plan', subjectId: plan.id };
      await tx.record({ action: 'finance.offer', ...subject, after: plan });
    });
  }

  /** The insured steps back from an accepted plan: all is due within thirty days. */
  async disaffirm(id: string, actor: Actor): Promise<void> {
    await this.step(id, actor, async (tx, { plan, policy }) => {
      const today = this.today();
      const status = financeStatusAfter(plan.status, 'disaffirm');
      checkDisaffirm(plan.acceptedOn ?? plan.quotedOn, today);
      await this.move(tx, plan, { action: 'disaffirm', patch: { status } });
      await tx.em.update(PolicyBill, { id: policy.id }, { processorId: null });
      for (const { id: invoiceId, balance } of await invoicesOf(tx.em, policy.id)) {
        if (balance <= 0) continue;
        const invoice = await lockInvoice(tx.em, invoiceId);
        const dueDate = dueWhenDisaffirmed(invoice.dueDate, today);
        const change = { action: 'postpone', patch: { dueDate }, now: this.clock.now() };
        await changeInvoice(tx, { invoice, policy }, change);
      }
      await publishEnded(tx, plan, { outcome: 'CANCELLED', policy });
    });
  }

  /** The financer reports that it was not paid: the policy gets its notice. */
  async default(
    id: string,
    { unpaid, noticeSentOn }: { unpaid: MinorUnits; noticeSentOn: PlainDate },
    actor: Actor,
  ): Promise<void> {
    await this.step(id, actor, async (tx, { plan, policy }) => {
      const status = financeStatusAfter(plan.status, 'default');
      checkDefault(noticeSentOn, this.today());
      const { amountFinanced: amount, apr, installments, firstInstallmentDue } = plan;
      const fallenDue = installmentsDue(firstInstallmentDue, this.today());
      const payoff = payoffOf({ amount, apr, installments, fallenDue, unpaid });
      const patch = { status, unpaid, payoff, noticeSentOn };
      await this.move(tx, plan, { action: 'default', patch });
      await publishDefaulted(tx, { plan, unpaid, noticeSentOn }, policy);
    });
  }

  /** The insured has paid the financer after all: the notice is stopped. */
  async cure(id: string, actor: Actor): Promise<void> {
    await this.step(id, actor, async (tx, { plan, policy }) => {
      const status = financeStatusAfter(plan.status, 'cure');
      checkCure(policy.status);
      await this.move(tx, plan, { action: 'cure', patch: { status, unpaid: null, payoff: null } });
      await publishEnded(tx, plan, { outcome: 'CURED', policy });
    });
  }

  /** The last installment was paid. */
  async payOff(id: string, actor: Actor): Promise<void> {
    await this.step(id, actor, async (tx, { plan, policy }) => {
      const status = financeStatusAfter(plan.status, 'payOff');
      await this.move(tx, plan, { action: 'payOff', patch: { status } });
      await publishEnded(tx, plan, { outcome: 'PAID_OFF', policy });
    });
  }

  private async step(
    id: string,
    actor: Actor,
    act: (tx: Tx, locked: LockedPlan) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { policyId } = await findVisiblePlan(tx.em, id, actor);
      await findPolicy(tx.em, { id: policyId }, actor);
      const policy = await lockPolicy(tx.em, policyId);
      const plan = await tx.em.findOneByOrFail(FinancePlan, { id });
      await act(tx, { plan, policy });
    });
  }

  private async move(
    tx: Tx,
    { id, status }: FinancePlan,
    { action, patch }: { action: FinanceAction; patch: Partial<FinancePlan> },
  ): Promise<void> {
    await tx.em.update(FinancePlan, { id }, patch);
    const subject = { subjectType: 'finance-plan', subjectId: id };
    await tx.record({ action: `finance.${action}`, ...subject, before: { status }, after: patch });
  }

  private async planOf(
    tx: Tx,
    { customerEmail: email, apr, installments, totalPremium, downPayment, ...offer }: Offer,
    { policy, financer, invoiceId }: { policy: PolicyBill; financer: Financer; invoiceId: string },
  ): Promise<FinancePlan> {
    const now = this.clock.now();
    const { amountFinanced, installmentAmount } = offer;
    const repaid = installmentAmount * installments;
    return {
      id: newId(),
      policyId: policy.id,
      invoiceId,
      processorId: financer.id,
      currency: policy.currency,
      status: 'QUOTED',
      email,
      apr,
      installments,
      totalPremium,
      downPayment,
      amountFinanced,
      installmentAmount,
      financeCharge: repaid - amountFinanced,
      totalPaymentAmount: downPayment + repaid,
      firstInstallmentDue: addMonths(policy.effectiveDate, 1),
      signature: null,
      acceptedOn: null,
      unpaid: null,
      payoff: null,
      noticeSentOn: null,
      quotedOn: this.today(),
      created: now,
      financeQuoteNumber: await nextNumber(tx.em, 'F', now),
    };
  }

  private today(): PlainDate {
    return this.clock.now().toISOString().slice(0, 10);
  }
}

/** Every figure of an offer follows from what is due, the down payment and the rate. */
function checkOffer(offer: Offer, amountDue: MinorUnits, { currency }: PolicyBill): void {
  const { totalPremium, downPayment, amountFinanced: amount, apr, installments } = offer;
  if (totalPremium !== amountDue) {
    const detail = `The amount due is ${formatMoney(amountDue, currency)}.`;
    throw new DomainError('AMOUNT_DIFFERS', detail, 409);
  }
  if (downPayment >= totalPremium) throw invalidField('INVALID', 'Invalid', '/downPayment');
  if (amount !== totalPremium - downPayment) {
    throw invalidField('INVALID', 'Invalid', '/amountFinanced');
  }
  if (offer.installmentAmount === installmentOf({ amount, apr, installments })) return;
  throw invalidField('INVALID', 'Invalid', '/installmentAmount');
}
