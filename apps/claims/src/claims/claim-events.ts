import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { PolicyCover } from '../covers/policy-cover.entity';
import { Account } from '../snapshots/account.entity';
import type { Claim } from './claim.entity';

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
