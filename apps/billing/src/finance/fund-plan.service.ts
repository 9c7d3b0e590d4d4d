import { Injectable } from '@nestjs/common';
import { DomainError, formatMoney } from '@palisade/kernel';
import type { MinorUnits } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import { financeStatusAfter } from '../domain/finance-status';
import { invoicesOf } from '../invoices/invoice-rows';
import type { Invoice } from '../invoices/invoice.entity';
import { nextNumber } from '../invoices/next-number';
import { receive } from '../payments/move-money';
import { refundOverpaid } from '../payments/refund-overpaid';
import { Payment } from '../payments/payment.entity';
import type { Split } from '../payments/split-payment';
import { splitPayment } from '../payments/split-payment';
import { findPolicy, lockPolicy } from '../policies/policy-rows';
import { publishFunded } from './finance-events';
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
      const { processorId, currency } = plan;
      const financer = await tx.em.findOneByOrFail(Financer, { id: processorId });
      const wanted = {
        transactionId: number,
        amount,
        method: 'Wire' as const,
        payer: 'FINANCER' as const,
        processorName: financer.name,
        paymentDesc: plan.financeQuoteNumber,
        now,
        last4: null,
        customerEmail: null,
        isDownPayment: false,
        paymentDate,
      };
      const asking = await financedBy(tx, plan);
      const received: Invoice[] = [];
      for (const share of await splitPayment(tx, { asking, wanted, currency })) {
        received.push(await receive(tx, { ...share, policy }, now));
      }
      await tx.em.update(FinancePlan, { id: plan.id }, { status });
      for (const invoice of received) await refundOverpaid(tx, { invoice, policy }, now);
      await publishFunded(tx, { plan, amount }, policy);
      return { plan, policy, financer };
    });
  }
}

/** The invoices that a plan was made for, with what is open of each; the oldest first. */
async function financedBy(tx: Tx, plan: FinancePlan): Promise<Split['asking']> {
  const invoices = await invoicesOf(tx.em, plan.policyId);
  return invoices
    .filter(({ id, created, balance }) => {
      return id === plan.invoiceId || (created <= plan.created && balance > 0);
    })
    .map((invoice) => ({ invoice, asks: invoice.balance }));
}

function checkFunding(amount: MinorUnits, { amountFinanced, currency }: FinancePlan): void {
  if (amount === amountFinanced) return;
  const detail = `The plan finances ${formatMoney(amountFinanced, currency)}.`;
  throw new DomainError('AMOUNT_DIFFERS', detail, 409);
}
