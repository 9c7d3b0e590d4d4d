import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { ClaimHead } from '../snapshots/claim-head.entity';

@Injectable()
export class ClaimChangedConsumer {
  @Consumes('claim.filed.v1')
  async file({ data }: CloudEvent<'claim.filed.v1'>, tx: Tx): Promise<void> {
    const { claimId: id, policyId, claimNumber, version } = data;
    await saveSnapshot(tx, ClaimHead, { id, policyId, claimNumber, fileStatus: null, version });
  }

  @Consumes('claim.changed.v1', 'claim.closed.v1')
  async change(
    { data }: CloudEvent<'claim.changed.v1' | 'claim.closed.v1'>,
    tx: Tx,
  ): Promise<void> {
    const { claimId: id, policyId, claimNumber, fileStatus, version } = data;
    await saveSnapshot(tx, ClaimHead, { id, policyId, claimNumber, fileStatus, version });
  }
}
