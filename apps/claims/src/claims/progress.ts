import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { DiaryEntry } from '../diary/diary-entry.entity';
import { stageOf, stepsOf } from '../domain/progress';
import { ClaimsFile } from '../files/claims-file.entity';
import { Person } from '../snapshots/person.entity';
import { Vendor } from '../snapshots/vendor.entity';
import type { Claim } from './claim.entity';
import type { ClaimProgress } from './claims.dto';

/** How a filed claim stands; null for one that was not filed. */
export async function progressOf(
  em: EntityManager,
  { id, reportedDate, madeClaimOn, isCircumstance, vendorIds }: Claim,
): Promise<ClaimProgress | null> {
  if (!reportedDate) return null;
  const file = await em.findOneBy(ClaimsFile, { id });
  const entries = file ? await em.findBy(DiaryEntry, { claimId: id }) : [];
  const handler = file && (await em.findOneBy(Person, { id: file.handlerId }));
  const vendors = vendorIds.length ? await em.findBy(Vendor, { id: In(vendorIds) }) : [];
  return {
    stage: stageOf(file?.fileStatus ?? null),
    handlerName: handler?.name ?? null,
    vendorNames: vendors.map(({ name }) => name).sort(),
    // Of a circumstance nothing more happens.
    steps: isCircumstance ? [] : stepsOf(madeClaimOn ?? reportedDate, entries),
  };
}
