import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { Clock, saveSnapshot } from '@palisade/platform';
import { ReversalsService } from '../cancellations/reversals.service';
import { NON_PAYMENT } from '../domain/cancellation/reasons';
import { paymentState } from '../domain/money/payment-state';
import { changePolicy } from '../policies/change-policy';
import { publishChanged } from '../policies/policy-events';
import { lockTold } from '../policies/policy-rows';
import { FinancePlan } from './finance-plan.entity';
import { Invoice } from './invoice.entity';

/** What billing tells of the money of a policy, and what it changes. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly clock: Clock,
    private readonly reversals: ReversalsService,
  ) {}

  /** An invoice as it is now. */
  async saveInvoice(tx: Tx, invoice: Invoice): Promise<void> {
    await saveSnapshot(tx, Invoice, invoice);
    await this.refresh(tx, invoice.policyId);
  }

  /** An invoice was taken back. */
  async reverseInvoice(tx: Tx, id: string, version: number): Promise<void> {
    const invoice = await tx.em.findOneBy(Invoice, { id });
    if (!invoice) throw new Error(`The invoice ${id} has not come yet.`);
    await this.saveInvoice(tx, { ...invoice, balance: 0, isReversed: true, version });
  }

  /** A finance plan as it is now; what the event leaves out stays. */
  async savePlan(
    tx: Tx,
    told: Pick<FinancePlan, 'id' | 'policyId' | 'version'> & Partial<FinancePlan>,
  ): Promise<void> {
    const plan = await tx.em.findOneBy(FinancePlan, { id: told.id });
    const processorId = told.processorId ?? plan?.processorId;
    if (!processorId) throw new Error(`The finance plan ${told.id} has not come yet.`);
    const before = plan ?? { isFunded: false, isEnded: false };
    await saveSnapshot(tx, FinancePlan, { ...before, ...told, processorId } as FinancePlan);
    await this.refresh(tx, told.policyId);
  }

  /** Brings the row of a policy up to its invoices and plans. */
  private async refresh(tx: Tx, policyId: string): Promise<void> {
    const now = this.clock.now();
    const policy = await lockTold(tx.em, policyId);
    const invoices = await tx.em.findBy(Invoice, { policyId });
    const plans = await tx.em.findBy(FinancePlan, { policyId });
    const patch = paymentState(invoices, plans);
    const change = { action: patch.isPaid ? 'paid' : 'billed', patch, now };
    const changed = await changePolicy(tx, policy, change);
    await publishChanged(tx, changed, change);
    const isSettled = patch.isPaid && changed.cancellation?.reason === NON_PAYMENT;
    if (isSettled && changed.status === 'CANCEL PENDING') {
      await this.reversals.stop(tx, changed, 'Paid in full');
    }
  }
}
