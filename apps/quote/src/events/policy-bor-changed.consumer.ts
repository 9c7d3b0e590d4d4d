import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { AccountChangesService } from '../closing/account-changes.service';
import { PolicyMirrorService } from '../policies/policy-mirror.service';

@Injectable()
export class PolicyBorChangedConsumer {
  constructor(
    private readonly mirror: PolicyMirrorService,
    private readonly changes: AccountChangesService,
  ) {}

  @Consumes('policy.bor-changed.v1')
  async handle({ data }: CloudEvent<'policy.bor-changed.v1'>, tx: Tx): Promise<void> {
    await this.mirror.saveHead(tx, data.policyHead, data.version);
    const { accountId } = data.scope;
    if (accountId) await this.changes.leaveAgency(tx, accountId, data.fromAgencyId);
  }
}
