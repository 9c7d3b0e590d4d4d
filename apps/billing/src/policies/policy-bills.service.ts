import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { MinorUnits, PlainDate } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, newId } from '@palisade/platform';
import type { Amounts } from '../domain/invoice-lines';
import { linesOf, totalOf } from '../domain/invoice-lines';
import { createInvoice } from '../invoices/create-invoice';
import { creditPolicy } from '../invoices/credit-policy';
import type { InvoiceKind } from '../invoices/invoice.entity';
import { TaxReportLine } from '../invoices/tax-report-line.entity';
import { tellHeld } from '../unapplied/held-of-policy';
import { payWithHeld } from '../unapplied/transfer-held';
import { PolicyBill } from './policy-bill.entity';
import { lockPolicy } from './policy-rows';

type PolicyEvent = Pick<EventData<'policy.in-force.v1'>, 'policyHead' | 'scope' | 'version'>;

/** What changes in the charges of a policy, and why. */
export interface ChargeChange {
  charges: Amounts;
  kind: InvoiceKind;
  effectiveDate: PlainDate;
  reason: string;
}

/** What billing does when a policy is bound, changed or ended; called by the consumers. */
const RENAME = `
  with policy as (
    update policy_bill set insured_name = $2 where id = $1 returning id, policy_number
  ), renamed as (
    update invoice
    set search_text = invoice_number || ' ' || policy.policy_number || ' ' || $2
    from policy where policy_id = policy.id returning invoice.id, invoice.search_text
  )
  update payment set search_text = transaction_id || ' ' || renamed.search_text
  from renamed where invoice_id = renamed.id
`;

@Injectable()
export class PolicyBillsService {
  constructor(private readonly clock: DomainClock) {}

  /** Keeps what is billed of a new binder and makes its first invoice. */
  async bind(tx: Tx, data: EventData<'binder.bound.v1'>): Promise<void> {
    await tx.em.insert(PolicyBill, billOf(data));
    await this.charge(tx, data.policyHead, {
      charges: data.charges,
      kind: 'NEW',
      effectiveDate: data.policyHead.effectiveDate,
      reason: 'Policy premium',
    });
  }

  /** Bills a binder anew that is extended: its payment terms begin then, where it has begun before. */
  async extend(tx: Tx, { policyHead, charges }: EventData<'binder.extended.v1'>): Promise<void> {
    await lockPolicy(tx.em, policyHead.policyId);
    const today = this.clock.now().toISOString().slice(0, 10);
    const effectiveDate = policyHead.effectiveDate > today ? policyHead.effectiveDate : today;
    const change = { charges, kind: 'NEW' as const, effectiveDate, reason: 'Binder extended' };
    await this.charge(tx, policyHead, change);
  }

  /** Keeps status and scope of a policy as last told; answers whether this was the last. */
  async follow(tx: Tx, { policyHead, scope, version }: PolicyEvent): Promise<boolean> {
    const policy = await lockPolicy(tx.em, policyHead.policyId);
    if (policy.version >= version) return false;
    const { status, endDate } = policyHead;
    // The processor comes from the finance plan, which is kept here.
    const { agencyId, teamIds } = scope;
    const isOver = status !== 'IN REINSTATEMENT PERIOD';
    const ended = isOver ? { reinstatementCharge: null } : {};
    const patch = { status, endDate, agencyId, teamIds, version, ...ended };
    await tx.em.update(PolicyBill, { id: policy.id }, patch);
    return true;
  }

  /** Bills name the agency that has the policy now. */
  async nameAgency(tx: Tx, policyId: string, agencyName: string | null): Promise<void> {
    await tx.em.update(PolicyBill, { id: policyId }, { agencyName });
  }

  /** Bills go to the insured as its policy names it, and are searched by that name. */
  async rename(tx: Tx, { policyId }: { policyId: string }, insuredName: string): Promise<void> {
    await tx.em.query(RENAME, [policyId, insuredName]);
  }

  /** Invoices what more is charged; credits what less is. */
  async charge(
    tx: Tx,
    { policyId }: { policyId: string },
    { charges, kind, effectiveDate, reason }: ChargeChange,
  ): Promise<void> {
    const policy = await lockPolicy(tx.em, policyId);
    const lines = linesOf(charges);
    const now = this.clock.now();
    if (totalOf(lines) > 0) {
      const charge = { policy, kind, charges, effectiveDate, reason, now };
      const invoiceId = await createInvoice(tx, charge);
      if (kind === 'REINSTATEMENT') await payWithHeld(tx, { policy, invoiceId, now });
    } else if (lines.length) {
      await creditPolicy(tx, { policy, amounts: charges, reason, now });
    }
  }

  /** Until its reinstatement period ends, what a policy gets back may be paid again before it is charged. */
  async awaitReinstatement(tx: Tx, policyId: string, returned: MinorUnits): Promise<void> {
    const { status, agencyBilled } = await lockPolicy(tx.em, policyId);
    if (status !== 'IN REINSTATEMENT PERIOD' || agencyBilled) return;
    await tx.em.update(PolicyBill, { id: policyId }, { reinstatementCharge: returned });
    await tellHeld(tx, policyId);
  }

  /** Takes back all that a policy was ever charged, and refunds what was paid. */
  async reverse(tx: Tx, policyId: string, reason: string): Promise<void> {
    const policy = await lockPolicy(tx.em, policyId);
    await creditPolicy(tx, { policy, amounts: null, reason, now: this.clock.now() });
  }

  /** The same of a binder that ended without a policy: what was paid for it is unapplied cash. */
  async release(tx: Tx, policyId: string, refusal: string | undefined): Promise<void> {
    const policy = await lockPolicy(tx.em, policyId);
    const holds = { reason: refusal };
    const credit = { policy, amounts: null, reason: 'Binder expired', holds };
    await creditPolicy(tx, { ...credit, now: this.clock.now() });
  }

  /** Adds what an issued policy owes in taxes and stamping fees to the report. */
  async reportTaxes(tx: Tx, data: EventData<'policy.issued.v1'>): Promise<void> {
    const { policyHead, charges, terms } = data;
    const policy = await lockPolicy(tx.em, policyHead.policyId);
    const { currency, premium, surplusLineTax, surplusStampingFee, ipt } = charges;
    if (surplusLineTax === 0 && surplusStampingFee === 0 && ipt === 0) return;
    await tx.em.insert(TaxReportLine, {
      id: newId(),
      policyId: policy.id,
      policyNumber: policy.policyNumber,
      state: terms.state,
      market: terms.market,
      currency,
      premium,
      surplusLineTax,
      surplusStampingFee,
      ipt,
      brokerName: policy.surplus?.brokerName ?? null,
      licenseNumber: policy.surplus?.licenseNumber ?? null,
      reportedOn: this.clock.now().toISOString().slice(0, 10),
    });
  }
}

function billOf(data: EventData<'binder.bound.v1'>): PolicyBill {
  const { policyHead, insured, agent, terms, charges, scope } = data;
  const { policyId: id, policyNumber, quoteId, product, market, status } = policyHead;
  const { contact, agencyBilled, paymentTerms, commissionPct, surplus, version } = data;
  return {
    id,
    policyNumber,
    quoteId,
    product,
    market,
    status,
    version,
    accountId: insured.accountId,
    agencyId: scope.agencyId,
    agencyName: agent?.agencyName ?? null,
    teamIds: scope.teamIds,
    processorId: null,
    insuredName: insured.name,
    contact,
    state: terms.state,
    currency: charges.currency,
    effectiveDate: policyHead.effectiveDate,
    endDate: policyHead.endDate,
    agencyBilled,
    commissionPct: agencyBilled ? commissionPct : null,
    paymentTerms,
    surplus,
    reinstatementCharge: null,
    boundOn: new Date(data.boundOn),
  };
}
