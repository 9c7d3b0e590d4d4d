import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { PolicyCover } from '../covers/policy-cover.entity';
import type { ClaimsFile } from '../files/claims-file.entity';
import { Account } from '../snapshots/account.entity';
import type { Claim } from './claim.entity';

/** Publishes that what a filed notice says was corrected. */
export async function publishCorrected(
  tx: Tx,
  claim: Claim,
  file: ClaimsFile | null,
): Promise<void> {
  const { id: claimId, claimNumber: number, policyId, vendorIds, isCircumstance } = claim;
  if (!number) throw new Error(`The claim ${claimId} is not filed.`);
  const cover = await tx.em.findOneByOrFail(PolicyCover, { id: policyId });
  const { accountId, agencyId, carrierId, treatyIds } = cover;
  const account = await tx.em.findOneBy(Account, { id: accountId });
  const teamIds = account?.teamIds ?? [];
  const scope = scopeOf({ accountId, agencyId, teamIds, carrierId, treatyIds, vendorIds });
  const head = { claimId, claimNumber: number, policyId, scope };
  const state = { fileStatus: file?.fileStatus ?? ('OPEN' as const), isCircumstance };
  await tx.publish({ type: 'claim.changed.v1', data: { ...head, ...state, action: 'correct' } });
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
