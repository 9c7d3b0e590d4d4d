import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { FollowUnderlyingService } from '../excess/follow-underlying.service';

/** What happens to a policy happens to the excess policies above it. */
@Injectable()
export class UnderlyingConsumer {
  constructor(private readonly excess: FollowUnderlyingService) {}

  @Consumes('policy.cancelled.v1')
  async cancelled({ data }: CloudEvent<'policy.cancelled.v1'>, tx: Tx): Promise<void> {
    const { policyHead, method, cancelDate, reason } = data;
    if (method === 'FLAT') return this.excess.rescind(tx, policyHead.policyId, reason);
    return this.excess.end(tx, policyHead.policyId, cancelDate);
  }

  @Consumes('policy.voided.v1')
  async voided({ data }: CloudEvent<'policy.voided.v1'>, tx: Tx): Promise<void> {
    await this.excess.rescind(tx, data.policyHead.policyId, data.reason);
  }

  @Consumes('policy.reinstated.v1')
  async reinstated({ data }: CloudEvent<'policy.reinstated.v1'>, tx: Tx): Promise<void> {
    await this.excess.runAgain(tx, data.policyHead.policyId);
  }

  @Consumes('policy.endorsed.v1')
  async endorsed({ data }: CloudEvent<'policy.endorsed.v1'>, tx: Tx): Promise<void> {
    await this.excess.follow(tx, data.policyHead.policyId);
  }

  @Consumes('policy.renewed.v1')
  async renewed({ data }: CloudEvent<'policy.renewed.v1'>, tx: Tx): Promise<void> {
    await this.excess.follow(tx, data.policyHead.policyId, data.renewalPolicyId);
  }
}
