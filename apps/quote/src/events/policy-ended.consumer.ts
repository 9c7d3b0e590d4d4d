import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { PolicyMirrorService } from '../policies/policy-mirror.service';

@Injectable()
export class PolicyEndedConsumer {
  constructor(private readonly mirror: PolicyMirrorService) {}

  @Consumes('policy.cancelled.v1')
  async ended({ data }: CloudEvent<'policy.cancelled.v1'>, tx: Tx): Promise<void> {
    await this.mirror.saveHead(tx, data.policyHead, data.version);
    await this.mirror.loseRenewals(tx, data.policyHead, data.reason);
  }

  @Consumes('policy.voided.v1')
  async voided({ data }: CloudEvent<'policy.voided.v1'>, tx: Tx): Promise<void> {
    await this.mirror.saveHead(tx, data.policyHead, data.version);
    await this.mirror.bring(tx, data.policyHead, 'void');
    await this.mirror.loseRenewals(tx, data.policyHead, data.reason);
  }

  @Consumes('policy.expired.v1')
  async expired({ data }: CloudEvent<'policy.expired.v1'>, tx: Tx): Promise<void> {
    await this.mirror.saveHead(tx, data.policyHead, data.version);
    await this.mirror.bring(tx, data.policyHead, 'endPolicy');
  }
}
