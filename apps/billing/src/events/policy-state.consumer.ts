import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { PolicyBillsService } from '../policies/policy-bills.service';

type PolicyStateEvent =
  | CloudEvent<'policy.in-force.v1'>
  | CloudEvent<'policy.renewed.v1'>
  | CloudEvent<'policy.changed.v1'>
  | CloudEvent<'policy.cancel-pending.v1'>
  | CloudEvent<'policy.cancel-stopped.v1'>;

/** Status and agency of a policy; only a rescinded binder moves money. */
@Injectable()
export class PolicyStateConsumer {
  constructor(private readonly bills: PolicyBillsService) {}

  @Consumes(
    'policy.in-force.v1',
    'policy.renewed.v1',
    'policy.changed.v1',
    'policy.cancel-pending.v1',
    'policy.cancel-stopped.v1',
  )
  async handle({ data }: PolicyStateEvent, tx: Tx): Promise<void> {
    const isLatest = await this.bills.follow(tx, data);
    const { policyId, status } = data.policyHead;
    if (isLatest && 'agencyName' in data) {
      await this.bills.nameAgency(tx, policyId, data.agencyName ?? null);
    }
    if (status === 'RESCIND') await this.bills.reverse(tx, policyId, 'Binder rescinded');
  }
}
