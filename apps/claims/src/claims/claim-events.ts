import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { PolicyCover } from '../covers/policy-cover.entity';
import type { ClaimAction } from '../domain/claim-status';
import type { ClaimsFile } from '../files/claims-file.entity';
import { Account } from '../snapshots/account.entity';
import type { Claim } from './claim.entity';

/** Publishes that what a filed notice says was corrected. */
export const publishCorrected = (tx: Tx, claim: Claim, file: ClaimsFile | null): Promise<void> =>
  publishNotice(tx, claim, { action: 'correct', fileStatus: file?.fileStatus ?? 'OPEN' });

/** Publishes that a circumstance ended without becoming a claim, or was taken up again, and why. */
export const publishCircumstance = (tx: Tx, claim: Claim, action: ClaimAction): Promise<void> =>
  publishNotice(tx, claim, { action, fileStatus: 'OPEN', reason: claim.circumstanceReason });

async function publishNotice(
  tx: Tx,
  claim: Claim,
  told: Pick<EventData<'claim.changed.v1'>, 'action' | 'fileStatus' | 'reason'>,
): Promise<void> {
  const { id: claimId, claimNumber: number, policyId, vendorIds, isCircumstance, endedOn } = claim;
  if (!number) throw new Error(`The claim ${claimId} is not filed.`);
  const cover = await tx.em.findOneByOrFail(PolicyCover, { id: policyId });
  const { accountId, agencyId, carrierId, treatyIds } = cover;
  const account = await tx.em.findOneBy(Account, { id: accountId });
  const teamIds = account?.teamIds ?? [];
  const scope = scopeOf({ accountId, agencyId, teamIds, carrierId, treatyIds, vendorIds });
  const head = { claimId, claimNumber: number, policyId, scope };
  const data = { ...head, ...told, isCircumstance, endedOn };
  await tx.publish({ type: 'claim.changed.v1', data });
}

/** Publishes what was filed: a claim, or a circumstance until it is made one. */
export async function publishFiled(tx: Tx, claim: Claim, cover: PolicyCover): Promise<void> {
  const { id: claimId, claimNumber: number, policyId, notice, reportedDate, vendorIds } = claim;
  if (!number || !reportedDate) throw new Error(`The claim ${claimId} is not filed.`);
  const { isCircumstance } = claim;
  const { accountId, agencyId, carrierId, treatyIds } = cover;
  const account = await tx.em.findOneBy(Account, { id: accountId });
  const teamIds = account?.teamIds ?? [];
  await tx.publish({
    type: 'claim.filed.v1',
    data: {
      claimId,
      claimNumber: number,
      policyId,
      lossDate: notice.lossDate,
      reportedDate,
      causes: [],
      reporterName: notice.name ?? '',
      isCircumstance,
      scope: scopeOf({ accountId, agencyId, teamIds, carrierId, treatyIds, vendorIds }),
    },
  });
}
