import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { endReasonText } from '@palisade/trade';
import { PolicyBillsService } from '../policies/policy-bills.service';

@Injectable()
export class PolicyConsumer {
  constructor(private readonly bills: PolicyBillsService) {}

  @Consumes('policy.issued.v1')
  async issued({ data }: CloudEvent<'policy.issued.v1'>, tx: Tx): Promise<void> {
    await this.bills.follow(tx, data);
    await this.bills.reportTaxes(tx, data);
  }

  @Consumes('policy.endorsed.v1')
  async endorsed({ data }: CloudEvent<'policy.endorsed.v1'>, tx: Tx): Promise<void> {
    const { policyHead, insured, charges, effectiveDate, type, goesOn } = data;
    const kind = type === 'ERP' ? ('ERP' as const) : ('ENDORSEMENT' as const);
    const changed = goesOn ? 'Cover goes on' : 'Endorsement';
    const reason = type === 'ERP' ? 'Extended reporting period' : changed;
    await this.bills.follow(tx, data);
    await this.bills.rename(tx, policyHead, insured.name);
    await this.bills.charge(tx, policyHead, { charges, kind, effectiveDate, reason });
  }

  @Consumes('policy.cancelled.v1')
  async cancelled({ data }: CloudEvent<'policy.cancelled.v1'>, tx: Tx): Promise<void> {
    const { policyHead, charges, cancelDate: effectiveDate } = data;
    const reason = `Cancelled: ${endReasonText(data.reason)}`;
    await this.bills.follow(tx, data);
    const change = { charges, kind: 'ENDORSEMENT' as const, effectiveDate, reason };
    await this.bills.charge(tx, policyHead, change);
    await this.bills.awaitReinstatement(tx, policyHead.policyId, -charges.amountDue);
  }

  @Consumes('policy.voided.v1')
  async voided({ data }: CloudEvent<'policy.voided.v1'>, tx: Tx): Promise<void> {
    await this.bills.follow(tx, data);
    await this.bills.reverse(tx, data.policyHead.policyId, `Void: ${endReasonText(data.reason)}`);
  }

  @Consumes('policy.reinstated.v1')
  async reinstated({ data }: CloudEvent<'policy.reinstated.v1'>, tx: Tx): Promise<void> {
    const { policyHead, charges, effectiveDate } = data;
    await this.bills.follow(tx, data);
    const change = { charges, kind: 'REINSTATEMENT' as const, effectiveDate };
    await this.bills.charge(tx, policyHead, { ...change, reason: 'Reinstatement' });
  }
}
