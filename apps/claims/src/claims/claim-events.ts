import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { PolicyCover } from '../covers/policy-cover.entity';
import type { ClaimsFile } from '../files/claims-file.entity';
import { Account } from '../snapshots/account.entity';
import type { Claim } from './claim.entity';

/** Publishes that a filed notice changed: what it says, or what it is. */
export async function publishChanged(
  tx: Tx,
  claim: Claim,
  action: 'correct' | 'makeClaim',
  file: ClaimsFile | null = null,
): Promise<void> {
  const { id: claimId, claimNumber: number, policyId, vendorIds } = claim;
  if (!number) throw new Error(`The claim ${claimId} is not filed.`);
  const cover = await tx.em.findOneByOrFail(PolicyCover, { id: policyId });
  const { accountId, agencyId, carrierId, treatyIds } = cover;
  const account = await tx.em.findOneBy(Account, { id: accountId });
  const teamIds = account?.teamIds ?? [];
  const scope = scopeOf({ accountId, agencyId, teamIds, carrierId, treatyIds, vendorIds });
  const head = { claimId, claimNumber: number, policyId, scope };
  const state = { fileStatus: file?.fileStatus ?? ('OPEN' as const), action };
  await tx.publish({ type: 'claim.changed.v1', data: { ...head, ...state } });
}

/** Publishes a claim that was filed. */
export async function publishFiled(tx: Tx, claim: Claim, cover: PolicyCover): Promise<void> {
  const { id: claimId, claimNumber: number, policyId, notice, reportedDate, vendorIds } = claim;
  if (!number || !reportedDate) throw new Error(`The claim ${claimId} is not filed.`);
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
      scope: scopeOf({ accountId, agencyId, teamIds, carrierId, treatyIds, vendorIds }),
    },
  });
}
