import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { DomainClock, picked, saveSnapshot } from '@palisade/platform';
import { IssueService } from '../binders/issue.service';
import { CancellationsService } from '../cancellations/cancellations.service';
import { ReversalsService } from '../cancellations/reversals.service';
import { stillWaits } from '../domain/lifecycle/unpaid';
import type { PaymentState } from '../domain/money/payment-state';
import { paymentState } from '../domain/money/payment-state';
import type { PolicyChange } from '../policies/change-policy';
import { changePolicy, nextDueOf } from '../policies/change-policy';
import { publishChanged } from '../policies/policy-events';
import { lockKnown } from '../policies/policy-rows';
import { followMoney } from '../reinstatement/reinstate-when-ready';
import { waitOf } from '../reinstatement/reinstatement-state';
import { Policy } from '../policies/policy.entity';
import { FinancePlan } from './finance-plan.entity';
import { Invoice } from './invoice.entity';

/** What billing tells of the money of a policy, and what it changes. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly clock: DomainClock,
    private readonly cancellations: CancellationsService,
    private readonly reversals: ReversalsService,
    private readonly issues: IssueService,
  ) {}

  /** An invoice as it is now. */
  async saveInvoice(tx: Tx, invoice: Invoice): Promise<void> {
    await saveSnapshot(tx, Invoice, invoice);
    await this.refresh(tx, invoice.policyId);
  }

  /** Payments of an invoice are under way or no longer are, or it is due on another day. */
  async awaitInvoice(tx: Tx, invoice: Invoice): Promise<void> {
    await saveSnapshot(tx, Invoice, invoice);
    const policy = await lockKnown(tx.em, invoice.policyId);
    const state = await stateOf(tx, policy.id);
    const { owedFrom } = state;
    if (!isDeepStrictEqual(state, { ...picked(policy, state), owedFrom })) {
      return this.refresh(tx, policy.id);
    }
    const dueAt = nextDueOf({ ...policy, owedFrom });
    await tx.em.update(Policy, { id: policy.id }, { owedFrom, dueAt });
  }

  /** An invoice was taken back. */
  async reverseInvoice(tx: Tx, id: string, version: number): Promise<void> {
    const invoice = await knownInvoice(tx, id);
    await this.saveInvoice(tx, { ...invoice, balance: 0, isReversed: true, version });
  }

  /** A finance plan as it is now; what the event leaves out stays. */
  async savePlan(
    tx: Tx,
    change: Pick<FinancePlan, 'id' | 'policyId' | 'version'> & Partial<FinancePlan>,
  ): Promise<void> {
    const plan = await tx.em.findOneBy(FinancePlan, { id: change.id });
    const processorId = change.processorId ?? plan?.processorId;
    if (!processorId) throw new Error(`The finance plan ${change.id} has not come yet.`);
    const before = plan ?? { isFunded: false, isEnded: false };
    await saveSnapshot(tx, FinancePlan, { ...before, ...change, processorId } as FinancePlan);
    await this.refresh(tx, change.policyId);
  }

  /** The financer reports a default: the notice of cancellation goes out. */
  async announceDefault(tx: Tx, policyId: string): Promise<void> {
    await this.cancellations.cancelForDefault(tx, await lockKnown(tx.em, policyId));
  }

  /** The default is cured: the notice stops. */
  async cure(tx: Tx, policyId: string): Promise<void> {
    await this.reversals.settle(tx, await lockKnown(tx.em, policyId), 'The default is cured');
  }

  /** Brings the row of a policy up to its invoices and plans. */
  private async refresh(tx: Tx, policyId: string): Promise<void> {
    const policy = await lockKnown(tx.em, policyId);
    const now = this.clock.now();
    const state = await stateOf(tx, policyId);
    const patch = {
      ...state,
      noticeWaits: stillWaits(policy.noticeWaits, policy, state),
      noticeHold: state.balance > 0 ? policy.noticeHold : null,
    };
    // What is credited away asks for nothing, and was not paid for that.
    const wasPaid = patch.isPaid && patch.paid > 0;
    const change: PolicyChange = { action: wasPaid ? 'paid' : 'billed', patch, now };
    const before = await waitOf(tx.em, policy);
    const changed = await changePolicy(tx, policy, change);
    await publishChanged(tx, changed, change);
    // No money is kept for a policy that can never be issued.
    if (patch.paid > 0 && policy.status === 'BOUND')
      await this.issues.issueWhenReady(tx, policy.quoteId);
    if (patch.isPaid) await this.reversals.settle(tx, changed, 'Paid in full');
    await followMoney(tx, { policy: changed, before, now });
  }
}

async function knownInvoice({ em }: Tx, id: string): Promise<Invoice> {
  const invoice = await em.findOneBy(Invoice, { id });
  if (!invoice) throw new Error(`The invoice ${id} has not come yet.`);
  return invoice;
}

async function stateOf({ em }: Tx, policyId: string): Promise<PaymentState> {
  const invoices = await em.findBy(Invoice, { policyId });
  return paymentState(invoices, await em.findBy(FinancePlan, { policyId }));
}
