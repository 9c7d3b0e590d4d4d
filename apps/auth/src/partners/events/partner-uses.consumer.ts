import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { saveUse } from '../partners/partner-uses';

/** Keeps what partners are in use by: nobody deletes one that is. */
@Injectable()
export class PartnerUsesConsumer {
  @Consumes('agency.links-changed.v1')
  async useAgency({ data }: CloudEvent<'agency.links-changed.v1'>, tx: Tx): Promise<void> {
    const { agencyId: subjectId, clusterId, aggregatorId, version } = data;
    await saveUse(tx, 'AGENCY', { subjectId, partnerIds: [clusterId, aggregatorId], version });
  }

  @Consumes('account.created.v1')
  async useNewAccount({ data }: CloudEvent<'account.created.v1'>, tx: Tx): Promise<void> {
    const { insured, aggregatorId, msspIds, version } = data;
    const partnerIds = [aggregatorId, ...msspIds];
    await saveUse(tx, 'ACCOUNT', { subjectId: insured.accountId, partnerIds, version });
  }

  @Consumes('account.links-changed.v1')
  async useAccount({ data }: CloudEvent<'account.links-changed.v1'>, tx: Tx): Promise<void> {
    const { accountId: subjectId, aggregatorId, msspIds, version } = data;
    await saveUse(tx, 'ACCOUNT', { subjectId, partnerIds: [aggregatorId, ...msspIds], version });
  }

  @Consumes('account.status-changed.v1')
  async leaveDeletedAccount(
    { data }: CloudEvent<'account.status-changed.v1'>,
    tx: Tx,
  ): Promise<void> {
    const { accountId: subjectId, to, version } = data;
    if (to === 'Deleted') await saveUse(tx, 'ACCOUNT', { subjectId, partnerIds: [], version });
  }

  @Consumes('binder.bound.v1')
  async usePolicy({ data }: CloudEvent<'binder.bound.v1'>, tx: Tx): Promise<void> {
    const { policyHead, carrierId, version } = data;
    await saveUse(tx, 'POLICY', {
      subjectId: policyHead.policyId,
      partnerIds: [carrierId],
      version,
    });
  }

  @Consumes('claim.changed.v1')
  async useClaim({ data }: CloudEvent<'claim.changed.v1'>, tx: Tx): Promise<void> {
    const { claimId: subjectId, scope, version } = data;
    await saveUse(tx, 'CLAIM', { subjectId, partnerIds: scope.vendorIds, version });
  }

  /** A treaty that ended keeps nobody: what it took stays with its reinsurer by its policies. */
  @Consumes('treaty.saved.v1')
  async useTreaty({ data }: CloudEvent<'treaty.saved.v1'>, tx: Tx): Promise<void> {
    const { treatyId: subjectId, carrierId, reinsurerId, deleted, version } = data;
    const partnerIds = deleted ? [] : [carrierId, reinsurerId];
    await saveUse(tx, 'TREATY', { subjectId, partnerIds, version });
  }

  @Consumes('carrier-profile.saved.v1')
  async usePaper({ data }: CloudEvent<'carrier-profile.saved.v1'>, tx: Tx): Promise<void> {
    const { profileId: subjectId, carrierId, deleted, version } = data;
    await saveUse(tx, 'PAPER', { subjectId, partnerIds: deleted ? [] : [carrierId], version });
  }

  @Consumes('finance.accepted.v1')
  async usePlan({ data }: CloudEvent<'finance.accepted.v1'>, tx: Tx): Promise<void> {
    const { financeId: subjectId, processorId, version } = data;
    await saveUse(tx, 'PLAN', { subjectId, partnerIds: [processorId], version });
  }

  @Consumes('finance.ended.v1')
  async leavePlan({ data }: CloudEvent<'finance.ended.v1'>, tx: Tx): Promise<void> {
    const { financeId: subjectId, outcome, version } = data;
    // A cured plan goes on.
    if (outcome !== 'CURED') await saveUse(tx, 'PLAN', { subjectId, partnerIds: [], version });
  }
}
