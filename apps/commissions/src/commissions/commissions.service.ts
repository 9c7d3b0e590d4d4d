import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import { percentOf, sumOf } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, newId } from '@palisade/platform';
import type { LineType } from '../domain/line-type';
import { publishEarned } from './commission-events';
import { Commission } from './commission.entity';
import { PolicyCommission } from './policy-commission.entity';
import { PolicyMoney } from './policy-money.entity';
import { lockMoney, releaseCommissions } from './release-commissions';

type Charges = EventData<'policy.issued.v1'>['charges'];

/** What an act charges, and the premium of each of its lines where there are several. */
interface Charged {
  charges: Charges;
  premiums?: readonly number[];
  /** The policy never was: all that was accrued of it goes back, to the cent. */
  isVoid?: boolean;
}

type PolicyEvent = Pick<EventData<'policy.in-force.v1'>, 'policyHead' | 'version'>;

/** What agencies earn by policies; called by the consumers. */
@Injectable()
export class CommissionsService {
  constructor(private readonly clock: DomainClock) {}

  /** The first commission of a policy; nobody earns by a policy without an agency. */
  async issue(tx: Tx, data: EventData<'policy.issued.v1'>): Promise<void> {
    const { policyHead, insured, charges, commissionPct: pct, scope, parentPolicyId } = data;
    const { policyId: id, policyNumber, effectiveDate } = policyHead;
    const agencyId = scope.agencyId ?? data.agent?.agencyId;
    if (!agencyId) return;
    await lockMoney(tx, id);
    await tx.em.insert(PolicyCommission, {
      id,
      policyNumber,
      agencyId,
      insuredName: insured.name,
      effectiveDate,
      pct,
      currency: charges.currency,
      kept: data.agencyBilled === true,
      premiumCharged: 0,
      version: data.version,
    });
    await this.accrue(tx, data, { charges }, parentPolicyId ? 'RWL' : 'NBS');
  }

  /** Commission of a change in premium, at the rate of the issue; a return charges it back. */
  async accrue(
    tx: Tx,
    { policyHead, version }: PolicyEvent,
    charged: Charged,
    lineType: LineType,
  ): Promise<void> {
    const { charges } = charged;
    const now = this.clock.now();
    const money = await lockMoney(tx, policyHead.policyId);
    const policy = await tx.em.findOneBy(PolicyCommission, { id: policyHead.policyId });
    // Without one the policy has no agency: its events come in order, the issue first.
    if (!policy) return;
    const premiumCharged = policy.premiumCharged + charges.premium;
    await tx.em.update(PolicyCommission, { id: policy.id }, { premiumCharged, version });
    const earned = commissionOf(policy, charged, lineType, now);
    const commission = charged.isVoid
      ? { ...earned, amount: 0 - (await accruedOf(tx, policy.id)) }
      : earned;
    if (commission.commissionable !== 0 || commission.amount !== 0) {
      await tx.em.insert(Commission, commission);
      const subject = { subjectType: 'commission', subjectId: commission.id };
      await tx.record({ action: 'commission.accrue', ...subject, after: commission });
      await publishEarned(tx, commission, policy.policyNumber);
    }
    await releaseCommissions(tx, money, now);
  }

  /** Premium came in; negative when it was taken back because the payment failed later. */
  async receive(tx: Tx, policyId: string, premium: number): Promise<void> {
    await this.addMoney(tx, policyId, { paid: premium, received: premium });
  }

  /** Premium was given back. */
  async refund(tx: Tx, policyId: string, premium: number): Promise<void> {
    await this.addMoney(tx, policyId, { paid: -premium, received: 0 });
  }

  private async addMoney(
    tx: Tx,
    policyId: string,
    { paid, received }: { paid: number; received: number },
  ): Promise<void> {
    const money = await lockMoney(tx, policyId);
    const premiumPaid = money.premiumPaid + paid;
    const premiumReceived = money.premiumReceived + received;
    const known = { ...money, premiumPaid, premiumReceived };
    await tx.em.update(PolicyMoney, { id: policyId }, { premiumPaid, premiumReceived });
    await releaseCommissions(tx, known, this.clock.now());
  }
}

async function accruedOf({ em }: Tx, policyId: string): Promise<number> {
  const accrued = await em.findBy(Commission, { policyId });
  return sumOf(accrued.map(({ amount }) => amount));
}

function commissionOf(
  policy: PolicyCommission,
  { charges, premiums }: Charged,
  lineType: LineType,
  now: Date,
): Commission {
  const { id: policyId, agencyId, currency, pct, policyNumber, insuredName } = policy;
  const { premium, brokerFee, mgaFee, surplusLineTax, surplusStampingFee, ipt } = charges;
  // What an agency keeps is taken off its invoice, which is rounded once.
  const lines = policy.kept ? [premium] : (premiums ?? [premium]);
  return {
    id: newId(),
    policyId,
    agencyId,
    lineType,
    currency,
    pct,
    commissionable: premium,
    amount: sumOf(lines.map((line) => percentOf(line, pct))),
    released: 0,
    nonCommissionable: sumOf([brokerFee, mgaFee, surplusLineTax, surplusStampingFee, ipt]),
    paidOn: null,
    created: now,
    searchText: `${policyNumber} ${insuredName}`,
  };
}
