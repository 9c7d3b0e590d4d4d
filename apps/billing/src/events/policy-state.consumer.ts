import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { PolicyBillsService } from '../policies/policy-bills.service';

type PolicyStateEvent =
  | CloudEvent<'policy.in-force.v1'>
  | CloudEvent<'policy.changed.v1'>
  | CloudEvent<'policy.cancel-pending.v1'>
  | CloudEvent<'policy.cancel-stopped.v1'>;

/** Status and agency of a policy; only a rescinded binder moves money. */
@Injectable()
export class PolicyStateConsumer {
  constructor(private readonly bills: PolicyBillsService) {}

  @Consumes('policy.bor-changed.v1')
  async moved({ data }: CloudEvent<'policy.bor-changed.v1'>, tx: Tx): Promise<void> {
    const isLatest = await this.bills.follow(tx, data);
    if (isLatest) await this.bills.nameAgency(tx, data.policyHead.policyId, data.agent.agencyName);
  }

  @Consumes(
    'policy.in-force.v1',
    'policy.changed.v1',
    'policy.cancel-pending.v1',
    'policy.cancel-stopped.v1',
  )
  async handle({ data }: PolicyStateEvent, tx: Tx): Promise<void> {
    await this.bills.follow(tx, data);
    const { policyId, status } = data.policyHead;
    if (status === 'RESCIND') await this.bills.reverse(tx, policyId, 'Binder rescinded');
  }
}
