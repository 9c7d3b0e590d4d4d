import { Injectable } from '@nestjs/common';
import { DomainError, formatMoney } from '@palisade/kernel';
import type { MinorUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import { financeStatusAfter } from '../domain/finance-status';
import { lockInvoice } from '../invoices/invoice-rows';
import { nextNumber } from '../invoices/next-number';
import { receive } from '../payments/move-money';
import { refundOverpaid } from '../payments/refund-overpaid';
import { Payment } from '../payments/payment.entity';
import { paymentOf } from '../payments/start-payment';
import { findPolicy, lockPolicy, scopeOfPolicy } from '../policies/policy-rows';
import { FinancePlan } from './finance-plan.entity';
import { findPlan } from './finance-rows';
import { Financer } from './financer.entity';

/** What a financer paid. */
export interface Funding {
  policyId: string;
  transactionId: string | null;
  amount: MinorUnits;
  paymentDate: string;
}

@Injectable()
export class FundPlanService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Records that the financer paid what it finances. */
  async fund({ policyId, transactionId, amount, paymentDate }: Funding, actor: Actor) {
    return this.transactions.run(async (tx) => {
      await findPolicy(tx.em, { id: policyId }, actor);
      const policy = await lockPolicy(tx.em, policyId);
      const plan = await findPlan(tx.em, policyId);
      const status = financeStatusAfter(plan.status, 'fund');
      checkFunding(amount, plan);
      const now = this.clock.now();
      const number = transactionId ?? (await nextNumber(tx.em, 'T', now));
      if (await tx.em.existsBy(Payment, { transactionId: number })) {
        throw new DomainError('TRANSACTION_EXISTS', 'This transaction is recorded already.', 409);
      }
      const invoice = await lockInvoice(tx.em, plan.invoiceId);
      const { processorId, currency } = plan;
      const financer = await tx.em.findOneByOrFail(Financer, { id: processorId });
      const wanted = {
        ...{ transactionId: number, amount, method: 'Wire' as const, payer: 'FINANCER' as const },
        ...{ processorName: financer.name, paymentDesc: plan.financeQuoteNumber, now },
        ...{ last4: null, customerEmail: null, isDownPayment: false },
      };
      const payment = { ...paymentOf(invoice, wanted, currency), paymentDate };
      await tx.em.insert(Payment, payment);
      const received = await receive(tx, { payment, invoice, policy }, now);
      await tx.em.update(FinancePlan, { id: plan.id }, { status });
      await refundOverpaid(tx, { invoice: received, policy }, now);
      const scope = scopeOfPolicy(policy);
      const data = { financeId: plan.id, policyId, processorId, currency, amount, scope };
      await tx.publish({ type: 'finance.funded.v1', data });
      return { plan, policy, financer };
    });
  }
}

function checkFunding(amount: MinorUnits, { amountFinanced, currency }: FinancePlan): void {
  if (amount === amountFinanced) return;
  const detail = `The plan finances ${formatMoney(amountFinanced, currency)}.`;
  throw new DomainError('AMOUNT_DIFFERS', detail, 409);
}
