import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Claim } from '../claims/claim.entity';
import { PolicyCover } from '../covers/policy-cover.entity';
import { coverOn } from '../domain/cover';
import { totalOf } from '../domain/reserves';
import { Account } from '../snapshots/account.entity';
import type { ClaimsFile } from './claims-file.entity';

type Head = Pick<EventData<'claim.changed.v1'>, 'claimId' | 'claimNumber' | 'policyId' | 'scope'>;

/** Publishes a step in the life of a file. */
export async function publishChanged(tx: Tx, file: ClaimsFile, action: string): Promise<void> {
  const { head } = await eventPartsOf(tx.em, file);
  const { fileStatus, handlerId } = file;
  await tx.publish({ type: 'claim.changed.v1', data: { ...head, fileStatus, action, handlerId } });
}

/** Publishes what is reserved and what is left of the limit. */
export async function publishReserves(tx: Tx, file: ClaimsFile): Promise<void> {
  const { head, cover, claim } = await eventPartsOf(tx.em, file);
  const { reserves, paid } = file;
  const terms = coverOn(cover, claim.notice.lossDate ?? file.reportedDate);
  const amounts = {
    currency: cover.currency,
    reserves,
    paid,
    total: totalOf(reserves),
    // A reserve holds what is paid of it and what is still to be paid.
    incurred: totalOf(reserves),
    aggregateLeft: (terms?.aggregateLimit ?? 0) - totalOf(paid),
  };
  await tx.publish({ type: 'claim.reserve-changed.v1', data: { ...head, ...amounts } });
}

/** Publishes that a file is closed. */
export async function publishClosed(tx: Tx, file: ClaimsFile): Promise<void> {
  const { head, cover } = await eventPartsOf(tx.em, file);
  const { fileStatus, closedDate, paid, handlerId } = file;
  if (!closedDate) throw new Error(`The file ${file.id} is not closed.`);
  const data = { ...head, fileStatus, closedDate, currency: cover.currency, handlerId };
  await tx.publish({ type: 'claim.closed.v1', data: { ...data, incurred: totalOf(paid) } });
}

async function eventPartsOf(
  em: EntityManager,
  { id }: ClaimsFile,
): Promise<{ head: Head; claim: Claim; cover: PolicyCover }> {
  const claim = await em.findOneByOrFail(Claim, { id });
  const cover = await em.findOneByOrFail(PolicyCover, { id: claim.policyId });
  const { accountId, agencyId, carrierId, treatyIds } = cover;
  const account = await em.findOneBy(Account, { id: accountId });
  const { claimNumber, policyId, vendorIds } = claim;
  if (!claimNumber) throw new Error(`The claim ${id} is not filed.`);
  const teamIds = account?.teamIds ?? [];
  const scope = scopeOf({ accountId, agencyId, teamIds, carrierId, treatyIds, vendorIds });
  return { head: { claimId: id, claimNumber, policyId, scope }, claim, cover };
}
