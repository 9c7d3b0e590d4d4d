import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Claim } from '../claims/claim.entity';
import { PolicyCover } from '../covers/policy-cover.entity';
import { eventOf, eventTerms } from '../domain/life/book';
import { aggregateLeft } from '../domain/life/limits';
import { totalOf } from '../domain/reserves';
import { bookOf } from '../life/claim-books';
import { Account } from '../snapshots/account.entity';
import type { ClaimsFile } from './claims-file.entity';

type Head = Pick<EventData<'claim.changed.v1'>, 'claimId' | 'claimNumber' | 'policyId' | 'scope'>;

/** Publishes a step in the life of a file. */
export async function publishChanged(
  tx: Tx,
  file: ClaimsFile,
  action: string,
  reason: string | null = null,
): Promise<void> {
  const { head } = await eventPartsOf(tx.em, file);
  const { fileStatus, handlerId, rightsReservedOn } = file;
  await tx.publish({
    type: 'claim.changed.v1',
    data: { ...head, fileStatus, action, handlerId, reason, rightsReservedOn },
  });
}

/** Publishes what is reserved and what is left of the limit. */
export async function publishReserves(tx: Tx, file: ClaimsFile): Promise<void> {
  const { head, cover, claim } = await eventPartsOf(tx.em, file);
  const { reserves, paid } = file;
  const book = await bookOf(tx.em, claim.policyId);
  const life = book.find(({ id }) => id === file.id);
  const terms = life && eventTerms(eventOf(book, life));
  const amounts = {
    currency: cover.currency,
    reserves,
    paid,
    total: totalOf(reserves),
    // A reserve holds what is paid of it and what is still to be paid.
    incurred: totalOf(reserves),
    aggregateLeft: terms ? aggregateLeft(book, terms) : 0,
  };
  await tx.publish({ type: 'claim.reserve-changed.v1', data: { ...head, ...amounts } });
}

/** Publishes that a file is closed. */
export async function publishClosed(
  tx: Tx,
  file: ClaimsFile,
  reason: string | null = null,
): Promise<void> {
  const { head, cover } = await eventPartsOf(tx.em, file);
  const { fileStatus, closedDate, paid, handlerId } = file;
  if (!closedDate) throw new Error(`The file ${file.id} is not closed.`);
  const data = { ...head, fileStatus, closedDate, currency: cover.currency, handlerId, reason };
  await tx.publish({ type: 'claim.closed.v1', data: { ...data, incurred: totalOf(paid) } });
}

/** What the events of a claim say of it. */
export async function eventPartsOf(
  em: EntityManager,
  { id }: { id: string },
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
