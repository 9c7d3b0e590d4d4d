import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { endReasonText } from '@palisade/trade';
import { PolicyMirrorService } from '../policies/policy-mirror.service';
import { RenewalsService } from '../renewals/renewals.service';

@Injectable()
export class PolicyRenewingConsumer {
  constructor(
    private readonly renewals: RenewalsService,
    private readonly mirror: PolicyMirrorService,
  ) {}

  @Consumes('policy.renewal-offered.v1')
  async offered({ data }: CloudEvent<'policy.renewal-offered.v1'>, tx: Tx): Promise<void> {
    await this.mirror.saveHead(tx, data.policyHead, data.version);
    await this.renewals.createAutomatic(tx, data);
  }

  @Consumes('policy.non-renewed.v1')
  async nonRenewed({ data }: CloudEvent<'policy.non-renewed.v1'>, tx: Tx): Promise<void> {
    const { policyHead, reason, version } = data;
    await this.mirror.saveHead(tx, policyHead, version);
    await this.mirror.saveEnding(tx, policyHead, { isEnding: true, version });
    await this.mirror.loseRenewals(tx, policyHead, endReasonText(reason));
  }

  @Consumes('policy.renewed.v1')
  async renewed({ data }: CloudEvent<'policy.renewed.v1'>, tx: Tx): Promise<void> {
    await this.mirror.saveHead(tx, data.policyHead, data.version);
    await this.mirror.followEnd(tx, data.policyHead);
  }
}
